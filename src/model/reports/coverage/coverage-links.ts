import type { HistoryFilters } from '../../places/report-route';
import type { Weekday } from '../../settings/operating-hours/schedule';
import type { CoverageAdvice } from './coverage-advice';

/** History filters that show exactly the chats of an hour of the week. */
export function hourFilter(weekday: Weekday, hour: number): HistoryFilters {
  return { hours: { days: [weekday], from: hour, to: hour + 1 } };
}

/** History filters that show exactly the missed chats of a finding. */
export function findingFilters({ days, from, to }: CoverageAdvice): HistoryFilters {
  return { missed: true, hours: { days, from, to } };
}
