import { defineLabels } from '../../ui/theme/labels';

export const legalLabels = defineLabels('legal', {
  title: 'Terms of service and privacy policy',
  lead: (product: string) => `To go on with ${product}, read both and agree to them.`,
  accepted: 'You have agreed to the current terms. There is nothing left to do.',
  toDashboard: 'Go to the Dashboard',
  terms: 'Terms of service',
  privacyPolicy: 'Privacy policy',
  /** After the name of a page that opens in a new tab. */
  newTab: '(opens in a new tab)',
  agree: 'I agree to the terms of service and the privacy policy.',
  submit: 'Continue',
  submitting: 'Saving…',
  notSaved: 'Your agreement was not saved.',
  signOut: 'Logout',
});
export type LegalLabels = typeof legalLabels.defaults;
