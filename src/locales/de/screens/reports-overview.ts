import type { OverviewFigure } from '../../../model/reports/overview';
import type { RollUpFigure } from '../../../model/reports/roll-up';
import { counted } from '../counted';
import type { reportsOverviewLabels } from '../../../screens/reports/overview/labels';
import { translate } from '../../translate';

/** What a figure that grew or shrank is called. */
const words: Record<OverviewFigure, { up: string; down: string }> = {
  totalChats: { up: 'mehr', down: 'weniger' },
  upRatingPercent: { up: 'höher', down: 'niedriger' },
  upRatingCount: { up: 'mehr', down: 'weniger' },
  chatsFromTrigger: { up: 'mehr', down: 'weniger' },
  lateReply: { up: 'mehr', down: 'weniger' },
  avgChatsPerDay: { up: 'mehr', down: 'weniger' },
  avgTimeToFirstReply: { up: 'langsamer', down: 'schneller' },
  avgChatDuration: { up: 'länger', down: 'kürzer' },
  avgMsgsPerChat: { up: 'mehr', down: 'weniger' },
  totalOfflineMsgs: { up: 'mehr', down: 'weniger' },
};

const definitions: Record<OverviewFigure, string> = {
  totalChats: 'Alle Chats, die Besucher begonnen haben, auch verpasste.',
  upRatingPercent: 'Anteil der bewerteten Chats mit Daumen hoch.',
  upRatingCount: 'Chats mit Daumen hoch.',
  chatsFromTrigger: 'Chats, die mit der Nachricht eines Auslösers begonnen haben.',
  lateReply: 'Chats, deren erste Antwort mehr als 60 Sekunden gedauert hat.',
  avgChatsPerDay: 'Chats geteilt durch die Tage des Zeitraums.',
  avgTimeToFirstReply:
    'Durchschnittliche Zeit von der ersten Nachricht des Besuchers bis zur ersten Antwort, bei beantworteten Chats.',
  avgChatDuration: 'Durchschnittliche Zeit vom Beginn eines Chats bis zu seinem Ende.',
  avgMsgsPerChat: 'Nachrichten pro Chat, von Besuchern und Agenten.',
  totalOfflineMsgs: 'Nachrichten von Besuchern, während niemand online war.',
};

const rollUpDefinitions: Record<RollUpFigure, string> = {
  chats: 'Alle Chats, die Besucher begonnen haben, auch verpasste.',
  missed: 'Anteil aller Chats, die niemand beantwortet hat.',
  replyTime:
    'Durchschnittliche Zeit von der ersten Nachricht des Besuchers bis zur ersten Antwort, bei beantworteten Chats. Späte Antworten haben mehr als 60 Sekunden gedauert.',
  rating: 'Anteil der bewerteten Chats mit Daumen hoch.',
  offline: 'Nachrichten von Besuchern, während niemand online war.',
};

export const reportsOverview = translate<typeof reportsOverviewLabels>('reports-overview', {
  totalChats: 'Chats gesamt',
  upRatingPercent: 'Bewertung in %',
  upRatingCount: 'Positive Bewertungen',
  chatsFromTrigger: 'Chats durch Auslöser',
  lateReply: 'Späte Antworten',
  avgChatsPerDay: 'Ø\u00a0Chats/Tag',
  avgTimeToFirstReply: 'Ø\u00a0Zeit bis zur Antwort',
  avgChatDuration: 'Ø\u00a0Chat-Dauer',
  avgMsgsPerChat: 'Ø\u00a0Nachrichten/Chat',
  totalOfflineMsgs: 'Offline-Nachrichten',
  definition: (figure) => definitions[figure],

  help: 'Zahlen für das gesamte Team und jeden Agenten.',
  agentView: 'Agenten anzeigen als',
  cards: 'Karten',
  table: 'Tabelle',
  team: 'Gesamtes Team',
  agents: 'Agenten',
  agent: 'Agent',
  missed: 'Verpasste Chats',
  missedPerDay: 'Ø\u00a0verpasst/Tag',
  missedDefinition: (figure) =>
    figure === 'avgChatsPerDay'
      ? 'Verpasste Chats geteilt durch die Tage des Zeitraums.'
      : figure === 'chatsFromTrigger'
        ? 'Verpasste Chats, die mit der Nachricht eines Auslösers begonnen haben.'
        : 'Chats, die niemand beantwortet hat.',
  none: '–',
  notMeasured: 'nichts zu messen',
  toHistory: (name, value) => `${value}, ${name}: im Verlauf anzeigen`,
  agentFigure: (agent, name) => `${name} von ${agent}`,

  changed: (figure, direction, share) => `${share} ${words[figure][direction]}`,
  pointsChanged: (direction, points) =>
    `${points} ${points === '1' ? 'Prozentpunkt' : 'Prozentpunkte'} ${words.upRatingPercent[direction]}`,
  noneBefore: 'zuvor keine',
  unchanged: 'unverändert',
  comparedWith: (dates) => `Verglichen mit ${dates}.`,
  comparedUntilNow: (dates) => `Verglichen mit ${dates}, bis zur gleichen Tageszeit.`,
  beforeFailed: 'Der vorherige Zeitraum konnte nicht zum Vergleich geladen werden.',
  retryBefore: 'Erneut vergleichen',
  failed: (widget) => `Die Zahlen von ${widget} konnten nicht geladen werden.`,
  noAgents: 'In diesem Zeitraum hat kein Agent einen Chat beantwortet.',
  unreadable: (count) => `${counted(count, 'Zeile konnte', 'Zeilen konnten')} nicht angezeigt werden.`,

  rollUp: {
    chats: 'Chats',
    missed: 'Verpasst',
    replyTime: 'Zeit bis zur Antwort',
    rating: 'Bewertung',
    offline: 'Offline-Nachrichten',
  },
  rollUpDefinition: rollUpDefinitions,
  against: (dates, compared) => `${dates}, verglichen mit ${compared}`,
  perDay: (count) => `${count} am Tag`,
  missedCount: (count) => `${count} verpasst`,
  lateCount: (count) => `${count} spät`,
  thumbsUp: (count) => `${count} Daumen hoch`,
  changedPerDay: (change) => `${change} am Tag`,
  trend: {
    chats: 'Chats nach Tag',
    missed: 'Verpasste Chats nach Tag',
    replyTime: 'Durchschnittliche Zeit bis zur Antwort nach Tag',
    rating: 'Bewertung nach Tag',
  },
  trendView: 'Tage anzeigen als',
  chart: 'Diagramm',
  trendOf: (widget, trend) => `${widget}: ${trend}`,
  day: 'Tag',
  comparedDay: 'Vergleichstag',
  comparedValue: 'Vergleichswert',
  comparedLine: { before: 'Zeitraum davor', weekdays: 'gleiche Wochentage davor', lastYear: 'Vorjahr' },
  clocks: (direction, minutes) =>
    `Die Uhren werden um ${minutes} Minuten ${direction === 'forward' ? 'vorgestellt' : 'zurückgestellt'}`,
  settingChanges: (changes, count) =>
    changes === 1 ? '1 Änderung der Einstellungen' : `${count} Änderungen der Einstellungen`,
  seeChanges: 'Änderungen ansehen',
  marked: (day, what) => `${day}: ${what}`,
  missesMost: (share) => `verpasst ${share} der Chats`,
  missedBefore: (share) => `${share} im Vergleichszeitraum`,
  seeMissed: (count, missed) =>
    count === 1 ? 'Den verpassten Chat ansehen' : `Die ${missed} verpassten Chats ansehen`,
  notCounted: (widgets) => `Die Zahlen enthalten ${widgets} nicht, weil das Laden fehlgeschlagen ist.`,
  firstWidgets: (count) => `Die Zahlen gelten für die ersten ${count} Widgets.`,
  notCountedYet: (count, written) =>
    count === 1
      ? '1 Widget lädt noch und ist nicht mitgezählt.'
      : `${written} Widgets laden noch und sind nicht mitgezählt.`,
  widgets: 'Widgets',
  widgetsHelp: 'Die gleichen Zahlen für jedes Widget. Wählen Sie eines, um sein Team zu sehen.',
  widget: 'Widget',
  chatsByDay: 'Chats nach Tag',
  late: 'Spät',
  allWidgets: 'Alle Widgets',
  showWidget: (name) => `${name} anzeigen`,
  layout: 'Widgets anzeigen',
  one: 'Eines',
  all: 'Alle',
  agentsDefinition: 'Nur beantwortete Chats. Die Zahlen sind wie die des Teams definiert.',
});
