import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import { readOptions } from '../shared/queries';

/** For admins only: `enabled` prevents the call for everyone else. */
export function dashboardUsersQuery(client: Client, enabled: boolean) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'dashboard-users'],
    queryFn: ({ signal }) => client.dashboardUsers.list({ signal }),
    enabled,
  });
}
