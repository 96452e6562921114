import * as z from 'zod/mini';
import { invitationLinkSchema, pendingInvitationSchema } from '../entities/pending-invitation';
import { idSchema, listOf, type Id } from '../core/tolerant';
import { defineCall, nothing } from './call';

const path = '/dashboard-admin/invitations';
const request = z.object({ id: idSchema });

/**
 * Invitations that no one has accepted yet, by the ID of the invited user. Each call is `forbidden` for agents. A user
 * without a pending invitation is `invalid` with code `not_pending`.
 */
export const invitationCalls = {
  /** The account’s pending invitations, also those whose link has expired. */
  list: defineCall({
    name: 'listInvitations',
    method: 'GET',
    path,
    access: 'admin',
    isOptional: true,
    args: () => ({}),
    answer: listOf(pendingInvitationSchema),
  }),
  /** Emails a new link. Earlier links stop working. Too many are `rateLimited`. */
  resend: defineCall({
    name: 'resendInvitation',
    method: 'POST',
    path,
    access: 'admin',
    isOptional: true,
    request,
    args: (id: Id) => ({ body: { id } }),
    answer: nothing,
  }),
  /**
   * Makes a new link and returns it, instead of emailing it. Earlier links stop working. The link is a secret: it is
   * never returned again, so don’t log or store it. Too many are `rateLimited`.
   */
  createLink: defineCall({
    name: 'createInvitationLink',
    method: 'POST',
    path: `${path}/link`,
    access: 'admin',
    isOptional: true,
    request,
    args: (id: Id) => ({ body: { id } }),
    answer: invitationLinkSchema,
  }),
  /** Removes a user who has never logged in, and their links. */
  cancel: defineCall({
    name: 'cancelInvitation',
    method: 'DELETE',
    path,
    access: 'admin',
    isOptional: true,
    request,
    args: (id: Id) => ({ body: { id } }),
    answer: nothing,
  }),
};
