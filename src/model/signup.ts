import { isEmail } from './address';
import type { ErrorCode } from './editor';

export const minPasswordLength = 7;

/** What a person signs up with. */
export interface NewCredentials {
  email: string;
  password: string;
}

/** The checks of section 5 of the core platform. */
export function checkSignup({ email, password }: NewCredentials): Partial<Record<keyof NewCredentials, ErrorCode>> {
  return {
    ...(!isEmail(email.trim()) && { email: 'invalidEmail' as const }),
    ...(isPasswordTooShort(password) && { password: 'tooShort' as const }),
  };
}

export function isPasswordTooShort(password: string): boolean {
  return password.length < minPasswordLength;
}

/** Whether the token of a reset address can be one at all: 64 letters and digits (core platform, section 5). */
export function isResetToken(token: string): boolean {
  return /^[a-z0-9]{64}$/i.test(token);
}
