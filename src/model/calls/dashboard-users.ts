import * as z from 'zod/mini';
import { dashboardUserSchema } from '../entities/dashboard-user';
import { idSchema, rowsOf, type Id } from '../core/tolerant';
import { defineCall, nothing } from './call';

const path = '/dashboard-admin/users';

/** Each of these is `forbidden` for agents. */
export const dashboardUserCalls = {
  /** Everyone who can use this account's dashboard. */
  list: defineCall({
    name: 'listDashboardUsers',
    method: 'GET',
    path,
    access: 'admin',
    args: () => ({}),
    answer: rowsOf(dashboardUserSchema),
  }),
  /** Invites a user. `invalid` with code `user_exists` or `invalid_email`. */
  invite: defineCall({
    name: 'inviteDashboardUser',
    method: 'POST',
    path,
    access: 'admin',
    request: z.object({ email: z.string() }),
    args: (email: string) => ({ body: { email } }),
    answer: nothing,
  }),
  /** Makes an agent an admin, or an admin an agent. */
  toggleAdmin: defineCall({
    name: 'toggleDashboardAdmin',
    method: 'PUT',
    path,
    access: 'admin',
    request: z.object({ id: idSchema }),
    args: (id: Id) => ({ body: { id } }),
    answer: nothing,
  }),
  /** Removes a user. Removing an admin or yourself is `invalid`. */
  remove: defineCall({
    name: 'removeDashboardUser',
    method: 'DELETE',
    path,
    access: 'admin',
    request: z.object({ Id: idSchema }),
    args: (id: Id) => ({ body: { Id: id } }),
    answer: nothing,
  }),
};
