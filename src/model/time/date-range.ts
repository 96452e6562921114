import type { Instant } from '../core/tolerant';
import { addDays, isLocalDate, localDate, type LocalDate } from './zoned-time';

/** The choices of the date range picker, in their order. */
export const rangePresets = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'lastweek',
  'lastmonth',
  'yearToDate',
  'last12months',
  'lastyear',
] as const;
export type RangePreset = (typeof rangePresets)[number];

export const defaultRangePreset: RangePreset = 'last30';

/** Whole days, both ends included. */
export interface DateRange {
  start: LocalDate;
  end: LocalDate;
}

/** The days of a preset as a calendar in `zone` has them; weeks start on Monday. */
export function presetRange(preset: RangePreset, now: Instant, zone: string): DateRange {
  const today = localDate(now, zone);
  const year = Number(today.slice(0, 4));
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
      const monday = addDays(today, -((dayOfWeek(today) + 6) % 7));
      return { start: addDays(monday, -7), end: addDays(monday, -1) };
    }
    case 'lastmonth': {
      const end = addDays(`${today.slice(0, 7)}-01`, -1);
      return { start: `${end.slice(0, 7)}-01`, end };
    }
    case 'yearToDate':
      return { start: `${today.slice(0, 4)}-01-01`, end: today };
    case 'last12months':
      return { start: addDays(yearBefore(today), 1), end: today };
    case 'lastyear':
      return { start: `${writeYear(year - 1)}-01-01`, end: `${writeYear(year - 1)}-12-31` };
  }
}

/**
 * A range that was typed, mended: what is no date becomes today, no end lies in the future, and an end before the start
 * becomes the start.
 */
export function customRange(start: string, end: string, now: Instant, zone: string): DateRange {
  const today = localDate(now, zone);
  const mend = (text: string) => (isLocalDate(text) && text < today ? text : today);
  const [from, to] = [mend(start), mend(end)];
  return { start: from, end: to < from ? from : to };
}

/** The ends of a range as report calls take them: local wall times. */
export function rangeQuery({ start, end }: DateRange): { startDate: string; endDate: string } {
  return { startDate: `${start}T00:00:00`, endDate: `${end}T23:59:59` };
}

export function daysInRange({ start, end }: DateRange): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
}

/** As many days, ending where `range` begins. */
export function rangeBefore(range: DateRange): DateRange {
  return { start: addDays(range.start, -daysInRange(range)), end: addDays(range.start, -1) };
}

/** 0 is Sunday. */
function dayOfWeek(date: LocalDate): number {
  return new Date(date).getUTCDay();
}

/** The same day a year earlier; February 29 becomes February 28. */
function yearBefore(date: LocalDate): LocalDate {
  const same = `${writeYear(Number(date.slice(0, 4)) - 1)}${date.slice(4)}`;
  return isLocalDate(same) ? same : `${same.slice(0, 8)}28`;
}

function writeYear(year: number): string {
  return String(year).padStart(4, '0');
}
