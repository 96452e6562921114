import type { ReportQuery } from '../calls/reports';
import { customRange, presetRange } from '../time/chosen-range';
import { rangeBefore, rangeQuery, type DateRange } from '../time/date-range';
import type { ReportRange } from '../places/report-route';
import type { Instant } from '../core/tolerant';
import { localDate, wallTime } from '../time/zoned-time';

/** The dates a range currently resolves to in `zone`. None are in the future. */
export function rangeDates(range: ReportRange, now: Instant, zone: string): DateRange {
  return typeof range === 'string' ? presetRange(range, now, zone) : customRange(range.from, range.to, now, zone);
}

/** The query for a report call. */
export function reportQuery(dates: DateRange, zone: string): ReportQuery {
  return { tz: zone, ...rangeQuery(dates) };
}

/**
 * The query for the previous period with the same number of days. If the range ends today, the previous period ends at
 * the same time of day, so that a morning is compared with a morning.
 */
export function queryBefore(dates: DateRange, now: Instant, zone: string): ReportQuery {
  const before = rangeBefore(dates);
  const query = reportQuery(before, zone);
  if (dates.end !== localDate(now, zone)) return query;
  return { ...query, endDate: `${before.end}T${wallTime(now, zone).slice(11)}` };
}
