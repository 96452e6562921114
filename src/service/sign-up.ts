import type { Hono } from 'hono';
import { calls } from '../model';
import type { ServiceContext } from './context';
import { checkPassword, emailTaken, newEmail } from './emails';
import { bindPublic } from './handle';
import { createLimits, signUpLimit } from './limits';
import { createAccount } from './new-account';
import { newWidget } from './new-widget';

export function signUpRoutes(app: Hono, context: ServiceContext): void {
  const limits = createLimits(context.store, context.now);

  bindPublic(app, calls.createUser, async ({ body, http }) => {
    const email = newEmail(body.email);
    checkPassword(body.password);
    await limits.take(signUpLimit, context.clientAddress(http));
    const token = await createAccount(context, { email, password: body.password, widget: newWidget() });
    if (token === undefined) throw emailTaken();
    return { token };
  });
}
