import * as z from 'zod/mini';
import { isClockTime, isWeekday, readOperatingHours, type OperatingHour } from './operating-hours-read';
import { entity, idSchema } from '../core/tolerant';

const clockTime = z.number().check(z.refine(isClockTime));

/** One range of a weekday on the wire; 0 is Sunday. */
export const operatingHourSchema: z.ZodMiniType<OperatingHour> = entity({
  weekday: z.number().check(z.refine(isWeekday)),
  ceId: z.optional(idSchema),
  start: clockTime,
  end: clockTime,
});

/** The list in a widget's answer: none when it is missing or `null`, and null when an entry of it is malformed. */
export const operatingHoursField = z.pipe(
  z._default(z.unknown(), null),
  z.transform(readOperatingHours),
) as z.ZodMiniType<OperatingHour[] | null, OperatingHour[]>;
