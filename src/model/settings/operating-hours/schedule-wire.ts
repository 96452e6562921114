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

/** The table of the stored list: each day in order, and what was split at midnight in one piece again. */
export function readWeek(hours: readonly OperatingHour[]): WeekHours {
  const ranges = hours.toSorted(compareRanges);
  return joinNights(
    makeWeek((weekday) =>
      ranges.filter((entry) => entry.weekday === weekday).map(({ weekday: _weekday, ceId: _ceId, ...range }) => range),
    ),
  );
}

/** A range that is stored by no save, and why. */
export interface DroppedRange {
  weekday: Weekday;
  index: number;
  reason: 'sameStartAndEnd' | 'incomplete';
}

/**
 * What a save stores of the table, each day in order, and what it leaves out. A range that ends before it starts is
 * split. An entry that is `stored` already stays as it is there, with all that we do not know of it.
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
      // Nothing is left of 23:45 to 0:00 either, as 23:45 is where a stored day ends.
      const parts = range.start === range.end ? [] : splitAtMidnight(weekday, range);
      if (parts.length === 0) dropped.push({ weekday, index, reason: 'sameStartAndEnd' });
      for (const part of parts) byWeekday.get(part.weekday)?.push({ ...part, ceId });
    }
  }
  const entries = weekdays.flatMap((weekday) => byWeekday.get(weekday)?.sort(compareRanges) ?? []);
  return { entries: asStored(entries, stored), dropped };
}

/** The table as it comes back after a save: in order, without what no save stores. */
export function normalizeWeek(week: WeekHours): WeekHours {
  return readWeek(toWire(week, 0).entries);
}

/**
 * Joins what was split at midnight: the last range of a day that runs to its end, and the first of the next that starts
 * with it. Whole days stay whole, and so does what would be as long as a day or longer.
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

/** An Id of another type, or a field that we do not know, is kept where the times are the same. */
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
