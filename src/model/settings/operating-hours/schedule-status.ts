import type { Instant } from '../../core/tolerant';
import { hoursStatus, type HoursStatus } from '../../time/weekly-hours';
import type { WeekHours } from './schedule';
import { plannedHours } from './schedule-spans';

/** Whether the hours, as a save would keep them, have the widget on, and when that changes next. */
export function scheduleStatus(week: WeekHours, zone: string, now: Instant): HoursStatus {
  return hoursStatus(plannedHours(week), zone, now);
}
