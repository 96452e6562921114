import * as z from 'zod/mini';
import { safeWebAddress } from '../core/address';
import { entity, idSchema, instantField, textField } from '../core/tolerant';

/** Response schema of an invitation that no one has accepted yet. */
export const pendingInvitationSchema = entity({
  /** The invited user’s ID. */
  Id: idSchema,
  email: textField,
  /** When the newest link was made; null if that isn’t known. */
  invitedAt: instantField,
  /** Until when the newest link works. */
  expiresAt: instantField,
});
export type PendingInvitation = z.infer<typeof pendingInvitationSchema>;

/** Response schema of a link that accepts an invitation: anyone who has it can set the password. */
export const invitationLinkSchema = entity({
  link: z.string().check(z.refine((link) => safeWebAddress(link) === link)),
  expiresAt: instantField,
});
