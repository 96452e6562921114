import * as z from 'zod/mini';
import { defineCall, nothing } from './call';
import { tokenAnswer } from './sessions';
import { userAnswer } from './user-answer';

const signupRequest = z.object({
  email: z.string(),
  password: z.string(),
  /** From the tracking cookie. */
  tklID: z.optional(z.string()),
});
export type SignupRequest = z.infer<typeof signupRequest>;

const newPassword = z.object({
  /** From the emailed link. */
  token: z.string(),
  password: z.string(),
});
export type NewPassword = z.infer<typeof newPassword>;

export const userCalls = {
  /** Signs up. A taken email or a short password is `invalid`, with the server's message. */
  create: defineCall({
    name: 'createUser',
    method: 'POST',
    path: '/p/users',
    access: 'public',
    request: signupRequest,
    args: (signup: SignupRequest) => ({ body: signup }),
    answer: tokenAnswer,
  }),
  /** Emails a link to set a password. Succeeds for unknown addresses too. */
  requestPasswordReset: defineCall({
    name: 'requestPasswordReset',
    method: 'POST',
    path: '/p/users/password_reset_email',
    access: 'public',
    encoding: 'form',
    request: z.object({ email: z.string().check(z.minLength(1)) }),
    args: (email: string) => ({ body: { email } }),
    answer: nothing,
  }),
  /** Sets a password. A used, expired, or unknown token is `invalid`. */
  resetPassword: defineCall({
    name: 'resetPassword',
    method: 'POST',
    path: '/p/users/password_reset',
    access: 'public',
    encoding: 'form',
    request: newPassword,
    args: (newPassword: NewPassword) => ({ body: newPassword }),
    answer: nothing,
  }),
  /** The signed-in user, with their account and every widget's latest settings. */
  current: defineCall({
    name: 'currentUser',
    method: 'GET',
    path: '/users/current',
    access: 'user',
    args: () => ({}),
    answer: userAnswer,
  }),
  /** Ends the session. `unauthorized` means it had already ended, which a read with the same token has shown. */
  logout: defineCall({
    name: 'logout',
    method: 'HEAD',
    path: '/users/logout',
    access: 'user',
    args: () => ({}),
    answer: nothing,
  }),
  /** Accepts the terms; `kind` is `terms_and_privacy_policy`. An outdated version is `invalid`. */
  confirmTerms: defineCall({
    name: 'confirmTerms',
    method: 'POST',
    path: '/users/legal_confirmation/{kind}/{version}',
    access: 'user',
    args: (kind: string, version: string) => ({ params: { kind, version } }),
    answer: nothing,
  }),
  /** Saves how likely the user is to recommend the product: 0-10, or -1 if dismissed. Never retried. */
  rate: defineCall({
    name: 'rate',
    method: 'GET',
    path: '/users/rate/{value}',
    access: 'user',
    args: (value: number) => ({ params: { value } }),
    answer: nothing,
    hasSideEffect: true,
  }),
};
