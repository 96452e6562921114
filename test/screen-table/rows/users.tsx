import { useUsers } from 'chatdeck/hooks';
import { Users, UsersLoading } from 'chatdeck/screens/users';
import { makeUsersProps } from 'chatdeck/testing';
import type { Rows } from '../row';

export const usersRows = {
  Users: {
    entry: 'screens/users',
    sample: () => <Users {...makeUsersProps()} />,
    Loading: UsersLoading,
    Plugged: () => <Users {...useUsers()} />,
    requests: { currentUser: 1, listDashboardUsers: 1, listInvitations: 1 },
    typing: 'kept',
  },
} satisfies Rows<'Users'>;
