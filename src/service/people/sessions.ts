import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import type { ServiceContext } from '../http/context';
import { typedEmail } from '../base/emails';
import { bind, bindPublic } from '../http/handle';
import { createLimits, signInAddressLimit, signInLimit } from '../http/limits';
import { newSession } from './new-session';
import { Refusal } from '../base/refusal';

export function sessionRoutes(app: Hono, context: ServiceContext): void {
  const { store, passwords, now, newToken } = context;
  const limits = createLimits(store, now);
  let decoy: Promise<string> | undefined;

  async function hashDecoy(): Promise<string> {
    try {
      return await passwords.hash(newToken());
    } catch (error) {
      decoy = undefined;
      throw error;
    }
  }

  bindPublic(app, calls.createSession, async ({ body, http }) => {
    const email = typedEmail(body.email);
    const address = context.clientAddress(http);
    await limits.take(signInAddressLimit, address);
    await limits.take(signInLimit, email);

    const user = await store.users.findByEmail(email);
    // Checks a password even for an unknown address or a user without one, so that response times don’t reveal which
    // addresses are known.
    const decoyHash = await (decoy ??= hashDecoy());
    const isRight = await passwords.verify(body.password, user?.passwordHash || decoyHash);
    if (!user?.passwordHash || !isRight) throw wrongCredentials();
    await limits.forget(signInLimit, email);
    await limits.takeBack(signInAddressLimit, address);

    const token = newToken();
    const session = await newSession(token, now());
    const { id: userId, accountId } = user;
    // The password may have been reset, or the user removed, during the check.
    const isCreated = await store.sessions.create({ ...session, userId, accountId }, user.passwordHash);
    if (!isCreated) throw wrongCredentials();
    await store.users.noteSignIn(accountId, userId, session.createdAt);
    return { token };
  });

  bind(app, context, calls.logout, async ({ caller }) => {
    const { accountId, partnerId } = caller.user;
    if (caller.tokenHash !== null) await store.sessions.remove(caller.tokenHash);
    else if (partnerId !== null) await store.partner.revokePerson(accountId, partnerId, now());
    return undefined;
  });
}

function wrongCredentials(): Refusal {
  return new Refusal(400, 'wrong_credentials', 'Wrong email or password.');
}
