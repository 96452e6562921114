import type { calendarLabels } from '../../../ui/calendar/labels';
import { translate } from '../../translate';

export const calendar = translate<typeof calendarLabels>('calendar', {
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  start: 'Beginn des Zeitraums',
  end: 'Ende des Zeitraums',
  within: 'im Zeitraum',
  today: 'heute',
  day: (name, remarks) => [name, ...remarks].join(', '),
});
