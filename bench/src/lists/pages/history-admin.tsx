import fakeDataProvider from 'ra-data-fakerest';
import {
  AdminContext,
  Datagrid,
  FunctionField,
  ListContextProvider,
  ResourceContextProvider,
  useList,
} from 'react-admin';
import { expose } from '../../render/harness';
import { columns, page } from '../chats';

const chats = page.chats.map((chat) => ({ ...chat, id: chat.key }));
const dataProvider = fakeDataProvider({ chats: [] });

/** As its documents show a list of data that is there already. */
function History() {
  const list = useList({ data: chats, resource: 'chats', perPage: chats.length });
  return (
    <ListContextProvider value={list}>
      <Datagrid bulkActionButtons={false} rowClick={false}>
        {columns.map(({ key, header, cell }) => (
          <FunctionField key={key} label={header} render={(chat: (typeof chats)[number]) => cell(chat)} />
        ))}
      </Datagrid>
    </ListContextProvider>
  );
}

expose(() => (
  <AdminContext dataProvider={dataProvider}>
    <ResourceContextProvider value="chats">
      <History />
    </ResourceContextProvider>
  </AdminContext>
));
