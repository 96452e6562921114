import {
  endsBeforeStart,
  isWhole,
  nextWeekday,
  previousWeekday,
  toMinutes,
  weekdays,
  type WeekHours,
  type Weekday,
  type WholeRange,
} from './schedule';
import { isTurned } from './schedule-edits';

const DAY = 24 * 60;

/** The part of a range on one day of the week view. */
export interface Bar {
  /** The range's day and index in the table. */
  weekday: Weekday;
  index: number;
  range: WholeRange;
  from: number;
  to: number;
  /** Which ends of the range are in this part. */
  hasStart: boolean;
  hasEnd: boolean;
}

/** The bars of each day, from morning to evening. A range past midnight has one on both days; a range with an open question has none. */
export function barsOf(week: WeekHours): Map<Weekday, Bar[]> {
  const pieces = new Map<Weekday, Bar[]>(weekdays.map((weekday) => [weekday, []]));
  for (const weekday of weekdays) {
    for (const [index, range] of week[weekday].entries()) {
      if (!isWhole(range) || isTurned(range)) continue;
      const from = toMinutes(range.start);
      const to = toMinutes(range.end);
      const place = { weekday, index, range };
      if (to >= from) pieces.get(weekday)?.push({ ...place, from, to, hasStart: true, hasEnd: true });
      else {
        pieces.get(weekday)?.push({ ...place, from, to: DAY, hasStart: true, hasEnd: false });
        pieces.get(nextWeekday(weekday))?.push({ ...place, from: 0, to, hasStart: false, hasEnd: true });
      }
    }
  }
  for (const own of pieces.values()) own.sort((a, b) => a.from - b.from || a.to - b.to);
  return pieces;
}

/** When the previous day's hours end on this weekday; undefined if none run past midnight. */
export function nightEnd(week: WeekHours, weekday: Weekday): number | undefined {
  const nights = week[previousWeekday(weekday)]
    .filter(isWhole)
    .filter((range) => endsBeforeStart(range) && !isTurned(range));
  return Math.max(0, ...nights.map(({ end }) => end)) || undefined;
}
