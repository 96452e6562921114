import * as z from 'zod/mini';
import type { Credentials } from '../session/login';
import { defineCall } from './call';

const filled = z.string().check(z.minLength(1));
/** Response to signing in and signing up. */
export const tokenAnswer = z.object({ token: filled });

export const sessionCalls = {
  /** Signs in. A wrong email or password is `invalid`; too many attempts are `rateLimited`. */
  create: defineCall({
    name: 'createSession',
    method: 'POST',
    path: '/p/sessions',
    access: 'public',
    request: z.object({ email: filled, password: filled }),
    args: (credentials: Credentials) => ({ body: credentials }),
    answer: tokenAnswer,
  }),
};
