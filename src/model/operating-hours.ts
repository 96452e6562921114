import * as z from 'zod/mini';
import { entity, idSchema } from './tolerant';

/** 0-2345 in steps of 15 minutes, written as HHMM: 930 is half past nine. */
const clockTime = z.number().check(
  z.int(),
  z.gte(0),
  z.lte(2345),
  z.refine((time) => time % 100 < 60 && (time % 100) % 15 === 0),
);

/** One range of a weekday on the wire; 0 is Sunday (widget settings, section 3). */
export const operatingHourSchema = entity({
  weekday: z.number().check(z.int(), z.gte(0), z.lte(6)),
  ceId: z.optional(idSchema),
  start: clockTime,
  end: clockTime,
});
export type OperatingHour = z.infer<typeof operatingHourSchema>;

/** The list in a widget's answer: none when it is missing or `null`, and null when an entry of it is malformed. */
export const operatingHoursField = z.catch(
  z.pipe(
    z._default(z.nullable(z.array(operatingHourSchema)), null),
    z.transform((hours): OperatingHour[] | null => hours ?? []),
  ),
  null,
);
