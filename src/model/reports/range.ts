import type { ReportQuery } from '../calls/reports';
import { customRange, presetRange } from '../time/chosen-range';
import { rangeQuery, type DateRange } from '../time/date-range';
import type { ReportRange } from '../places/report-route';
import type { Instant } from '../core/tolerant';
import { wallTime } from '../time/zoned-time';
import type { ComparedPeriod } from './comparison';

/** The dates a range currently resolves to in `zone`. None are in the future. */
export function rangeDates(range: ReportRange, now: Instant, zone: string): DateRange {
  return typeof range === 'string' ? presetRange(range, now, zone) : customRange(range.from, range.to, now, zone);
}

/** The query for a report call. */
export function reportQuery(dates: DateRange, zone: string): ReportQuery {
  return { tz: zone, ...rangeQuery(dates) };
}

/** The query for the period that a range is compared with. */
export function comparedQuery({ dates, untilNow }: ComparedPeriod, now: Instant, zone: string): ReportQuery {
  const query = reportQuery(dates, zone);
  return untilNow ? { ...query, endDate: `${dates.end}T${wallTime(now, zone).slice(11)}` } : query;
}
