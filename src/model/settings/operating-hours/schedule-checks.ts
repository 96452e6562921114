import {
  compareRanges,
  isWhole,
  makeWeek,
  splitAtMidnight,
  toMinutes,
  weekdays,
  type TimeRange,
  type WeekHours,
  type Weekday,
} from './schedule';
import { isTurned } from './schedule-edits';
import { readWeek, toWire } from './schedule-wire';

/**
 * What is wrong with a range: it ends before it starts, unexplained; it overlaps or touches another range; or a save
 * would drop it.
 */
export type RangeFault = 'turned' | 'overlap' | 'touching' | 'sameStartAndEnd' | 'incomplete';

export interface RangePlace {
  weekday: Weekday;
  index: number;
}

export interface RangeRemark extends RangePlace {
  fault: RangeFault;
  /** The day on which it meets the other range. */
  on: Weekday;
}

/** At most one remark per range, blocking ones first. */
export function rangeRemarks(week: WeekHours): RangeRemark[] {
  const own = placesOf(week).flatMap(({ range, ...place }): RangeRemark[] => {
    const fault = ownFault(range);
    return fault ? [{ ...place, fault, on: place.weekday }] : [];
  });
  const met = weekdays.flatMap((weekday) => meetings(week, weekday));
  const remarks = [...met.filter(isBlocking), ...own, ...met.filter((remark) => !isBlocking(remark))];
  return remarks.filter((remark, index) => remarks.findIndex((other) => isSamePlace(other, remark)) === index);
}

/** Whether this blocks saving until it is resolved. */
export function isBlocking({ fault }: Pick<RangeRemark, 'fault'>): boolean {
  return fault === 'turned' || fault === 'overlap';
}

/** The week with one day's overlapping or touching ranges merged. Unfinished ranges on any day stay as they are. */
export function mergeDay(week: WeekHours, weekday: Weekday): WeekHours {
  const isFinished = (range: TimeRange) => isWhole(range) && range.start !== range.end && !isTurned(range);
  const { entries } = toWire(filterRanges(week, isFinished), 0);
  const merged = readWeek([
    ...entries.filter((entry) => entry.weekday !== weekday),
    ...union(entries.filter((entry) => entry.weekday === weekday)),
  ]);
  const unfinished = filterRanges(week, (range) => !isFinished(range));
  return makeWeek((day) => [...merged[day], ...unfinished[day]]);
}

/** Total minutes of a weekday's hours as saved, including those after midnight but not ranges with an open question. */
export function openMinutes(week: WeekHours, weekday: Weekday): number {
  const settled = week[weekday].filter((range) => !isTurned(range)).filter(isWhole);
  const parts = settled.flatMap((range) => splitAtMidnight(weekday, range));
  return weekdays
    .flatMap((day) => union(parts.filter((part) => part.weekday === day)))
    .reduce((sum, { start, end }) => sum + toMinutes(end) - toMinutes(start), 0);
}

function ownFault(range: TimeRange): RangeFault | undefined {
  if (!isWhole(range)) return 'incomplete';
  if (range.start === range.end) return 'sameStartAndEnd';
  return isTurned(range) ? 'turned' : undefined;
}

/** Ranges that meet an earlier one on a weekday, including those continuing from the day before. */
function meetings(week: WeekHours, on: Weekday): RangeRemark[] {
  const parts = placesOf(week)
    .flatMap(({ range, ...place }) => {
      if (!isWhole(range) || isTurned(range)) return [];
      return splitAtMidnight(place.weekday, range).flatMap((part) => (part.weekday === on ? [{ ...part, place }] : []));
    })
    .filter(({ start, end }) => start !== end)
    .toSorted(compareRanges);
  return parts.flatMap((part, index): RangeRemark[] => {
    const reach = Math.max(-1, ...parts.slice(0, index).map(({ end }) => end));
    if (reach < part.start) return [];
    return [{ ...part.place, fault: reach > part.start ? 'overlap' : 'touching', on }];
  });
}

function placesOf(week: WeekHours): (RangePlace & { range: TimeRange })[] {
  return weekdays.flatMap((weekday) => week[weekday].map((range, index) => ({ weekday, index, range })));
}

function isSamePlace(a: RangePlace, b: RangePlace): boolean {
  return a.weekday === b.weekday && a.index === b.index;
}

function filterRanges(week: WeekHours, isMeant: (range: TimeRange) => boolean): WeekHours {
  return makeWeek((weekday) => week[weekday].filter(isMeant));
}

function union<R extends { start: number; end: number }>(ranges: readonly R[]): R[] {
  const merged: R[] = [];
  for (const range of ranges.toSorted(compareRanges)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return merged;
}
