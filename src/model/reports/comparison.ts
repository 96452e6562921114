import type { Instant } from '../core/tolerant';
import type { Comparison } from '../places/report-route';
import { customRange } from '../time/chosen-range';
import { daysInRange, rangeBefore, type DateRange } from '../time/date-range';
import { addDays, dayOfWeek, daysBetween, type LocalDate } from '../time/local-date';
import { dayLengthHours, dayStart, localDate } from '../time/zoned-time';

const HOUR = 3_600_000;
/** 52 weeks: the same weekday, a day or two off the date. */
const YEAR = 52 * 7;

/** What the figures of a range are compared with. */
export interface ComparedPeriod {
  dates: DateRange;
  /** The dates of the chart's second line: up to three days off, so that each day of the range has its weekday beside it. */
  line: DateRange;
  /** Its last day ends at the time it is now, because the range ends today: a morning is compared with a morning. */
  untilNow: boolean;
  /** What its counts are multiplied by to be compared; not 1 if it is longer or shorter than the range. */
  scale: number;
}

export function comparedPeriod(range: DateRange, comparison: Comparison, now: Instant, zone: string): ComparedPeriod {
  const isOwn = typeof comparison === 'object';
  const dates = isOwn ? customRange(comparison.from, comparison.to, now, zone) : comparedDates(range, comparison);
  return {
    dates,
    // Dates that were chosen stay as they are.
    line: isOwn ? dates : shifted(dates, alignment(range, dates)),
    untilNow: !isOwn && range.end === localDate(now, zone),
    scale: isOwn ? daysPassed(range, now, zone) / daysPassed(dates, now, zone) : 1,
  };
}

/** Days, of today the share that has passed. */
function daysPassed(range: DateRange, now: Instant, zone: string): number {
  const days = daysInRange(range);
  if (range.end !== localDate(now, zone)) return days;
  // At midnight, a day that begins is not nothing, so that nothing is divided by it.
  const today = Math.max(HOUR / 60, now - dayStart(range.end, zone));
  return days - 1 + today / (dayLengthHours(range.end, zone) * HOUR);
}

/** The dates that a range is compared with. */
export function comparedDates(range: DateRange, comparison: Comparison): DateRange {
  if (typeof comparison === 'object') return { start: comparison.from, end: comparison.to };
  switch (comparison) {
    case 'before':
      return rangeBefore(range);
    case 'weekdays':
      return shifted(range, -7 * Math.ceil(daysInRange(range) / 7));
    case 'lastYear':
      // As many weeks more as a longer range needs, so that it ends before it begins.
      return shifted(range, -7 * Math.ceil(Math.max(YEAR, daysInRange(range)) / 7));
  }
}

/**
 * How many days after the start of the compared dates the day lies that is shown beside the first day of the range.
 * Periods of a week and more meet on the same weekday, at most three days off; shorter ones meet at their first days.
 */
export function alignment(range: DateRange, compared: DateRange): number {
  if (Math.min(daysInRange(range), daysInRange(compared)) < 7) return 0;
  const ahead = (dayOfWeek(range.start) - dayOfWeek(compared.start) + 7) % 7;
  return ahead > 3 ? ahead - 7 : ahead;
}

/** The compared day that is shown beside a day of the range; undefined where the compared dates have none. */
export function comparedDay(day: LocalDate, range: DateRange, compared: DateRange): LocalDate | undefined {
  const index = daysBetween(range.start, day) + alignment(range, compared);
  const other = addDays(compared.start, index);
  return compared.start <= other && other <= compared.end ? other : undefined;
}

function shifted({ start, end }: DateRange, days: number): DateRange {
  return { start: addDays(start, days), end: addDays(end, days) };
}
