import type { ratingLabels } from '../../../screens/rating/labels';
import { translate } from '../../translate';

export const rating = translate<typeof ratingLabels>('rating', {
  question: (product) =>
    `Wie wahrscheinlich ist es, dass Sie ${product} im Freundes- oder Kollegenkreis weiterempfehlen?`,
  lowest: 'Sehr unwahrscheinlich',
  highest: 'Sehr wahrscheinlich',
  help: 'Wählen Sie eine Zahl, um Ihre Antwort zu senden.',
  dismiss: 'Ausblenden',
  sending: 'Wird gesendet …',
  failed: 'Die Bewertung konnte nicht gespeichert werden. Wenden Sie sich an den Support.',
});
