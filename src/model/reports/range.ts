import type { ReportQuery } from '../calls/reports';
import { customRange, presetRange } from '../time/chosen-range';
import { rangeBefore, rangeQuery, type DateRange } from '../time/date-range';
import type { ReportRange } from '../places/report-route';
import type { Instant } from '../core/tolerant';
import { localDate, wallTime } from '../time/zoned-time';

/** The days that a range stands for now, as a calendar in `zone` has them. None of them lies in the future. */
export function rangeDates(range: ReportRange, now: Instant, zone: string): DateRange {
  return typeof range === 'string' ? presetRange(range, now, zone) : customRange(range.from, range.to, now, zone);
}

/** What a report call asks for. */
export function reportQuery(dates: DateRange, zone: string): ReportQuery {
  return { tz: zone, ...rangeQuery(dates) };
}

/**
 * What the same call asks for of the period before, of as many days. Where today is the last day, the period before
 * ends at the same time of its last day: a morning is compared with a morning.
 */
export function queryBefore(dates: DateRange, now: Instant, zone: string): ReportQuery {
  const before = rangeBefore(dates);
  const query = reportQuery(before, zone);
  if (dates.end !== localDate(now, zone)) return query;
  return { ...query, endDate: `${before.end}T${wallTime(now, zone).slice(11)}` };
}
