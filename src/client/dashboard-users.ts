import {
  inviteDashboardUser,
  listDashboardUsers,
  removeDashboardUser,
  toggleDashboardAdmin,
} from '../model/calls/users';
import type { Id } from '../model/core/tolerant';
import type { CallOptions } from './options';
import type { Send } from './transport';

/** Each of these is `forbidden` to agents. */
export function dashboardUserCalls(send: Send) {
  return {
    /** Everybody who may use the dashboard: GET /dashboard-admin/users. */
    list: (options?: CallOptions) => send(listDashboardUsers, { params: {} }, options),
    /** Invites: POST /dashboard-admin/users. `invalid` with code `user_exists` or `invalid_email`. */
    invite: (email: string, options?: CallOptions) =>
      send(inviteDashboardUser, { params: {}, body: { email } }, options),
    /** Makes an agent an admin, and an admin an agent: PUT /dashboard-admin/users. */
    toggleAdmin: (id: Id, options?: CallOptions) => send(toggleDashboardAdmin, { params: {}, body: { id } }, options),
    /** Removes a person: DELETE /dashboard-admin/users. An admin, or oneself, is `invalid`. */
    remove: (id: Id, options?: CallOptions) => send(removeDashboardUser, { params: {}, body: { Id: id } }, options),
  };
}
