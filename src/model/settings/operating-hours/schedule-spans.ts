import type { OperatingHour } from '../../entities/operating-hours-read';
import type { LocalDate } from '../../time/local-date';
import { weeklySpans, type WeeklySpan } from '../../time/weekly-hours';
import { makeWeek, type WeekHours } from './schedule';
import { isTurned } from './schedule-edits';
import { toWire } from './schedule-wire';

/** The hours that a save would keep. */
export function plannedHours(week: WeekHours): OperatingHour[] {
  return toWire(
    makeWeek((weekday) => week[weekday].filter((range) => !isTurned(range))),
    0,
  ).entries;
}

/** The hours of dates, in order, as a save would keep them. */
export function scheduleSpans(week: WeekHours, zone: string, dates: readonly LocalDate[]): WeeklySpan[] {
  return weeklySpans(plannedHours(week), zone, dates);
}
