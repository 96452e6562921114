import * as z from 'zod/mini';
import { defineCall, nothing } from './call';

const filled = z.string().check(z.minLength(1));
/** What signing in and signing up answer. */
const tokenAnswer = z.object({ token: filled });

/** POST /p/sessions: signs in (core platform, section 7). */
export const createSession = defineCall({
  method: 'POST',
  path: '/p/sessions',
  access: 'public',
  request: z.object({ email: filled, password: filled }),
  answer: tokenAnswer,
});

/** POST /p/users: signs up. `tklID` comes from a tracking cookie. */
export const createUser = defineCall({
  method: 'POST',
  path: '/p/users',
  access: 'public',
  request: z.object({ email: z.string(), password: z.string(), tklID: z.optional(z.string()) }),
  answer: tokenAnswer,
});

/** POST /p/users/password_reset_email: mails a link to set a password; the same answer for unknown addresses. */
export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/p/users/password_reset_email',
  access: 'public',
  encoding: 'form',
  request: z.object({ email: filled }),
  answer: nothing,
});

/** POST /p/users/password_reset: sets a password with the token of that mail. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/p/users/password_reset',
  access: 'public',
  encoding: 'form',
  request: z.object({ token: z.string(), password: z.string() }),
  answer: nothing,
});

/** HEAD /users/logout: ends the session of the token. */
export const logout = defineCall({ method: 'HEAD', path: '/users/logout', access: 'user', answer: nothing });
