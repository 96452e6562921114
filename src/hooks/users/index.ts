import { mapLoadable } from '../../model/core/loadable';
import { readyRows } from '../../model/core/tolerant';
import { userList, type UsersProps } from '../../model/users/table';
import { useNow } from '../shared/now';
import { currentUserQuery, dashboardUsersQuery, useLoadable } from '../shared/queries';
import { useUserChanges } from './changes';
import { useInvitations } from './invitations';
import { useInvite } from './invite';

/** All props of `Users`. Fetches nothing for a user who isn't an admin. */
export function useUsers(): UsersProps {
  const now = useNow();
  const user = useLoadable(currentUserQuery);
  const isAdmin = user.status === 'ready' && user.data.admin;
  const selfId = user.status === 'ready' ? user.data.Id : '';
  const rows = useLoadable((client) => dashboardUsersQuery(client, isAdmin));
  const known = rows.status === 'ready' ? readyRows(rows.data).map(({ email }) => email) : [];

  const { form, outcomes } = useInvite(selfId, known);
  const { changes, onAdminToggle, onDelete } = useUserChanges(selfId);
  const invitations = useInvitations(isAdmin);
  return { users: usersOf(), now, invite: form, outcomes, invitations, onAdminToggle, onDelete };

  function usersOf(): UsersProps['users'] {
    if (user.status !== 'ready') return user;
    return isAdmin ? mapLoadable(rows, (all) => userList(all, selfId, changes)) : { status: 'adminRequired' };
  }
}
