import type { widgetPreviewLabels } from '../../../ui/widget-preview/labels';
import { translate } from '../../translate';

export const widgetPreview = translate<typeof widgetPreviewLabels>('widget-preview', {
  states: {
    closed: 'Eingeklappt',
    online: 'Begrüßung',
    infoPrompt: 'Infoabfrage',
    acceptance: 'Zustimmung',
    conversation: 'Laufender Chat',
    noAnswer: 'Keine Antwort',
    noAnswerWithEmail: 'Keine Antwort, E-Mail bekannt',
    screenshot: 'Screenshot',
    menu: 'Menü',
    endConfirmation: 'Sicherheitsfrage',
    ended: 'Beendet',
    rating: 'Bewertung',
    ratingThanks: 'Bewertet',
    transcript: 'Transkript',
    transcriptSent: 'Transkript gesendet',
    offline: 'Offline-Formular',
    thankYou: 'Dank',
  },
  picture: (state) => `Vorschau des Widgets: ${state}`,
  pick: (text, field) => `${text}, bearbeiten${field === undefined ? '' : `: ${field}`}`,
  emptyText: 'Leerer Text',
  sampleQuestion: 'Hallo! Liefern Sie auch in die Schweiz?',
  sampleAnswer: 'Ja, gern. Das dauert drei bis fünf Tage und ist ab 50 Euro kostenlos.',
});
