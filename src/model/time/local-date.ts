import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { isValid } from 'date-fns/isValid';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';

/** A day as `yyyy-MM-dd`, in a zone given separately. */
export type LocalDate = string;

/** Whether a text is a calendar day in the form `yyyy-MM-dd`. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = toDate(text);
  return isValid(date) && toLocalDate(date) === text;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return toLocalDate(addDaysTo(toDate(date), days));
}

/** The same day that many months later, or the last day of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return toLocalDate(addMonthsTo(toDate(date), months));
}

/** How many days `later` is after `earlier`. */
export function daysBetween(earlier: LocalDate, later: LocalDate): number {
  return differenceInCalendarDays(toDate(later), toDate(earlier));
}

/** 0 is Sunday. */
export function dayOfWeek(date: LocalDate): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return toDate(date).getDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** A moment on such a weekday in UTC, to write its name. January 1, 2024 was a Monday. */
export function aDayOf(weekday: ReturnType<typeof dayOfWeek>): number {
  return Date.UTC(2024, 0, weekday === 0 ? 7 : weekday);
}

export function mondayOf(date: LocalDate): LocalDate {
  return toLocalDate(startOfISOWeek(toDate(date)));
}

/** Midnight in UTC, so that the machine's time zone doesn't matter. */
function toDate(date: LocalDate): Date {
  return new UTCDateMini(Date.parse(`${date}T00:00:00Z`));
}

function toLocalDate(date: Date): LocalDate {
  return date.toISOString().slice(0, 10);
}
