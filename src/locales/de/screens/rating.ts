import type { ratingLabels } from '../../../screens/rating/labels';
import { translate } from '../../translate';

export const rating = translate<typeof ratingLabels>('rating', {
  question: (product) =>
    `Wie wahrscheinlich ist es, dass Sie ${product} im Freundes- oder Kollegenkreis weiterempfehlen?`,
  lowest: 'Sehr unwahrscheinlich',
  highest: 'Sehr wahrscheinlich',
  help: 'Mit der Wahl einer Zahl wird Ihre Antwort gesendet.',
  dismiss: 'Ausblenden',
  sending: 'Wird gesendet …',
  failed: 'Fehler beim Speichern der Bewertung. Bitte wenden Sie sich an den Support.',
});
