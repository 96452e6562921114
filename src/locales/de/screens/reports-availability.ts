import { counted, plural } from '../counted';
import type { reportsAvailabilityLabels } from '../../../screens/reports/availability/labels';
import { translate } from '../../translate';

export const reportsAvailability = translate<typeof reportsAvailabilityLabels>('reports-availability', {
  title: 'Verfügbarkeit der Operatoren',
  help: 'Wann mindestens ein Operator online war, Tag für Tag.',
  view: 'Anzeigen als',
  chart: 'Diagramm',
  times: 'Zeiten',
  nobody: 'In diesem Zeitraum war niemand online.',
  day: 'Tag',
  online: 'Online',
  hours: 'Stunden',
  share: 'Anteil am Tag',
  period: (start, end) => `${start} bis ${end}`,
  never: 'niemand',
  allDay: 'ganztägig',
  soFar: 'Bisher heute.',
  clockChange: (hours) => `Der Tag hat ${hours}: Die Uhren werden umgestellt.`,
  unreadable: 'Dieser Tag konnte nicht angezeigt werden.',
  unreadableDays: (count) =>
    `${counted(count, 'Tag konnte', 'Tage konnten')} nicht gelesen werden und ${plural(count, 'zählt', 'zählen')} nicht mit.`,
  failed: (widget) => `Die Verfügbarkeit von ${widget} konnte nicht geladen werden.`,

  totalOnline: 'Online',
  average: 'Durchschnitt',
  worst: 'Schlechtester Tag',
  missedOffline: 'Offline verpasst',
  definition: {
    totalOnline: 'Zeit, in der mindestens ein Operator online war.',
    average: 'Zeit online pro Tag, im Durchschnitt über ganze Tage.',
    worst:
      'Der ganze Tag mit dem kleinsten Anteil online. Bei mehreren der mit den meisten offline verpassten Chats, sonst der letzte.',
    missedOffline: 'Verpasste Chats, die begannen, während kein Operator online war.',
    weeks: 'Wochen beginnen am Montag, und nur Tage des Zeitraums zählen.',
  },
  ofTime: (share) => `${share} der Zeit`,
  aDay: 'am Tag',
  ofMissed: (missed) => `von ${missed} verpassten`,
  none: '–',
  notMeasured: 'keine Daten',
  toHistory: (text) => `${text}: im Verlauf anzeigen`,
  weeks: 'Wochen',
  week: 'Woche',
  weekShare: 'Anteil der Zeit',
  missed: 'Verpasste Chats',
  missedWhileOffline: 'Davon offline',
  missedOn: (missed, written, offline) =>
    `${written} ${missed === 1 ? 'verpasster Chat' : 'verpasste Chats'}, davon ${offline} offline`,
  marks: 'Offline verpasst',
  inside: 'Online verpasst',
  missedFailed: (widget) => `Die verpassten Chats von ${widget} konnten nicht geladen werden.`,
  retryMissed: 'Verpasste Chats erneut laden',
  latestMissed: (shown, total) => `Nur die letzten ${shown} von ${total} verpassten Chats zählen.`,
  unreadableMissed: (count) =>
    `${counted(count, 'verpasster Chat konnte', 'verpasste Chats konnten')} nicht gelesen werden und ${plural(count, 'zählt', 'zählen')} nicht mit.`,
});
