import * as z from 'zod/mini';
import { dashboardUserSchema } from '../entities/dashboard-user';
import { idSchema, rowsOf, type Id } from '../core/tolerant';
import { defineCall, nothing } from './call';

const path = '/dashboard-admin/users';

/** Each of these is `forbidden` to agents. */
export const dashboardUserCalls = {
  /** Everybody who may use the dashboard of this account. */
  list: defineCall({
    name: 'listDashboardUsers',
    method: 'GET',
    path,
    access: 'admin',
    args: () => ({}),
    answer: rowsOf(dashboardUserSchema),
  }),
  /** Invites. `invalid` with code `user_exists` or `invalid_email`. */
  invite: defineCall({
    name: 'inviteDashboardUser',
    method: 'POST',
    path,
    access: 'admin',
    request: z.object({ email: z.string() }),
    args: (email: string) => ({ body: { email } }),
    answer: nothing,
  }),
  /** Makes an agent an admin, and an admin an agent. */
  toggleAdmin: defineCall({
    name: 'toggleDashboardAdmin',
    method: 'PUT',
    path,
    access: 'admin',
    request: z.object({ id: idSchema }),
    args: (id: Id) => ({ body: { id } }),
    answer: nothing,
  }),
  /** Removes a person. An admin, or oneself, is `invalid`. */
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
