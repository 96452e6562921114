import type { calendarLabels } from '../../../ui/calendar/labels';
import { translate } from '../../translate';

export const calendar = translate<typeof calendarLabels>('calendar', {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  start: 'بداية الفترة',
  end: 'نهاية الفترة',
  within: 'ضمن الفترة',
  today: 'اليوم',
  day: (name, remarks) => [name, ...remarks].join('، '),
});
