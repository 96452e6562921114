import type * as z from 'zod/mini';
import { entity, flagField, idSchema, instantField, textField } from '../core/tolerant';

/** Answer schema of a person who may use the dashboard. */
export const dashboardUserSchema = entity({
  Id: idSchema,
  email: textField,
  admin: flagField,
  /** None, sent as a text that starts with 0000: invited, and not signed in yet. */
  lastSignedInAt: instantField,
});
export type DashboardUser = z.infer<typeof dashboardUserSchema>;
