import type { legalLabels } from '../../../screens/legal/labels';
import { translate } from '../../translate';

export const legal = translate<typeof legalLabels>('legal', {
  title: 'Nutzungsbedingungen und Datenschutzerklärung',
  lead: (product) => `Um ${product} weiter zu nutzen, lesen Sie bitte beides und stimmen Sie zu.`,
  accepted: 'Sie haben den aktuellen Bedingungen zugestimmt. Es ist nichts weiter zu tun.',
  toDashboard: 'Zum Dashboard',
  terms: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutzerklärung',
  newTab: '(öffnet sich in einem neuen Tab)',
  agree: 'Ich stimme den Nutzungsbedingungen und der Datenschutzerklärung zu.',
  submit: 'Weiter',
  submitting: 'Wird gespeichert …',
  notSaved: 'Ihre Zustimmung wurde nicht gespeichert.',
  signOut: 'Abmelden',
});
