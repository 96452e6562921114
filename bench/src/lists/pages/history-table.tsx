import { ChatdeckTheme, DataTable } from 'chatdeck/ui';
import 'chatdeck/styles.css';
import { expose } from '../../render/harness';
import { columns, page } from '../chats';

expose(() => (
  <ChatdeckTheme>
    <DataTable
      label="History"
      columns={columns}
      rows={page.chats}
      rowKey={({ key }) => key}
      rowName={({ visitor }) => visitor.name}
    />
  </ChatdeckTheme>
));
