import { counted } from '../counted';
import type { reportsAvailabilityLabels } from '../../../screens/reports/availability/labels';
import { translate } from '../../translate';

export const reportsAvailability = translate<typeof reportsAvailabilityLabels>('reports-availability', {
  title: 'Verfügbarkeit der Operatoren',
  help: 'Wann mindestens ein Operator online war, Tag für Tag.',
  view: 'Anzeigen als',
  chart: 'Diagramm',
  times: 'Zeiten',
  total: (hours, share) => `${hours} online, das sind ${share} der Zeit.`,
  nobody: 'In dieser Zeit war niemand online.',
  day: 'Tag',
  online: 'Online',
  hours: 'Stunden',
  share: 'Anteil am Tag',
  period: (start, end) => `${start} bis ${end}`,
  never: 'niemand',
  allDay: 'ganztägig',
  soFar: 'Bisher: Der Tag ist noch nicht vorbei.',
  clockChange: (hours) => `Ein Tag mit ${hours}: Die Uhren werden umgestellt.`,
  unreadable: 'Dieser Tag konnte nicht gelesen werden.',
  unreadableDays: (count) =>
    count === 1
      ? 'Ein Tag konnte nicht gelesen werden und zählt nicht mit.'
      : `${counted(count, 'Tag', 'Tage')} konnten nicht gelesen werden und zählen nicht mit.`,
  failed: (widget) => `Die Verfügbarkeit von ${widget} konnte nicht geladen werden.`,
});
