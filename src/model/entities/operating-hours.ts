import * as z from 'zod/mini';
import { isClockTime, isWeekday, readOperatingHours, type OperatingHour } from './operating-hours-read';
import { entity, idSchema } from '../core/tolerant';

const clockTime = z.number().check(z.refine(isClockTime));

/** One weekday range in the API's format; 0 is Sunday. */
export const operatingHourSchema: z.ZodMiniType<OperatingHour> = entity({
  /** 0 is Sunday. */
  weekday: z.number().check(z.refine(isWeekday)),
  /** The widget's ID. */
  ceId: z.optional(idSchema),
  /** HHMM as a number, from 0 to 2345 in steps of 15 minutes: 930 is 9:30 AM. */
  start: clockTime,
  /** As `start`, and after it. */
  end: clockTime,
});

/** A widget's ranges: empty when the list is missing or `null`, null when an entry is malformed. */
export const operatingHoursField = z.pipe(
  z._default(z.unknown(), null),
  z.transform(readOperatingHours),
) as z.ZodMiniType<OperatingHour[] | null, OperatingHour[]>;
