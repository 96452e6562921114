import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import type { ServiceContext } from '../http/context';
import { checkPassword, emailTaken, newEmail } from '../base/emails';
import { bindPublic } from '../http/handle';
import { createLimits, signUpLimit } from '../http/limits';
import { createAccount } from './new-account';
import { newWidget } from '../widgets/new-widget';

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
