import * as z from 'zod/mini';
import { defineCall, nothing } from './call';
import { dashboardUserSchema } from '../entities/dashboard-user';
import { idSchema, rowsOf } from '../core/tolerant';
import { userSchema } from '../entities/user';

/** GET /users/current: the person with their account and every widget's newest settings. */
export const currentUser = defineCall({ method: 'GET', path: '/users/current', access: 'user', answer: userSchema });

/** POST /users/legal_confirmation/{kind}/{version}: accepts the terms; `kind` is `terms_and_privacy_policy`. */
export const confirmTerms = defineCall({
  method: 'POST',
  path: '/users/legal_confirmation/{kind}/{version}',
  access: 'user',
  answer: nothing,
});

/** GET /users/rate/{value}: stores how likely the person is to recommend the product, 0-10, -1 for a dismissal. */
export const rate = defineCall({
  method: 'GET',
  path: '/users/rate/{value}',
  access: 'user',
  answer: nothing,
  hasSideEffect: true,
});

const dashboardUsersPath = '/dashboard-admin/users';

/** GET /dashboard-admin/users: everybody who may use the dashboard of this account. */
export const listDashboardUsers = defineCall({
  method: 'GET',
  path: dashboardUsersPath,
  access: 'admin',
  answer: rowsOf(dashboardUserSchema),
});

/** POST /dashboard-admin/users: invites. Refused with `user_exists` or `invalid_email`. */
export const inviteDashboardUser = defineCall({
  method: 'POST',
  path: dashboardUsersPath,
  access: 'admin',
  request: z.object({ email: z.string() }),
  answer: nothing,
});

/** PUT /dashboard-admin/users: makes an agent an admin, and an admin an agent. */
export const toggleDashboardAdmin = defineCall({
  method: 'PUT',
  path: dashboardUsersPath,
  access: 'admin',
  request: z.object({ id: idSchema }),
  answer: nothing,
});

/** DELETE /dashboard-admin/users: removes somebody who is not an admin and not oneself. */
export const removeDashboardUser = defineCall({
  method: 'DELETE',
  path: dashboardUsersPath,
  access: 'admin',
  request: z.object({ Id: idSchema }),
  answer: nothing,
});
