import type { legalLabels } from '../../../screens/legal/labels';
import { translate } from '../../translate';

export const legal = translate<typeof legalLabels>('legal', {
  title: 'Nutzungsbedingungen und Datenschutzerklärung',
  lead: (product) => `Lesen Sie beides, und stimmen Sie zu, um ${product} weiter zu nutzen.`,
  accepted: 'Sie haben den aktuellen Bedingungen zugestimmt.',
  toDashboard: 'Zum Dashboard',
  terms: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutzerklärung',
  newTab: '(öffnet sich in einem neuen Tab)',
  agree: 'Ich stimme den Nutzungsbedingungen und der Datenschutzerklärung zu.',
  submit: 'Weiter',
  submitting: 'Wird gespeichert …',
  notSaved: 'Ihre Zustimmung konnte nicht gespeichert werden.',
  signOut: 'Abmelden',
});
