import { weekdays, type WeekHours } from '../../model/settings/operating-hours/schedule';
import type { OperatingHoursLabels } from './labels';
import type { Clock } from './use-clock';

/** Someone else's hours in one line. */
export function theirHours(week: WeekHours | null | undefined, clock: Clock, labels: OperatingHoursLabels): string {
  if (!week) return labels.unreadableTheirs;
  const days = weekdays.filter((weekday) => week[weekday].length > 0);
  if (days.length === 0) return labels.noHours;
  return days
    .map((weekday) => labels.dayHours(clock.shortDay(weekday), week[weekday].map(clock.range).join(', ')))
    .join('; ');
}
