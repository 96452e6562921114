import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { isLastAdmin } from '../../model/users/last-admin';
import { dashboardUserAnswer } from '../accounts/answers';
import type { ServiceContext } from '../http/context';
import { emailTaken, newEmail } from '../base/emails';
import { bind, readId, type Caller } from '../http/handle';
import { createLimits, inviteLimit } from '../http/limits';
import { inviteMail, resetLink } from './mails';
import { newPasswordToken } from './passwords';
import { noPartner, type UserRecord } from '../contract/records';
import { notAdmin, notFound, Refusal } from '../base/refusal';

const inviteMinutes = 7 * 24 * 60;

/** The users of an account’s dashboard, for admins only. */
export function dashboardUserRoutes(app: Hono, context: ServiceContext): void {
  const { store, passwords, mailer, appUrl, now, newToken } = context;
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
    context.later({ method: 'POST', path: calls.inviteDashboardUser.path }, async () => {
      const token = await newPasswordToken(context, user, inviteMinutes);
      if (token === undefined) return;
      await mailer.send(inviteMail(email, resetLink(appUrl, token), caller.user.email));
    });
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
}

/** Checks the caller again, now that no one else can change who is an admin. */
function checkStillAdmin({ user }: Caller, everybody: readonly UserRecord[]): void {
  if (!everybody.some(({ id, isAdmin }) => isAdmin && id === user.id)) throw notAdmin();
}

function checkNotLastAdmin(user: UserRecord, everybody: readonly UserRecord[]): void {
  if (!isLastAdmin(user, everybody)) return;
  throw new Refusal(
    400,
    'last_admin',
    'Your account needs at least one active admin. Make another active user an admin first.',
  );
}
