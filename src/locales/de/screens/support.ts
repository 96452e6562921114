import type { supportLabels } from '../../../screens/support/labels';
import { translate } from '../../translate';

export const support = translate<typeof supportLabels>('support', {
  title: 'Support',
  message: 'Schreiben Sie uns! Bei Fragen und Feedback helfen wir Ihnen gern.',
  frame: (product) => `Kontakt zu ${product}`,
  frameFailed: 'Das Kontaktformular konnte nicht geladen werden.',
  frameUnsure: 'Sie sehen kein Formular?',
  write: 'Schreiben Sie uns',
  docs: 'Dokumentation',
  faqs: 'Häufige Fragen',
  errorTitle: 'Fehler',
  errorText: 'Ein unerwarteter Fehler ist aufgetreten. Bitte wenden Sie sich an den Support.',
  contactSupport: 'Support kontaktieren',
  returnHome: 'Zur Startseite',
});
