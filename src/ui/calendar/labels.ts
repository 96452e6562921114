import { defineLabels } from '../theme/labels';

interface CalendarTexts {
  previousMonth: string;
  nextMonth: string;
  /** What is announced about a day besides its date. */
  start: string;
  end: string;
  within: string;
  today: string;
  /** Joins a day with its announcements. */
  day(name: string, remarks: readonly string[]): string;
}

export const calendarLabels = defineLabels<CalendarTexts>('calendar', {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  start: 'start of the range',
  end: 'end of the range',
  within: 'in the range',
  today: 'today',
  day: (name, remarks) => [name, ...remarks].join(', '),
});
