import { addDays, daysBetween, type LocalDate } from './local-date';

/** Whole days, both ends included. */
export interface DateRange {
  start: LocalDate;
  end: LocalDate;
}

/** The ends of a range as report calls take them: local wall times. */
export function rangeQuery({ start, end }: DateRange): { startDate: string; endDate: string } {
  return { startDate: `${start}T00:00:00`, endDate: `${end}T23:59:59` };
}

export function daysInRange({ start, end }: DateRange): number {
  return daysBetween(start, end) + 1;
}

/** A range of the same length that ends where `range` begins. */
export function rangeBefore(range: DateRange): DateRange {
  return { start: addDays(range.start, -daysInRange(range)), end: addDays(range.start, -1) };
}
