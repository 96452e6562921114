import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMonths } from 'date-fns/addMonths';
import { startOfMonth } from 'date-fns/startOfMonth';
import type { Instant } from '../core/tolerant';
import type { Span } from './spans';

/** The calendar month of a moment, in UTC. */
export function utcMonthAt(at: Instant): Span {
  const first = startOfMonth(new UTCDateMini(at));
  return { from: first.getTime(), to: addMonths(first, 1).getTime() };
}

/** The same day and time a month later, in UTC, or the last day of a month without it. */
export function aMonthAfter(at: Instant): Instant {
  return addMonths(new UTCDateMini(at), 1).getTime();
}

/** When a month is over, in UTC; month 1 is January. */
export function utcMonthEnd(year: number, month: number): Instant {
  return utcMonthAt(new UTCDateMini(year, month - 1).getTime()).to;
}
