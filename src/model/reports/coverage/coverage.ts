import type { Chat } from '../../entities/chat';
import { allDay, makeWeek, toClock, weekdays, type Weekday } from '../../settings/operating-hours/schedule';
import { daysInRange, type DateRange } from '../../time/date-range';
import { addDays, dayOfWeek, type LocalDate } from '../../time/local-date';
import { sharedSpans, type Span } from '../../time/spans';
import type { WeekHour } from '../../time/week-clock';
import { dayLengthHours, dayStart, instantAt, localDate } from '../../time/zoned-time';

const HOUR = 3_600_000;
export const hoursOfDay: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** A value for each hour of a week: by weekday, then 24 hours. */
export type WeekGrid<T> = Record<Weekday, readonly T[]>;

/** The chats that started in an hour of the week. */
export interface StartCount {
  chats: number;
  /** Of these, those that no one answered. */
  missed: number;
}

export function makeGrid<T>(valueOf: (weekday: Weekday, hour: number) => T): WeekGrid<T> {
  return makeWeek((weekday) => hoursOfDay.map((hour) => valueOf(weekday, hour)));
}

export const noStarts: WeekGrid<StartCount> = makeGrid(() => ({ chats: 0, missed: 0 }));

/** The counts with more chats, read on a clock of the zone. A chat without a start counts nowhere. */
export function countStarts(
  before: WeekGrid<StartCount>,
  chats: Iterable<Pick<Chat, 'startedAt' | 'agentName'>>,
  clock: (instant: number) => WeekHour,
): WeekGrid<StartCount> {
  const counts = makeGrid((weekday, hour) => ({ ...at(before, weekday, hour) }));
  for (const { startedAt, agentName } of chats) {
    if (startedAt === null) continue;
    const { weekday, hour } = clock(startedAt);
    const cell = at(counts, weekday, hour);
    cell.chats += 1;
    if (agentName === '') cell.missed += 1;
  }
  return counts;
}

/** Shares of the hours of a week, 0 to 1; null where nothing is known of an hour. */
export type WeekShares = WeekGrid<number | null>;

/** Which share of the known time of each hour of the week lies within spans. Both are in order and don't overlap. */
export function coveredShares(spans: readonly Span[], known: readonly Span[], zone: string): WeekShares {
  const all = timeByHour(known, zone);
  const covered = timeByHour(sharedSpans(spans, known), zone);
  return makeGrid((weekday, hour) => {
    const time = at(all, weekday, hour);
    return time === 0 ? null : at(covered, weekday, hour) / time;
  });
}

/** How much of each hour of the week lies within spans, in milliseconds. */
function timeByHour(spans: readonly Span[], zone: string): WeekGrid<number> {
  const times = makeGrid(() => ({ length: 0 }));
  const [start, end] = [spans[0], spans.at(-1)];
  const hours =
    start && end ? hoursIn({ start: localDate(start.from, zone), end: localDate(end.to - 1, zone) }, zone) : [];
  let first = 0;
  for (const { weekday, hour, from, to } of hours) {
    while ((spans[first]?.to ?? Infinity) <= from) first += 1;
    for (let index = first; (spans[index]?.from ?? Infinity) < to; index += 1) {
      const span = spans[index] as Span;
      at(times, weekday, hour).length += Math.max(0, Math.min(span.to, to) - Math.max(span.from, from));
    }
  }
  return makeGrid((weekday, hour) => at(times, weekday, hour).length);
}

/** Whether an hour of which this share is covered counts as covered. */
export function isCovered(share: number | null): boolean {
  return share !== null && share >= 0.5;
}

/** A whole hour as operating hours write it. A day's end is the last time that can be saved. */
export function hourClock(hour: number): number {
  return Math.min(toClock(hour * 60), allDay.end);
}

export function at<T>(grid: WeekGrid<T>, weekday: Weekday, hour: number): T {
  return grid[weekday][hour] as T;
}

/** Every hour that a zone's clocks show in a range. A skipped hour has no length, and a repeated one has two. */
function* hoursIn(dates: DateRange, zone: string): Iterable<Span & WeekHour> {
  const count = daysInRange(dates);
  for (let index = 0; index < count; index += 1) {
    const date = addDays(dates.start, index);
    const weekday = dayOfWeek(date);
    const starts = hourStarts(date, zone);
    for (const hour of hoursOfDay) {
      yield { weekday, hour, from: starts[hour] as number, to: starts[hour + 1] as number };
    }
  }
}

function hourStarts(date: LocalDate, zone: string): number[] {
  const start = dayStart(date, zone);
  if (dayLengthHours(date, zone) === 24) return [...hoursOfDay, 24].map((hour) => start + hour * HOUR);
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const starts = hoursOfDay.map((hour) => Math.max(start, instantAt(midnight + hour * HOUR, zone)));
  return [...starts, dayStart(addDays(date, 1), zone)].map((each, hour, all) => Math.max(each, all[hour - 1] ?? each));
}

/** How many chats of all hours no one answered. */
export function missedIn(starts: WeekGrid<StartCount>): number {
  return weekdays.flatMap((weekday) => starts[weekday]).reduce((sum, { missed }) => sum + missed, 0);
}
