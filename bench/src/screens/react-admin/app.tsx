import fakeRestDataProvider from 'ra-data-fakerest';
import {
  Admin,
  Create,
  Datagrid,
  DateField,
  Edit,
  EditButton,
  List,
  NumberField,
  Resource,
  SimpleForm,
  TextField,
  TextInput,
  required,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

/** As its tutorial and its simple example begin: a list, an editor and a form over data in the page. */
const data = {
  posts: Array.from({ length: 13 }, (_, index) => ({
    id: index + 1,
    title: `Post ${index + 1}`,
    teaser: 'Fusce massa lorem, pulvinar a posuere ut, accumsan ac nisi',
    views: 143 * index,
    published_at: new Date(2012, 7, 6 + index),
  })),
};
const filters = [<TextInput key="q" source="q" label="Search" alwaysOn />];

const PostList = () => (
  <List filters={filters}>
    <Datagrid>
      <TextField source="id" />
      <TextField source="title" />
      <DateField source="published_at" />
      <NumberField source="views" />
      <EditButton />
    </Datagrid>
  </List>
);
const fields = [
  <TextInput key="title" source="title" validate={required()} />,
  <TextInput key="teaser" source="teaser" multiline />,
];
const PostEdit = () => (
  <Edit>
    <SimpleForm>{fields}</SimpleForm>
  </Edit>
);
const PostCreate = () => (
  <Create>
    <SimpleForm>{fields}</SimpleForm>
  </Create>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={fakeRestDataProvider(data)} disableTelemetry>
      <Resource name="posts" list={PostList} edit={PostEdit} create={PostCreate} />
    </Admin>,
  );
}
