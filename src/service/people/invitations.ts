import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { invitationAnswer } from '../accounts/answers';
import { notFound, Refusal } from '../base/refusal';
import type { InvitationStore } from '../contract/invitation-store';
import type { Mail } from '../contract/ports';
import type { UserRecord } from '../contract/records';
import type { ServiceContext } from '../http/context';
import { bind, readId, type Asked, type Caller } from '../http/handle';
import { createLimits, inviteLimit, inviteLinkAddressLimit, inviteLinkLimit } from '../http/limits';
import { checkStillAdmin } from './admins';
import { inviteMail } from './mails';
import { makePasswordLink } from './password-links';

const inviteMinutes = 7 * 24 * 60;

interface InvitationLink {
  url: string;
  invitedAt: Date;
  expiresAt: Date;
}

/** Gives an invited user a link in place of all earlier ones, unless `check` throws; undefined if they are gone. */
export async function issueInvitation(
  context: ServiceContext,
  invited: UserRecord,
  check: Parameters<InvitationStore['issue']>[2] = () => undefined,
): Promise<InvitationLink | undefined> {
  const { store, now } = context;
  const invitedAt = now();
  const { url, record } = await makePasswordLink(context, invited, inviteMinutes);
  const isIssued = store.invitations
    ? await store.invitations.issue(record, invitedAt, check)
    : await store.passwordResets.create(record, invitedAt);
  return isIssued ? { url, invitedAt, expiresAt: record.expiresAt } : undefined;
}

/** Emails an invitation before anyone reads that it was sent. */
export async function mailInvitation({ mailer }: ServiceContext, mail: Mail, failure: string): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (cause) {
    const refusal = new Refusal(503, 'mail_unavailable', failure);
    refusal.cause = cause;
    throw refusal;
  }
}

/** The invitations that no one has accepted yet, for admins only. */
export function invitationRoutes(app: Hono, context: ServiceContext): void {
  const { store, now } = context;
  const { invitations } = store;
  if (!invitations) return;
  const limits = createLimits(store, now);

  bind(app, context, calls.listInvitations, async ({ caller: { user } }) => {
    const [pending, users] = await Promise.all([invitations.list(user.accountId), store.users.list(user.accountId)]);
    return pending.flatMap((invitation) => {
      const invited = users.find(({ id }) => id === invitation.userId);
      return invited && hasNeverSignedIn(invited) ? [invitationAnswer(invitation, invited.email)] : [];
    });
  });

  bind(app, context, calls.resendInvitation, async (asked) => {
    const { user: inviter } = asked.caller;
    // Each emails someone who didn’t ask for it.
    const { invited, link } = await renew(asked, () => limits.take(inviteLimit, String(inviter.accountId)));
    const failure = 'The email couldn’t be sent, and earlier links no longer work. Try again, or copy a link.';
    await mailInvitation(context, inviteMail(invited.email, link.url, inviter.email), failure);
    const { id: userId, accountId, email } = invited;
    return invitationAnswer({ userId, accountId, ...link }, email);
  });

  bind(app, context, calls.createInvitationLink, async (asked) => {
    const { url, expiresAt } = (await renew(asked)).link;
    return { link: url, expiresAt: expiresAt.toISOString() };
  });

  bind(app, context, calls.cancelInvitation, async ({ caller, body }) => {
    const userId = readId(body.id);
    if (userId === caller.user.id) throw new Refusal(400, 'own_user', 'You can’t cancel your own invitation.');
    const isRemoved = await store.users.remove(caller.user.accountId, userId, now(), (current, everybody) => {
      checkStillAdmin(caller, everybody);
      // An admin who has never logged in doesn’t count, so the account keeps another one.
      checkPending(current);
    });
    if (!isRemoved) throw notFound();
    return undefined;
  });

  /** A new link for a pending invitation. */
  async function renew(
    { caller, body, http }: RenewalAsked,
    takeOwn?: () => Promise<void>,
  ): Promise<{ invited: UserRecord; link: InvitationLink }> {
    const invited = await store.users.find(caller.user.accountId, readId(body.id));
    if (!invited) throw notFound();
    await limits.take(inviteLinkAddressLimit, context.clientAddress(http));
    await limits.take(inviteLinkLimit, `${invited.accountId} ${invited.id}`);
    await takeOwn?.();
    const link = await issueInvitation(context, invited, (current, everybody, invitation) => {
      checkStillAdmin(caller, everybody);
      // Anything else would let an admin take over another user’s login.
      if (!invitation || !hasNeverSignedIn(current)) throw notPending();
    });
    if (!link) throw notFound();
    return { invited, link };
  }
}

type RenewalAsked = Pick<Asked<string, { id: string | number }, unknown>, 'body' | 'http'> & { caller: Caller };

/** Rejects what only an invitation that is still pending allows. */
export function checkPending(user: UserRecord): void {
  if (!hasNeverSignedIn(user)) throw notPending();
}

/** A partner’s people have no password to set. */
function hasNeverSignedIn({ lastSignedInAt, partnerId }: UserRecord): boolean {
  return lastSignedInAt === null && partnerId === null;
}

function notPending(): Refusal {
  return new Refusal(400, 'not_pending', 'There is no pending invitation for this user. They may have accepted it.');
}
