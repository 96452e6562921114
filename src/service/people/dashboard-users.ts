import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { dashboardUserAnswer } from '../accounts/answers';
import type { ServiceContext } from '../http/context';
import { emailTaken, newEmail } from '../base/emails';
import { bind, readId } from '../http/handle';
import { createLimits, inviteLimit } from '../http/limits';
import { checkNotLastAdmin, checkStillAdmin } from './admins';
import { checkPending, issueInvitation, mailInvitation } from './invitations';
import { inviteMail } from './mails';
import type { Mail } from '../contract/ports';
import { noPartner, type UserRecord } from '../contract/records';
import { notFound, Refusal } from '../base/refusal';

/** The users of an account’s dashboard, for admins only. */
export function dashboardUserRoutes(app: Hono, context: ServiceContext): void {
  const { store, passwords, now, newToken } = context;
  const limits = createLimits(store, now);

  bind(app, context, calls.listDashboardUsers, async ({ caller }) => {
    const users = await store.users.list(caller.user.accountId);
    return users.map(dashboardUserAnswer);
  });

  bind(app, context, calls.inviteDashboardUser, async ({ caller, body }) => {
    const email = newEmail(body.email);
    await limits.take(inviteLimit, String(caller.user.accountId));
    const newcomer = {
      accountId: caller.user.accountId,
      email,
      // Unusable until the user sets a password.
      passwordHash: await passwords.hash(newToken()),
      isAdmin: false,
      acceptedTerms: '',
      showsRatingPrompt: false,
      rating: null,
      lastSignedInAt: null,
      ...noPartner,
    };
    const user = await store.users.create(newcomer, (everybody) => checkStillAdmin(caller, everybody));
    if (!user) throw emailTaken();
    const link = await issueInvitation(context, user);
    if (link) await mailOrUndo(user, inviteMail(email, link.url, caller.user.email));
    return dashboardUserAnswer(user);
  });

  bind(app, context, calls.toggleDashboardAdmin, async ({ caller, body }) => {
    const user = await store.users.update(caller.user.accountId, readId(body.id), (current, everybody) => {
      checkStillAdmin(caller, everybody);
      checkNotLastAdmin(current, everybody);
      return { isAdmin: !current.isAdmin };
    });
    if (!user) throw notFound();
    return dashboardUserAnswer(user);
  });

  bind(app, context, calls.removeDashboardUser, async ({ caller, body }) => {
    const userId = readId(body.Id);
    if (userId === caller.user.id) throw new Refusal(400, 'own_user', 'You can’t delete yourself.');
    const isRemoved = await store.users.remove(caller.user.accountId, userId, now(), (current, everybody) => {
      checkStillAdmin(caller, everybody);
      checkNotLastAdmin(current, everybody);
      if (current.isAdmin) throw new Refusal(400, 'is_admin', 'Remove this user’s admin role first.');
    });
    if (!isRemoved) throw notFound();
    return undefined;
  });

  /** Without the email, the newcomer is removed: a second attempt would say that they are a user already. */
  async function mailOrUndo({ id, accountId }: UserRecord, mail: Mail): Promise<void> {
    try {
      await mailInvitation(context, mail, 'The invitation couldn’t be emailed, so the user wasn’t added. Try again.');
    } catch (error) {
      await store.users.remove(accountId, id, now(), checkPending);
      throw error;
    }
  }
}
