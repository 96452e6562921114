import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMonths } from 'date-fns/addMonths';

type Interval = 'month' | 'year';

/**
 * The end of the period that begins at `from`, all in unix seconds: so many months or years after the anchor that it lies
 * behind `from`. The day is the anchor's, or the last of a month that is too short.
 */
export function periodEnd(anchor: number, from: number, interval: Interval): number {
  for (let count = 1; ; count += 1) {
    const end = addIntervals(anchor, count, interval);
    if (end > from) return end;
  }
}

function addIntervals(anchor: number, count: number, interval: Interval): number {
  const end = addMonths(new UTCDateMini(anchor * 1000), count * (interval === 'year' ? 12 : 1));
  return Math.floor(end.getTime() / 1000);
}

/** Cents of a price for the part of a period that is left, to the second. */
export function shareLeft(amount: number, { start, end }: { start: number; end: number }, now: number): number {
  return Math.round((amount * Math.max(0, end - now)) / (end - start));
}
