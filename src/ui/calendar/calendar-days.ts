import { addDays, addMonths, mondayOf, type LocalDate } from '../../model/time/local-date';

/** There is nothing to report before it, and no calendar that people agree on. */
export const firstDay: LocalDate = '1900-01-01';

/** The weeks of a day's month, Monday to Sunday, without days of adjacent months. */
export function monthWeeks(day: LocalDate): (LocalDate | undefined)[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const monday = mondayOf(first);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = addDays(monday, week * 7 + weekday);
      return date.startsWith(month) ? date : undefined;
    }),
  ).filter((week) => week.some(Boolean));
}

/** Clamps a day between the calendar's first day and the last selectable one. */
export function clampDay(day: LocalDate, last: LocalDate): LocalDate {
  if (day > last) return last;
  return day < firstDay ? firstDay : day;
}

/** The day a key moves to; horizontal keys are mirrored in right-to-left layouts. */
export function dayForKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: LocalDate,
  direction: 'ltr' | 'rtl',
): LocalDate | undefined {
  const forward = direction === 'ltr' ? 1 : -1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    default:
      return undefined;
  }
}
