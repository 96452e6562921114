import { createUser, logout, requestPasswordReset, resetPassword } from '../model/calls/sessions';
import { confirmTerms, currentUser, rate } from '../model/calls/users';
import type { Credentials } from '../model/session/login';
import type { CallOptions } from './options';
import type { Send } from './transport';

export interface SignupRequest extends Credentials {
  /** From the tracking cookie. */
  tklID?: string | undefined;
}

export interface NewPassword {
  /** From the link that was mailed. */
  token: string;
  password: string;
}

export function userCalls(send: Send) {
  return {
    /** Signs up: POST /p/users. A taken e-mail or a short password is `invalid`, with the server's words. */
    create: (signup: SignupRequest, options?: CallOptions) => send(createUser, { params: {}, body: signup }, options),
    /** Mails a link to set a password: POST /p/users/password_reset_email. Unknown addresses succeed as well. */
    requestPasswordReset: (email: string, options?: CallOptions) =>
      send(requestPasswordReset, { params: {}, body: { email } }, options),
    /** Sets a password: POST /p/users/password_reset. A used, expired or unknown token is `invalid`. */
    resetPassword: (newPassword: NewPassword, options?: CallOptions) =>
      send(resetPassword, { params: {}, body: newPassword }, options),
    /** The signed-in person with account and widgets: GET /users/current. */
    current: (options?: CallOptions) => send(currentUser, { params: {} }, options),
    /** The same for the person of a token that is not in use yet, as signing up answers it. */
    currentOf: (token: string, options?: CallOptions) => send(currentUser, { params: {} }, { ...options, token }),
    /** Ends the session: HEAD /users/logout. `unauthorized` means that it had ended already. */
    logout: (options?: CallOptions) => send(logout, { params: {} }, options),
    /** Accepts the terms: POST /users/legal_confirmation/{kind}/{version}. An outdated version is `invalid`. */
    confirmTerms: (kind: string, version: string, options?: CallOptions) =>
      send(confirmTerms, { params: { kind, version } }, options),
    /** Stores a rating of 0-10, or -1 for a dismissal: GET /users/rate/{value}. Changes something, so is never retried. */
    rate: (value: number, options?: CallOptions) => send(rate, { params: { value } }, options),
  };
}
