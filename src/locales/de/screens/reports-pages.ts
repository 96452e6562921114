import type { reportsPagesLabels } from '../../../screens/reports/pages/labels';
import { translate } from '../../translate';

export const reportsPages = translate<typeof reportsPagesLabels>('reports-pages', {
  help: 'Auf welchen Seiten Besucher Chats beginnen, und wie diese Chats verlaufen.',
  title: 'Chats nach Seite',
  page: 'Seite',
  chats: 'Chats',
  missed: 'Verpasst',
  rating: 'Daumen hoch',
  reply: 'Erste Antwort',
  triggered: 'Durch Auslöser',
  definitions:
    'Seiten stehen ohne Abfrage und Anker. Verpasste Chats hat kein Agent beantwortet. Daumen hoch ist der Anteil an den bewerteten Chats. Die erste Antwort ist der Durchschnitt der beantworteten Chats.',
  unknownPage: 'Unbekannte Seite',
  otherPages: 'Andere Seiten',
  otherHelp: (limit) =>
    `Nur die ${limit} Seiten mit den meisten Chats sind aufgeführt. „Andere Seiten“ fasst den Rest zusammen.`,
  withShare: (count, share) => `${count} (${share})`,
  figureOf: (value, column, page) => `${value}, ${column}: Chats auf ${page} anzeigen`,
  none: '–',
});
