import { lastClock, toMinutes } from '../../time/weekly-hours';

export { toMinutes };

/** Minutes between selectable times. */
const STEP = 15;
const LAST_MINUTE = toMinutes(lastClock);

/** The API's weekdays in table order: Monday to Sunday, which is 0. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof weekdays)[number];

/** A time range. Times are written as HHMM: 930 is 9:30 AM. Null means not chosen yet. */
export interface TimeRange {
  start: number | null;
  end: number | null;
  /**
   * The user confirmed that it ends on the next day. A range that ends before it starts without this is an open
   * question.
   */
  isOvernight?: true | undefined;
}

/** A range with both a start and an end. */
export interface WholeRange extends TimeRange {
  start: number;
  end: number;
}

/** Each weekday's ranges; a day without any is closed. */
export type WeekHours = Record<Weekday, readonly TimeRange[]>;

/** Every selectable time: 0, 15, … 2345. */
export const clockTimes: readonly number[] = Array.from({ length: LAST_MINUTE / STEP + 1 }, (_, i) =>
  toClock(i * STEP),
);

export function toClock(minutes: number): number {
  return Math.floor(minutes / 60) * 100 + (minutes % 60);
}

/** A whole day; the API has no later time. */
export const allDay = { start: 0, end: lastClock } as const;

export function isAllDay(range: TimeRange): boolean {
  return range.start === allDay.start && range.end === allDay.end;
}

/** Builds a table day by day. */
export function makeWeek<R>(rangesOf: (weekday: Weekday) => readonly R[]): Record<Weekday, readonly R[]> {
  return {
    1: rangesOf(1),
    2: rangesOf(2),
    3: rangesOf(3),
    4: rangesOf(4),
    5: rangesOf(5),
    6: rangesOf(6),
    0: rangesOf(0),
  };
}

export function isEmptyWeek(week: WeekHours): boolean {
  return weekdays.every((weekday) => week[weekday].length === 0);
}

export function isWhole(range: TimeRange): range is WholeRange {
  return range.start !== null && range.end !== null;
}

/** Whether a range ends before it starts. */
export function endsBeforeStart({ start, end }: TimeRange): boolean {
  return start !== null && end !== null && end < start;
}

/** The range, or its two parts if it runs past midnight. Ending at midnight adds no second part. */
export function splitAtMidnight(
  weekday: Weekday,
  { isOvernight: _isOvernight, ...range }: WholeRange,
): { weekday: Weekday; start: number; end: number }[] {
  const here = { ...range, weekday };
  if (range.end >= range.start) return [here];
  const next = { weekday: nextWeekday(weekday), start: 0, end: range.end };
  return [{ ...here, end: lastClock }, next].filter(({ start, end }) => start !== end);
}

export function nextWeekday(weekday: Weekday): Weekday {
  return weekdays[(weekdays.indexOf(weekday) + 1) % weekdays.length] ?? weekday;
}

export function previousWeekday(weekday: Weekday): Weekday {
  return weekdays.find((day) => nextWeekday(day) === weekday) ?? weekday;
}

/** Moves a time by a number of 15-minute steps, staying within the day. */
export function shiftClock(clock: number, steps: number): number {
  return toClock(Math.min(LAST_MINUTE, Math.max(0, toMinutes(clock) + steps * STEP)));
}

/** Orders ranges by start. */
export function compareRanges(a: { start: number; end: number }, b: { start: number; end: number }): number {
  return a.start - b.start || a.end - b.end;
}
