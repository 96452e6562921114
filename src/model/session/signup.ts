import * as z from 'zod/mini';
import { isEmail } from '../core/email';
import type { ErrorCode } from '../core/editor';
import type { Form, FormSchema } from '../core/form';
import type { Id } from '../core/tolerant';

export const minPasswordLength = 7;

/** The email and password a user signs up with. */
export interface NewCredentials {
  email: string;
  password: string;
}

/** Validates a password the user chooses. */
export const newPasswordField = z
  .string()
  .check(z.refine((password) => !isPasswordTooShort(password), 'tooShort' satisfies ErrorCode));

/** Validates a sign-up: an email address and a password that is long enough. */
export const newCredentialsSchema: FormSchema<NewCredentials> = z.object({
  email: z.string().check(z.trim(), z.refine(isEmail, 'invalidEmail' satisfies ErrorCode)),
  password: newPasswordField,
});

/** Why a sign-up through Slack returned without an account. */
export type SignupError = 'userExists' | 'unknown';

/** The account was created but couldn't be opened. */
export type SignupSetback = 'userNotLoaded' | 'userOrWidgetsMissing';

/** A user who just signed up: their token and the widget to set up first. */
export interface SignedUp {
  token: string;
  widgetId: Id;
}

/** Props for `Signup`, returned by `useSignup`. */
export interface SignupProps {
  /** Email and password, and the sign-up status. */
  form: Form<NewCredentials>;
  /** Where sign-up with Slack starts; absent hides that option. */
  slackUrl?: string | undefined;
  /** Why sign-up with Slack failed. */
  error?: SignupError | undefined;
  /** Replaces the form's problem with a more specific message while the form has failed. */
  setback?: SignupSetback | undefined;
}

/** A customer quote about the product. */
export interface Testimonial {
  quote: string;
  name: string;
  /** The customer's role or company. */
  role?: string | undefined;
}

/** Counts as every language and `minLength` of a JSON Schema do: an emoji of two UTF-16 units is one character. */
export function isPasswordTooShort(password: string): boolean {
  return [...password.slice(0, 2 * minPasswordLength)].length < minPasswordLength;
}

/** What the sign-up URL's `error` parameter means. */
export function signupError(parameter: string | undefined): SignupError | undefined {
  if (!parameter) return undefined;
  return parameter === 'user_exists' ? 'userExists' : 'unknown';
}

/** Whether a reset URL's token has the right format: 64 letters and digits. */
export function isResetToken(token: string): boolean {
  return /^[a-z0-9]{64}$/i.test(token);
}
