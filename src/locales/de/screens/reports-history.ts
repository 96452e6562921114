import { counted } from '../counted';
import type { reportsHistoryLabels } from '../../../screens/reports/history/labels';
import { translate } from '../../translate';

export const reportsHistory = translate<typeof reportsHistoryLabels>('reports-history', {
  zone: 'Zeitangaben in der Zeitzone',

  filters: 'Filter',
  filtersButton: (count) => (count === 0 ? 'Filter' : `Filter (${count})`),
  widget: 'Widget',
  allWidgets: 'Alle Widgets',
  agent: 'Agent',
  allAgents: 'Alle Agenten',
  rating: 'Bewertung',
  anyRating: 'Jede Bewertung',
  answer: 'Antwort',
  anyAnswer: 'Mit und ohne Antwort',
  answered: 'Beantwortet',
  missed: 'Verpasst',
  start: 'Begonnen von',
  anyStart: 'Beliebig',
  byTrigger: 'Auslöser',
  byVisitor: 'Besucher',
  search: 'Name, E-Mail oder Wort suchen',
  searchShort: 'Suchen',
  clear: 'Filter zurücksetzen',

  started: 'Beginn',
  visitor: 'Besucher',
  rated: 'Bewertung',
  feedback: 'Feedback',
  unknownTime: 'Unbekannte Zeit',
  unnamedVisitor: 'Besucher',
  more: 'weitere Details …',
  moreAbout: (visitor) => `weitere Details … zu ${visitor}`,
  missedChat: 'Verpasst',
  replied: (duration) => `Antwort nach ${duration}`,
  noReply: 'Keine Antwort',
  up: 'Daumen nach oben',
  down: 'Daumen nach unten',
  none: '–',
  noRating: 'Keine Bewertung',
  noFeedback: 'Kein Feedback',

  email: 'E-Mail',
  firstMessage: 'Erste Nachricht',
  page: 'Seite',
  startedAt: 'Beginn',
  endedAt: 'Ende',
  visitorSince: 'Besucher seit',
  userId: 'Benutzer-ID',
  traits: 'Über den Besucher bekannt',

  table: (widget) => `Chats von ${widget}`,
  pages: (widget) => `Seiten von ${widget}`,
  empty: 'Keine Daten vorhanden.',
  emptyRange: 'In diesen Tagen hat niemand gechattet. Versuchen Sie es mit einem längeren Zeitraum.',
  emptyFilters: 'Kein Chat dieser Tage entspricht den Filtern.',
  beyond: (page) => `Seite ${page} gibt es nicht mehr.`,
  toLast: 'Zur letzten Seite',
  failed: 'Dieser Verlauf konnte nicht geladen werden.',
  unreadable: (count) =>
    count === 1
      ? 'Ein Chat dieser Seite konnte nicht gelesen werden.'
      : `${counted(count, 'Chat', 'Chats')} dieser Seite konnten nicht gelesen werden.`,
});
