import * as z from 'zod/mini';
import { isEmail } from '../core/address';
import type { ErrorCode } from '../core/editor';
import type { Form, FormSchema } from '../core/form';
import type { Id } from '../core/tolerant';

const minPasswordLength = 7;

/** What a person signs up with. */
export interface NewCredentials {
  email: string;
  password: string;
}

/** A password that a person chooses. */
export const newPasswordField = z.string().check(z.minLength(minPasswordLength, 'tooShort' satisfies ErrorCode));

/** The checks of a sign-up: an email address, and a password that is long enough. */
export const newCredentialsSchema: FormSchema<NewCredentials> = z.object({
  email: z.string().check(z.trim(), z.refine(isEmail, 'invalidEmail' satisfies ErrorCode)),
  password: newPasswordField,
});

/** Why a sign-up through the team chat tool came back without an account. */
export type SignupError = 'userExists' | 'unknown';

/** The account is made, and yet it cannot be opened. */
export type SignupSetback = 'userNotLoaded' | 'userOrWidgetsMissing';

/** Who has just signed up: their token, and the widget that they set up first. */
export interface SignedUp {
  token: string;
  widgetId: Id;
}

/** What `useSignup` gives and `Signup` takes. */
export interface SignupProps {
  /** Email and password, and how far the sign-up is. */
  form: Form<NewCredentials>;
  /** Where a sign-up through Slack begins; absent hides that way. */
  slackUrl?: string | undefined;
  /** Why the sign-up with Slack failed. */
  error?: SignupError | undefined;
  /** Says more than the form's problem while the form has failed. */
  setback?: SignupSetback | undefined;
}

/** What a customer says about the product. */
export interface Testimonial {
  quote: string;
  name: string;
  /** Who they are: a role, a company. */
  role?: string | undefined;
}

export function isPasswordTooShort(password: string): boolean {
  return password.length < minPasswordLength;
}

/** What the `error` parameter of the sign-up's address stands for. */
export function signupError(parameter: string | undefined): SignupError | undefined {
  if (!parameter) return undefined;
  return parameter === 'user_exists' ? 'userExists' : 'unknown';
}

/** Whether the token of a reset address can be one at all: 64 letters and digits. */
export function isResetToken(token: string): boolean {
  return /^[a-z0-9]{64}$/i.test(token);
}
