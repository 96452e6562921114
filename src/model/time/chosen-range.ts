import type { Instant } from '../core/tolerant';
import type { DateRange } from './date-range';
import { addDays, addMonths, isLocalDate, mondayOf } from './local-date';
import type { RangePreset } from './range-presets';
import { localDate } from './zoned-time';

/** The days of a preset in `zone`; weeks start on Monday. */
export function presetRange(preset: RangePreset, now: Instant, zone: string): DateRange {
  const today = localDate(now, zone);
  const newYear = `${today.slice(0, 4)}-01-01`;
  switch (preset) {
    case 'today':
      return { start: today, end: today };
    case 'yesterday':
      return { start: addDays(today, -1), end: addDays(today, -1) };
    case 'last7':
      return { start: addDays(today, -6), end: today };
    case 'last30':
      return { start: addDays(today, -29), end: today };
    case 'lastweek': {
      const monday = mondayOf(today);
      return { start: addDays(monday, -7), end: addDays(monday, -1) };
    }
    case 'lastmonth': {
      const end = addDays(`${today.slice(0, 7)}-01`, -1);
      return { start: `${end.slice(0, 7)}-01`, end };
    }
    case 'yearToDate':
      return { start: newYear, end: today };
    case 'last12months':
      return { start: addDays(addMonths(today, -12), 1), end: today };
    case 'lastyear':
      return { start: addMonths(newYear, -12), end: addDays(newYear, -1) };
  }
}

/**
 * A typed range with its faults corrected: text that is not a date becomes today, no end lies in the future, and an end
 * before the start becomes the start.
 */
export function customRange(start: string, end: string, now: Instant, zone: string): DateRange {
  const today = localDate(now, zone);
  const correct = (text: string) => (isLocalDate(text) && text < today ? text : today);
  const [from, to] = [correct(start), correct(end)];
  return { start: from, end: to < from ? from : to };
}
