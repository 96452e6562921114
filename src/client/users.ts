import { userCalls } from '../model/calls/users';
import type { User } from '../model/entities/user';
import type { CallOptions } from './options';
import type { Send } from './transport';

export interface UserMethods {
  /** The user of a token that isn't in use yet, for example from a sign-up. */
  currentOf: (token: string, options?: CallOptions) => Promise<User>;
}

export function userMethods(send: Send): UserMethods {
  return { currentOf: (token, options) => send(userCalls.current, {}, { ...options, token }) };
}
