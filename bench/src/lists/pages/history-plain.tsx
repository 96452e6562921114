import { expose } from '../../render/harness';
import '../../render/pages/plain.css';
import { columns, page } from '../chats';

expose(() => (
  <table>
    <thead>
      <tr>
        {columns.map(({ key, header }) => (
          <th key={key}>{header}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {page.chats.map((chat) => (
        <tr key={chat.key}>
          {columns.map(({ key, cell }) => (
            <td key={key}>{cell(chat)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
));
