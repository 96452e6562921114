import * as z from 'zod/mini';
import type { ErrorCode } from '../core/editor';
import type { Form, FormSchema } from '../core/form';

/** The `kind` of document the user agrees to, as the confirmation call expects it. */
export const termsKind = 'terms_and_privacy_policy';

export interface Consent {
  isAgreed: boolean;
}

/** The checkbox must be checked. */
export const consentSchema: FormSchema<Consent> = z.object({
  isAgreed: z.boolean().check(z.refine((isAgreed) => isAgreed, 'required' satisfies ErrorCode)),
});

/** Props for `Legal`, returned by `useLegal`. */
export interface LegalProps {
  /** The agreement and its submission status. */
  form: Form<Consent>;
  /** The user has already accepted the current terms, so there is nothing to ask. */
  isAccepted?: boolean | undefined;
  /** Signs out a user who does not agree; absent hides the button. */
  onSignOut?: (() => void) | undefined;
}
