import type { Instant } from '../core/tolerant';
import { addDays, dayOfWeek, type LocalDate } from './local-date';
import type { Span } from './spans';
import { dayStart, instantAt, localDate } from './zoned-time';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Today, the rest of the week, and the same weekday again. */
const DAYS_AHEAD = 8;

/** The latest time of a day that can be saved: 23:45. */
export const lastClock = 2345;

/** Hours on a weekday, 0 for Sunday. Times are written as HHMM: 930 is 9:30 AM. */
export interface WeeklyRange {
  weekday: number;
  start: number;
  end: number;
}

/** The ranges alone, in order, without what else a saved entry has. */
export function plainRanges(ranges: readonly WeeklyRange[]): WeeklyRange[] {
  return ranges
    .map(({ weekday, start, end }) => ({ weekday, start, end }))
    .toSorted((a, b) => a.weekday - b.weekday || a.start - b.start || a.end - b.end);
}

/** The minutes since midnight of a time written as HHMM. */
export function toMinutes(clock: number): number {
  return Math.floor(clock / 100) * 60 + (clock % 100);
}

/** Hours on a date. */
export interface WeeklySpan extends Span {
  /** The intended end: the next midnight for hours until 23:45, the latest time that can be saved. */
  reach: Instant;
}

/** The hours of dates, in order. They begin and end when the zone's clocks first show their times. */
export function weeklySpans(ranges: readonly WeeklyRange[], zone: string, dates: readonly LocalDate[]): WeeklySpan[] {
  return dates
    .flatMap((date) => {
      const midnight = Date.parse(`${date}T00:00:00Z`);
      const weekday = dayOfWeek(date);
      const at = (clock: number) => instantAt(midnight + toMinutes(clock) * MINUTE, zone);
      return ranges
        .filter((range) => range.weekday === weekday)
        .map(({ start, end }) => ({
          from: at(start),
          to: at(end),
          reach: end === lastClock ? dayStart(addDays(date, 1), zone) : at(end),
        }));
    })
    .toSorted((a, b) => a.from - b.from);
}

/** The dates from the day before one instant to the day after another. Clocks that change can repeat or skip a midnight. */
export function datesAround(from: Instant, to: Instant, zone: string): LocalDate[] {
  const [first, last] = [addDays(localDate(from, zone), -1), addDays(localDate(to, zone), 1)];
  const dates: LocalDate[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Whether it is within the hours. Hours until 23:45 leave a gap before midnight. */
export function isWithinHours(ranges: readonly WeeklyRange[], zone: string, at: Instant): boolean {
  return weeklySpans(ranges, zone, datesAround(at, at, zone)).some(({ from, to }) => from <= at && at < to);
}

/** Whether the hours have the widget on, and when that changes next. */
export interface HoursStatus {
  isOn: boolean;
  /** Absent when it never changes: around the clock, or without any hours. */
  changesAt?: Instant | undefined;
}

/**
 * The hours' status at a given time, following the list literally. Exception: a day that continues at midnight does not
 * count as off during the 15 minutes before, which can't be saved.
 */
export function hoursStatus(ranges: readonly WeeklyRange[], zone: string, now: Instant): HoursStatus {
  const spans = weeklySpans(ranges, zone, datesAround(now, now + (DAYS_AHEAD - 1) * DAY, zone));
  const index = spans.findIndex(({ from, to }) => from <= now && now < to);
  if (index === -1) return { isOn: false, changesAt: spans.find(({ from, to }) => from > now && to > from)?.from };
  let last = spans[index];
  for (const span of spans.slice(index + 1)) {
    if (!last || span.from > last.reach) break;
    if (span.reach > last.reach) last = span;
  }
  // A week is up to two hours longer when clocks go back.
  const isEndless = last === undefined || last.to > now + (DAYS_AHEAD - 0.5) * DAY;
  return { isOn: true, changesAt: isEndless ? undefined : last?.to };
}
