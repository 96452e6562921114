import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';

/** Admins only: `enabled` keeps the call from everybody else. */
export function dashboardUsersQuery(client: Client, enabled: boolean) {
  return queryOptions({
    retry: false,
    networkMode: 'always',
    staleTime: 1000,
    queryKey: [client.session.id, 'dashboard-users'],
    queryFn: ({ signal }) => client.dashboardUsers.list({ signal }),
    enabled,
  });
}
