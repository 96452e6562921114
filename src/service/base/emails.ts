import { normalizeEmail } from '../../model/core/email';
import { isPasswordTooShort } from '../../model/session/signup';
import { Refusal } from './refusal';

/** An email address in the form that is compared. A user may have one from before today’s rule. */
export function typedEmail(text: string): string {
  const typed = text.trim();
  return normalizeEmail(typed) ?? typed.toLowerCase();
}

/** A new user’s address in the form that is stored and gets mail, if it is valid. */
export function newEmail(text: string): string {
  const email = normalizeEmail(text.trim());
  if (email === undefined) throw new Refusal(400, 'invalid_email', 'Email is invalid', 'email');
  return email;
}

export function emailTaken(): Refusal {
  return new Refusal(400, 'user_exists', 'User already exists', 'email');
}

/** One rule for sign-up and reset. */
export function checkPassword(password: string): void {
  if (isPasswordTooShort(password)) {
    throw new Refusal(400, 'password_too_short', 'Password is too short', 'password');
  }
}
