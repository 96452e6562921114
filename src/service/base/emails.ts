import { isEmail } from '../../model/core/address';
import { isPasswordTooShort } from '../../model/session/signup';
import { Refusal } from './refusal';

/** Longer addresses can’t receive email. */
const maxLength = 254;

/** An email address in the form that is compared and stored. */
export function typedEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** A new user’s address, if it is valid. */
export function newEmail(text: string): string {
  const email = typedEmail(text);
  if (email.length > maxLength || !isEmail(email)) throw new Refusal(400, 'invalid_email', 'Email is invalid', 'email');
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
