import { defineLabels } from '../../ui/theme/labels';

export const legalLabels = defineLabels('legal', {
  title: 'Terms of service and privacy policy',
  lead: (product: string) => `Read and agree to both to continue using ${product}.`,
  accepted: 'You’ve agreed to the current terms.',
  toDashboard: 'Go to the Dashboard',
  terms: 'Terms of service',
  privacyPolicy: 'Privacy policy',
  /** After the name of a page that opens in a new tab. */
  newTab: '(opens in a new tab)',
  agree: 'I agree to the terms of service and the privacy policy.',
  submit: 'Continue',
  submitting: 'Saving…',
  notSaved: 'Couldn’t save your agreement.',
  signOut: 'Logout',
});
export type LegalLabels = typeof legalLabels.defaults;
