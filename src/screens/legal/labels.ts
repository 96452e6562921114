import { defineLabels } from '../../ui/theme/labels';

export const legalLabels = defineLabels('legal', {
  title: 'Terms of service and privacy policy',
  lead: (product: string) => `Read and agree to both to continue using ${product}.`,
  accepted: 'You’ve agreed to the current terms. You’re all set.',
  toDashboard: 'Go to the Dashboard',
  terms: 'Terms of service',
  privacyPolicy: 'Privacy policy',
  /** After the name of a page that opens in a new tab. */
  newTab: '(opens in a new tab)',
  agree: 'I agree to the terms of service and privacy policy.',
  submit: 'Continue',
  submitting: 'Saving…',
  notSaved: 'Your agreement wasn’t saved.',
  signOut: 'Logout',
});
export type LegalLabels = typeof legalLabels.defaults;
