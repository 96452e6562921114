import * as z from 'zod/mini';
import { canBeStoredEmail } from '../core/email';
import type { ErrorCode } from '../core/editor';
import type { Form, FormSchema, FormSubmission } from '../core/form';
import type { Loadable } from '../core/loadable';
import type { Problem } from '../core/problem';
import { isPasswordTooShort, newPasswordField } from './signup';

/** The recipient of the link to set a password. */
export interface ResetRequest {
  email: string;
}

/** Validates the email address the link is sent to, which an older rule may have let in. */
export const resetRequestSchema: FormSchema<ResetRequest> = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required' satisfies ErrorCode),
      z.refine(canBeStoredEmail, 'invalidEmail' satisfies ErrorCode),
    ),
});

/** Seconds to wait between emails. */
export const RESEND_SECONDS = 60;

/** Resending the email with the link. */
export interface Resend {
  /** Seconds until the email can be sent again; 0 when it can be sent now. */
  waitSeconds: number;
  /** Status of the resend. */
  status: Form<unknown>['status'];
  /** Why resending failed. */
  problem?: Problem | undefined;
  onResend(): void;
}

/** Whole seconds from `now` to `until`, both in milliseconds, rounded up; 0 when `until` has passed. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Seconds to wait after an email failed to send. Only a server rate limit requires a wait. */
export function waitAfterProblem({ kind, retryAfter = RESEND_SECONDS }: Problem): number {
  return kind === 'rateLimited' ? retryAfter : 0;
}

/** Props for `ForgotPassword`, returned by `useForgotPassword`. */
export interface ForgotPasswordProps {
  /** The email address the link is sent to. */
  form: Form<ResetRequest>;
  /** Absent until an email was sent, and for hosts without resending. */
  resend?: Resend | undefined;
}

/** Props for `ChangePassword`, returned by `useChangePassword`. */
export interface ChangePasswordProps {
  /** The signed-in user's email address, the only one the link is sent to. */
  email: Loadable<string>;
  /** Status of the email with the link. */
  form: FormSubmission;
  /** Absent until an email was sent, and for hosts without resending. */
  resend?: Resend | undefined;
}

export interface PasswordReset {
  password: string;
}

/** A reset password has the same length rule as a sign-up password. */
export const passwordResetSchema: FormSchema<PasswordReset> = z.object({ password: newPasswordField });

/** Props for `ResetPassword`, returned by `useResetPassword`. */
export interface ResetPasswordProps {
  /** The new password and its save status. */
  form: Form<PasswordReset>;
  /** Whether the link can still set a password: not if it is used, expired, or truncated. */
  link: 'usable' | 'invalid';
}

/** How hard a password is to guess. Advice only: just `tooShort` is rejected. */
export type PasswordStrength = 'tooShort' | 'weak' | 'fair' | 'strong';

/**
 * Rates a password by its length, not counting what is easy to guess: repeated characters or groups, and sequences like
 * `abcd` and `4321`.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (isPasswordTooShort(password)) return 'tooShort';
  const length = surprisingLength(password);
  if (length < 9) return 'weak';
  return length < 13 ? 'fair' : 'strong';
}

/** More characters say nothing more about strength, and long text would take long to check. */
const LOOKED_AT = 128;

function surprisingLength(password: string): number {
  const codes = [...repeatedPart(password.slice(0, LOOKED_AT))].map((character) => character.codePointAt(0) ?? 0);
  const isStep = (index: number) => Math.abs((codes[index] ?? 0) - (codes[index - 1] ?? 0)) <= 1;
  // Two adjacent characters can be a coincidence; from the third on, they are a sequence.
  const surprising = codes.filter((_, index) => index < 2 || !(isStep(index) && isStep(index - 1)));
  return Math.min(surprising.length, 2 * new Set(surprising).size);
}

/** The repeated unit, like `abc` in `abcabcab`, or the whole text if nothing repeats. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  }
  return text;
}
