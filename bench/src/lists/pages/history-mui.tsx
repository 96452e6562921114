import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { expose } from '../../render/harness';
import { columns, page } from '../chats';

expose(() => (
  <TableContainer component={Paper}>
    <Table>
      <TableHead>
        <TableRow>
          {columns.map(({ key, header }) => (
            <TableCell key={key}>{header}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {page.chats.map((chat) => (
          <TableRow key={chat.key}>
            {columns.map(({ key, cell }) => (
              <TableCell key={key}>{cell(chat)}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
));
