import type { OperatingHour } from './operating-hours';
import type { Id } from './tolerant';

/** Minutes between two choices of a time. */
const STEP = 15;
const LAST_MINUTE = 23 * 60 + 45;
const DAY_END = toClock(LAST_MINUTE);

/** The wire's weekdays in the order of the table: Monday to Sunday, which is 0 (widget settings, section 3). */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof weekdays)[number];

/** Times are written as HHMM: 930 is half past nine. Null: not chosen yet. */
export interface TimeRange {
  start: number | null;
  end: number | null;
}

/** The ranges of each weekday; a day without any is closed. */
export type WeekHours = Record<Weekday, readonly TimeRange[]>;

/** Every time that can be chosen: 0, 15, … 2345 (widget settings, section 9). */
export const clockTimes: readonly number[] = Array.from({ length: LAST_MINUTE / STEP + 1 }, (_, i) =>
  toClock(i * STEP),
);

export function toMinutes(clock: number): number {
  return Math.floor(clock / 100) * 60 + (clock % 100);
}

export function toClock(minutes: number): number {
  return Math.floor(minutes / 60) * 100 + (minutes % 60);
}

/** A whole day; the wire knows no later time (decisions, "Time and money"). */
export const allDay = { start: 0, end: DAY_END } as const;

export function isAllDay(range: TimeRange): boolean {
  return range.start === allDay.start && range.end === allDay.end;
}

export function emptyWeek(): WeekHours {
  return { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 0: [] };
}

/** The table of the stored list. */
export function readWeek(hours: readonly OperatingHour[]): WeekHours {
  const week = emptyWeek();
  for (const { weekday, ceId: _ceId, ...range } of hours) {
    if (isWeekday(weekday)) week[weekday] = [...week[weekday], range];
  }
  return week;
}

/** A range that is stored by no save, and why (widget settings, section 5). */
export interface DroppedRange {
  weekday: Weekday;
  index: number;
  reason: 'sameStartAndEnd' | 'incomplete';
}

/** What a save stores of the table, and what it leaves out. A range that still ends before it starts is split. */
export function toWire(week: WeekHours, ceId: Id): { entries: OperatingHour[]; dropped: DroppedRange[] } {
  const entries: OperatingHour[] = [];
  const dropped: DroppedRange[] = [];
  for (const weekday of weekdays) {
    for (const [index, range] of week[weekday].entries()) {
      const { start, end } = range;
      if (start === null || end === null) dropped.push({ weekday, index, reason: 'incomplete' });
      else if (start === end) dropped.push({ weekday, index, reason: 'sameStartAndEnd' });
      else entries.push(...splitAtMidnight(weekday, { ...range, start, end }).map((entry) => ({ ...entry, ceId })));
    }
  }
  return { entries, dropped };
}

/** Whether a range ends before it starts, and the person must say what is meant. */
export function endsBeforeStart({ start, end }: TimeRange): boolean {
  return start !== null && end !== null && end < start;
}

/** One range as it is, or two where it runs past midnight; nothing is added for a range that ends at midnight. */
export function splitAtMidnight<R extends { start: number; end: number }>(
  weekday: Weekday,
  range: R,
): { weekday: Weekday; start: number; end: number }[] {
  const here = { ...range, weekday };
  if (range.end >= range.start) return [here];
  const next = { weekday: nextWeekday(weekday), start: 0, end: range.end };
  return [{ ...here, end: DAY_END }, next].filter(({ start, end }) => start !== end);
}

export function nextWeekday(weekday: Weekday): Weekday {
  return weekdays[(weekdays.indexOf(weekday) + 1) % weekdays.length] ?? weekday;
}

/** `minutes` later or earlier, but within the day. */
export function shiftClock(clock: number, steps: number): number {
  return toClock(Math.min(LAST_MINUTE, Math.max(0, toMinutes(clock) + steps * STEP)));
}

function isWeekday(value: number): value is Weekday {
  return weekdays.some((weekday) => weekday === value);
}
