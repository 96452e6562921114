import { Table, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { expose } from '../../render/harness';
import { columns, page } from '../chats';

expose(() => (
  <Theme>
    <Table.Root>
      <Table.Header>
        <Table.Row>
          {columns.map(({ key, header }) => (
            <Table.ColumnHeaderCell key={key}>{header}</Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {page.chats.map((chat) => (
          <Table.Row key={chat.key}>
            {columns.map(({ key, cell }) => (
              <Table.Cell key={key}>{cell(chat)}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Theme>
));
