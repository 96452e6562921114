import * as z from 'zod/mini';
import { dashboardUserSchema } from '../entities/dashboard-user';
import { idSchema, rowsOf, type Id } from '../core/tolerant';
import { defineCall, nothing } from './call';

const path = '/dashboard-admin/users';

/** Each of these is `forbidden` to agents. */
export const dashboardUserCalls = {
  /** Everybody who may use the dashboard of this account. */
  listDashboardUsers: defineCall({
    client: 'dashboardUsers.list',
    method: 'GET',
    path,
    access: 'admin',
    args: () => ({}),
    answer: rowsOf(dashboardUserSchema),
  }),
  /** Invites. `invalid` with code `user_exists` or `invalid_email`. */
  inviteDashboardUser: defineCall({
    client: 'dashboardUsers.invite',
    method: 'POST',
    path,
    access: 'admin',
    request: z.object({ email: z.string() }),
    args: (email: string) => ({ body: { email } }),
    answer: nothing,
  }),
  /** Makes an agent an admin, and an admin an agent. */
  toggleDashboardAdmin: defineCall({
    client: 'dashboardUsers.toggleAdmin',
    method: 'PUT',
    path,
    access: 'admin',
    request: z.object({ id: idSchema }),
    args: (id: Id) => ({ body: { id } }),
    answer: nothing,
  }),
  /** Removes a person. An admin, or oneself, is `invalid`. */
  removeDashboardUser: defineCall({
    client: 'dashboardUsers.remove',
    method: 'DELETE',
    path,
    access: 'admin',
    request: z.object({ Id: idSchema }),
    args: (id: Id) => ({ body: { Id: id } }),
    answer: nothing,
  }),
};
