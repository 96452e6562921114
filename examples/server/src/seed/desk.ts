import { UTCDate } from '@date-fns/utc';
import { addHours, formatISO, subDays } from 'date-fns';
import { formatInTimeZone, fromZonedTime, getTimezoneOffset } from 'date-fns-tz';

/** One day of a zone's calendar. */
export interface LocalDay {
  /** From 0 for Sunday. */
  weekday: number;
  /** How many days before today. */
  age: number;
  /** When a clock there has gone on so many hours from midnight. */
  at(hours: number): Date;
}

/** Today and the days before it, `age` days back to the first, the oldest first, as a calendar in the zone has them. */
export function localDays(zone: string, age: number, now: Date): LocalDay[] {
  const today = new UTCDate(formatInTimeZone(now, zone, 'yyyy-MM-dd'));
  return Array.from({ length: age + 1 }, (_, index) => {
    const date = subDays(today, age - index);
    // Noon is after all changes of the clocks.
    const noon = fromZonedTime(formatISO(addHours(date, 12)).slice(0, 19), zone);
    const midnight = date.getTime() - getTimezoneOffset(zone, noon);
    return { weekday: date.getUTCDay(), age: age - index, at: (hours) => addHours(new Date(midnight), hours) };
  });
}
