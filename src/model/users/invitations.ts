import type { PendingInvitation } from '../entities/pending-invitation';
import type { Loadable } from '../core/loadable';
import type { Problem } from '../core/problem';
import { isSameId, type Id, type Instant } from '../core/tolerant';

/** What an admin can do with a pending invitation. */
export type InvitationAction = 'resend' | 'link' | 'cancel';

/** An invitation that no one has accepted yet, as the user’s row shows it. */
export interface InvitationView {
  /** The invited user’s ID. */
  id: Id;
  /** When the newest link was made; null if that isn’t known. */
  invitedAt: Instant | null;
  /** Until when it works; null if that isn’t known. */
  expiresAt: Instant | null;
  /** The action in progress. */
  change?: InvitationAction | undefined;
}

/** A link to hand to an invited user. It is a secret: don’t log or store it. */
export interface InvitationLink {
  /** The invited user’s ID. */
  id: Id;
  link: string;
  expiresAt: Instant | null;
}

/** What became of the last action. */
export interface InvitationOutcome {
  /** The invited user’s ID. The user may be gone. */
  id: Id;
  email: string;
  action: InvitationAction;
  /** Why it failed. */
  problem?: Problem | undefined;
}

/** Pending invitations and what admins can do with them. */
export interface Invitations {
  list: Loadable<readonly InvitationView[]>;
  /** What became of the last action; undefined while one is in progress. */
  outcome?: InvitationOutcome | undefined;
  /** The link that was asked for last, until it is closed. */
  link?: InvitationLink | undefined;
  /** Emails a new link. */
  onResend(id: Id): void;
  /** Makes a new link to copy. */
  onLinkCreate(id: Id): void;
  /** The user has copied the link, or doesn’t need it: forget it. */
  onLinkClose(): void;
  /** Removes the invited user after confirmation. */
  onCancel(id: Id): void;
}

/** Pending invitations with what is in progress, by the user’s ID as text. */
export function invitationViews(
  pending: readonly PendingInvitation[],
  changes: Readonly<Record<string, InvitationAction | undefined>>,
): InvitationView[] {
  return pending.map(({ Id: id, invitedAt, expiresAt }) => ({ id, invitedAt, expiresAt, change: changes[String(id)] }));
}

/** The pending invitation of a user, once it is known. */
export function invitationOf(invitations: Invitations | undefined, id: Id): InvitationView | undefined {
  if (invitations?.list.status !== 'ready') return undefined;
  return invitations.list.data.find((invitation) => isSameId(invitation.id, id));
}

/** Whether the newest link no longer works. */
export function isLinkExpired({ expiresAt }: Pick<InvitationView, 'expiresAt'>, now: Instant): boolean {
  return expiresAt !== null && expiresAt <= now;
}
