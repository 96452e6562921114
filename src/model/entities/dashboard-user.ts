import type * as z from 'zod/mini';
import { entity, flagField, idSchema, instantField, textField } from '../core/tolerant';

/** Response schema of a dashboard user. */
export const dashboardUserSchema = entity({
  Id: idSchema,
  email: textField,
  admin: flagField,
  /** Null for an invited user who has not signed in yet, sent as text that starts with 0000. */
  lastSignedInAt: instantField,
});
export type DashboardUser = z.infer<typeof dashboardUserSchema>;
