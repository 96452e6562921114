import * as z from 'zod/mini';
import { isEmail } from '../core/address';
import type { ErrorCode } from '../core/editor';
import type { Form, FormSchema } from '../core/form';
import type { Loadable } from '../core/loadable';
import type { Problem } from '../core/problem';
import { isPasswordTooShort, newPasswordField } from './signup';

/** Whom the link to set a password is mailed to. */
export interface ResetRequest {
  email: string;
}

/** The checks of the address that the link is sent to. */
export const resetRequestSchema: FormSchema<ResetRequest> = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required' satisfies ErrorCode),
      z.refine(isEmail, 'invalidEmail' satisfies ErrorCode),
    ),
});

/** Seconds from one mail to the next. */
export const RESEND_SECONDS = 60;

/** Sending the mail with the link again, once there was one. */
export interface Resend {
  /** Until it can be sent again; 0 when it can. */
  waitSeconds: number;
  /** How far the other mail is. */
  status: Form<unknown>['status'];
  /** Why it could not be sent. */
  problem?: Problem | undefined;
  onResend(): void;
}

/** Whole seconds from `now` to `until`, both in milliseconds, rounded up; 0 when `until` has passed. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** How long to wait after a mail that could not be sent. Only a limit of the server's makes anybody wait. */
export function waitAfterProblem({ kind, retryAfter = RESEND_SECONDS }: Problem): number {
  return kind === 'rateLimited' ? retryAfter : 0;
}

/** What `useForgotPassword` gives and `ForgotPassword` takes. */
export interface ForgotPasswordProps {
  /** The address that the link is sent to. */
  form: Form<ResetRequest>;
  /** Absent until a mail was sent, and in hosts that do not send it again. */
  resend?: Resend | undefined;
}

/** What `useChangePassword` gives and `ChangePassword` takes. */
export interface ChangePasswordProps {
  /** Of the person who is signed in: the link goes there and nowhere else. */
  email: Loadable<string>;
  /** How far the mail with the link is. */
  form: Pick<Form<unknown>, 'status' | 'problem' | 'onSubmit'>;
  /** Absent until a mail was sent, and in hosts that do not send it again. */
  resend?: Resend | undefined;
}

export interface PasswordReset {
  password: string;
}

/** A new password has the length of a first one. */
export const passwordResetSchema: FormSchema<PasswordReset> = z.object({ password: newPasswordField });

/** What `useResetPassword` gives and `ResetPassword` takes. */
export interface ResetPasswordProps {
  /** The new password, and how far its saving is. */
  form: Form<PasswordReset>;
  /** Whether the link can still set a password: one that was used, has expired or is cut off cannot. */
  link: 'usable' | 'invalid';
}

/** How hard a password is to guess. Advice only: just `tooShort` is refused. */
export type PasswordStrength = 'tooShort' | 'weak' | 'fair' | 'strong';

/**
 * Judges a password by its length without what anybody would guess: a character or a group of them again and again, and
 * runs such as `abcd` and `4321`.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (isPasswordTooShort(password)) return 'tooShort';
  const length = surprisingLength(password);
  if (length < 9) return 'weak';
  return length < 13 ? 'fair' : 'strong';
}

/** More says nothing further about strength, and a long text would take long to look through. */
const LOOKED_AT = 128;

function surprisingLength(password: string): number {
  const codes = [...repeatedPart(password.slice(0, LOOKED_AT))].map((character) => character.codePointAt(0) ?? 0);
  const isStep = (index: number) => Math.abs((codes[index] ?? 0) - (codes[index - 1] ?? 0)) <= 1;
  // Two neighbours happen by chance; from the third on they are a run.
  const surprising = codes.filter((_, index) => index < 2 || !(isStep(index) && isStep(index - 1)));
  return Math.min(surprising.length, 2 * new Set(surprising).size);
}

/** `abc` of `abcabcab`, and the whole of what repeats nothing. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  }
  return text;
}
