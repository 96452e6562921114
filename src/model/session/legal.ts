import * as z from 'zod/mini';
import type { ErrorCode } from '../core/editor';
import type { Form, FormSchema } from '../core/form';

/** The document that a person agrees to, as the confirmation names it. */
export const termsKind = 'terms_and_privacy_policy';

export interface Consent {
  isAgreed: boolean;
}

/** The box must be ticked. */
export const consentSchema: FormSchema<Consent> = z.object({
  isAgreed: z.boolean().check(z.refine((isAgreed) => isAgreed, 'required' satisfies ErrorCode)),
});

/** What `useLegal` gives and `Legal` takes. */
export interface LegalProps {
  /** The agreement, and how far it is. */
  form: Form<Consent>;
  /** The person has agreed to the terms in force already: there is nothing to ask. */
  isAccepted?: boolean | undefined;
  /** The way out for a person who does not agree; absent hides it. */
  onSignOut?: (() => void) | undefined;
}
