import { UsersManagement, WorkOsWidgets } from '@workos-inc/widgets';
import '@radix-ui/themes/styles.css';
import '@workos-inc/widgets/styles.css';

const getToken = () => fetch('/api/token').then((answer) => answer.text());

export const TeamPage = () => (
  <WorkOsWidgets>
    <UsersManagement authToken={getToken} />
  </WorkOsWidgets>
);
