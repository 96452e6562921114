import type { supportLabels } from '../../../screens/support/labels';
import { translate } from '../../translate';

export const support = translate<typeof supportLabels>('support', {
  title: 'Support',
  message: 'Schreiben Sie uns! Bei Fragen und Anregungen helfen wir Ihnen gerne weiter.',
  frame: (product) => `Kontakt zu ${product}`,
  frameFailed: 'Das Kontaktformular konnte nicht geladen werden.',
  frameUnsure: 'Sie sehen kein Formular?',
  write: 'Schreiben Sie uns',
  docs: 'Dokumentation',
  faqs: 'Häufig gestellte Fragen',
  errorTitle: 'Fehler',
  errorText: 'Ein unerwarteter Fehler ist aufgetreten, bitte wenden Sie sich an den Support.',
  contactSupport: 'Support kontaktieren',
  returnHome: 'Zur Startseite',
});
