import { jsonEqual } from '../../core/json-equal';
import type { OperatingHour } from '../../entities/operating-hours-read';
import {
  allDay,
  compareRanges,
  isAllDay,
  isWhole,
  makeWeek,
  nextWeekday,
  splitAtMidnight,
  weekdays,
  type WeekHours,
  type Weekday,
  type WholeRange,
} from './schedule';
import type { Id } from '../../core/tolerant';

/** Converts the saved list to a table: each day in order, with ranges split at midnight joined again. */
export function readWeek(hours: readonly OperatingHour[]): WeekHours {
  const ranges = hours.toSorted(compareRanges);
  return joinNights(
    makeWeek((weekday) =>
      ranges.filter((entry) => entry.weekday === weekday).map(({ weekday: _weekday, ceId: _ceId, ...range }) => range),
    ),
  );
}

/** A range that saves leave out, and why. */
export interface DroppedRange {
  weekday: Weekday;
  index: number;
  reason: 'sameStartAndEnd' | 'incomplete';
}

/**
 * Converts the table to what a save sends, each day in order, and lists what it leaves out. A range past midnight is
 * split. An entry already in `stored` stays as it is there, including unknown fields.
 */
export function toWire(
  week: WeekHours,
  ceId: Id,
  stored: readonly OperatingHour[] = [],
): { entries: OperatingHour[]; dropped: DroppedRange[] } {
  const byWeekday = new Map<number, OperatingHour[]>(weekdays.map((weekday) => [weekday, []]));
  const dropped: DroppedRange[] = [];
  for (const weekday of weekdays) {
    for (const [index, range] of week[weekday].entries()) {
      if (!isWhole(range)) {
        dropped.push({ weekday, index, reason: 'incomplete' });
        continue;
      }
      // 23:45 to 0:00 is also empty, because a saved day ends at 23:45.
      const parts = range.start === range.end ? [] : splitAtMidnight(weekday, range);
      if (parts.length === 0) dropped.push({ weekday, index, reason: 'sameStartAndEnd' });
      for (const part of parts) byWeekday.get(part.weekday)?.push({ ...part, ceId });
    }
  }
  const entries = weekdays.flatMap((weekday) => byWeekday.get(weekday)?.sort(compareRanges) ?? []);
  return { entries: asStored(entries, stored), dropped };
}

/** The table as it returns after a save: in order, without ranges that saves leave out. */
export function normalizeWeek(week: WeekHours): WeekHours {
  return readWeek(toWire(week, 0).entries);
}

/**
 * Joins ranges split at midnight: a day's last range that runs until its end, and the next day's first range, if it
 * starts at midnight. All-day ranges stay as they are, as do ranges that would be a day or longer if joined.
 */
function joinNights(split: Record<Weekday, readonly WholeRange[]>): WeekHours {
  const mornings = new Map<Weekday, WholeRange>();
  const evenings = new Map<WholeRange, WholeRange>();
  for (const weekday of weekdays) {
    const evening = split[weekday].findLast(({ end }) => end === allDay.end);
    const morning = split[nextWeekday(weekday)].find(({ start }) => start === 0);
    if (!evening || !morning || isAllDay(evening) || morning.end >= evening.start) continue;
    mornings.set(nextWeekday(weekday), morning);
    evenings.set(evening, { ...evening, end: morning.end, isOvernight: true });
  }
  return makeWeek((weekday) =>
    split[weekday].filter((range) => range !== mornings.get(weekday)).map((range) => evenings.get(range) ?? range),
  );
}

/** Keeps an ID of another type, or an unknown field, if the times are the same. */
function asStored(entries: readonly OperatingHour[], stored: readonly OperatingHour[]): OperatingHour[] {
  const left = [...stored];
  return entries.map((entry) => {
    const index = left.findIndex((other) => jsonEqual(timesOf(other), timesOf(entry)));
    return index === -1 ? entry : (left.splice(index, 1)[0] ?? entry);
  });
}

function timesOf({ weekday, start, end }: OperatingHour) {
  return { weekday, start, end };
}
