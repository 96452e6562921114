import { Table } from 'antd';
import { expose } from '../../render/harness';
import { columns, page } from '../chats';

const antdColumns = columns.map(({ key, header, cell }) => ({
  key,
  title: header,
  render: (_: unknown, chat: (typeof page.chats)[number]) => cell(chat),
}));

expose(() => <Table columns={antdColumns} dataSource={page.chats} rowKey="key" pagination={false} />);
