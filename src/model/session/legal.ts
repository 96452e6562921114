import type { Form } from '../core/form';

/** The document that a person agrees to, as the confirmation names it. */
export const termsKind = 'terms_and_privacy_policy';

export interface Consent {
  isAgreed: boolean;
}

/** What `useLegal` gives and `Legal` takes. */
export interface LegalProps {
  /** The agreement, and how far it is. */
  form: Form<Consent>;
  /** The way out for a person who does not agree; absent hides it. */
  onSignOut?: (() => void) | undefined;
}

/** The box must be ticked. */
export function checkConsent({ isAgreed }: Consent): Form<Consent>['errors'] {
  return isAgreed ? {} : { isAgreed: 'required' };
}
