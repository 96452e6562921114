import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { isResetToken } from '../../model/session/signup';
import type { ServiceContext } from '../http/context';
import { checkPassword, typedEmail } from '../base/emails';
import { bindPublic } from '../http/handle';
import { createLimits, resetLimit, resetMailAddressLimit, resetMailLimit, signInLimit } from '../http/limits';
import { resetMail } from './mails';
import { makePasswordLink } from './password-links';
import { Refusal } from '../base/refusal';
import { hashToken } from '../base/tokens';

const resetMinutes = 60;

export function passwordRoutes(app: Hono, context: ServiceContext): void {
  const { store, passwords, mailer, now } = context;
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
      const { url, record } = await makePasswordLink(context, user, resetMinutes);
      if (await store.passwordResets.create(record, now())) await mailer.send(resetMail(user.email, url));
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

/** The same answer for a malformed, unknown, used, or expired token. */
function invalidToken(): Refusal {
  return new Refusal(400, 'invalid_token', 'Invalid token', 'token');
}
