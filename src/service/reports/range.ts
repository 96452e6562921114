import { addDays, isLocalDate } from '../../model/time/local-date';
import { isNamedZone } from '../../model/time/time-zone';
import { daysInRange } from '../../model/time/date-range';
import type { ReportQuery } from '../../model/calls/reports';
import { invalid } from '../base/refusal';
import type { ReportRange } from '../contract/report-store';

/** More than a leap year; a much longer range is a mistake. */
export const maxDays = 400;

/** Names that PostgreSQL would read as a fixed offset although the zone has daylight saving time. */
const cityOf: Record<string, string> = {
  CET: 'Europe/Brussels',
  MET: 'Europe/Brussels',
  EET: 'Europe/Athens',
  WET: 'Europe/Lisbon',
};

/** A report’s range, if a calendar and a clock can show it. */
export function readRange({ tz, startDate, endDate }: ReportQuery): ReportRange {
  // An offset like +05:00 also means the opposite to PostgreSQL.
  if (!isNamedZone(tz)) throw invalid('tz');
  for (const [path, text] of Object.entries({ startDate, endDate })) {
    if (!isWallTime(text)) throw invalid(path);
  }
  if (endDate < startDate) throw invalid('endDate', 'The end date is before the start date.');
  if (dayCount({ startDate, endDate }) > maxDays) {
    throw invalid('endDate', `A report can cover up to ${maxDays} days. Choose a shorter range.`);
  }
  return { tz: cityOf[tz.toUpperCase()] ?? tz, startDate, endDate };
}

/** The calendar days a range touches. */
export function datesIn(range: Pick<ReportRange, 'startDate' | 'endDate'>): string[] {
  const first = range.startDate.slice(0, 10);
  return Array.from({ length: dayCount(range) }, (_, index) => addDays(first, index));
}

/** How many calendar days a range touches. */
export function dayCount({ startDate, endDate }: Pick<ReportRange, 'startDate' | 'endDate'>): number {
  return daysInRange({ start: startDate.slice(0, 10), end: endDate.slice(0, 10) });
}

/** A time a wall clock can show, after the year 0, which no calendar has. */
function isWallTime(text: string): boolean {
  const isTime = /^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(text.slice(11));
  return isTime && !text.startsWith('0000') && isLocalDate(text.slice(0, 10));
}
