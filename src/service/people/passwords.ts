import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { isResetToken } from '../../model/session/signup';
import type { ServiceContext } from '../http/context';
import { checkPassword, typedEmail } from '../base/emails';
import { bindPublic } from '../http/handle';
import { createLimits, resetLimit, resetMailAddressLimit, resetMailLimit, signInLimit } from '../http/limits';
import { resetLink, resetMail } from './mails';
import type { UserRecord } from '../contract/records';
import { Refusal } from '../base/refusal';
import { randomText } from '../../model/core/random-text';
import { hashToken } from '../base/tokens';

const resetMinutes = 60;
/** As in `/reset_password?token=…`. */
const tokenLength = 64;

export function passwordRoutes(app: Hono, context: ServiceContext): void {
  const { store, passwords, mailer, appUrl, now } = context;
  const limits = createLimits(store, now);

  bindPublic(app, calls.requestPasswordReset, async ({ body, http }) => {
    const email = typedEmail(body.email);
    await limits.take(resetMailAddressLimit, context.clientAddress(http));
    await limits.take(resetMailLimit, email);
    const user = await store.users.findByEmail(email);
    // After the response, so that its timing doesn’t reveal whether the address is known.
    context.later({ method: 'POST', path: calls.requestPasswordReset.path }, async () => {
      // Without a password, a partner signs them in.
      if (!user || user.passwordHash === '') return;
      const token = await newPasswordToken(context, user, resetMinutes);
      if (token === undefined) return;
      await mailer.send(resetMail(user.email, resetLink(appUrl, token)));
    });
    return undefined;
  });

  bindPublic(app, calls.resetPassword, async ({ body, http }) => {
    await limits.take(resetLimit, context.clientAddress(http));
    if (!isResetToken(body.token)) throw invalidToken();
    checkPassword(body.password);
    const passwordHash = await passwords.hash(body.password);
    const user = await store.passwordResets.redeem(await hashToken(body.token), passwordHash, now());
    if (!user) throw invalidToken();
    await limits.forget(signInLimit, user.email);
    return undefined;
  });
}

/** A token with which a user can set their password once within the given minutes; undefined if the user is gone. */
export async function newPasswordToken(
  { store, now }: ServiceContext,
  { id: userId, accountId }: UserRecord,
  minutes: number,
): Promise<string | undefined> {
  const token = randomText(tokenLength);
  const expiresAt = new Date(now().getTime() + minutes * 60_000);
  const reset = { tokenHash: await hashToken(token), userId, accountId, expiresAt };
  return (await store.passwordResets.create(reset, now())) ? token : undefined;
}

/** The same answer for a malformed, unknown, used, or expired token. */
function invalidToken(): Refusal {
  return new Refusal(400, 'invalid_token', 'Invalid token', 'token');
}
