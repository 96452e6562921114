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
  const date = new Date(anchor * 1000);
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const [year, month] = [Math.floor(months / 12), months % 12];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = date.getTime() - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return Math.floor((Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + time) / 1000);
}

/** Cents of a price for the part of a period that is left, to the second. */
export function shareLeft(amount: number, { start, end }: { start: number; end: number }, now: number): number {
  return Math.round((amount * Math.max(0, end - now)) / (end - start));
}
