import { counted, plural } from '../counted';
import type { reportsAvailabilityLabels } from '../../../screens/reports/availability/labels';
import { translate } from '../../translate';

export const reportsAvailability = translate<typeof reportsAvailabilityLabels>('reports-availability', {
  title: 'Verfügbarkeit der Operatoren',
  help: 'Wann mindestens ein Operator online war, Tag für Tag.',
  view: 'Anzeigen als',
  chart: 'Diagramm',
  times: 'Zeiten',
  total: (hours, share) => `${hours} online, das sind ${share} der Zeit.`,
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
});
