import * as z from 'zod/mini';
import { operatingHourSchema } from '../entities/operating-hours';
import { settingsRequestShape } from '../entities/widget-settings';

/** Settings and unknown fields are written, fields of identity ignored, absent ones left alone; `off` is refused. */
export const updateConfigRequest = z.looseObject({
  ...settingsRequestShape,
  operatingHours: z.optional(z.nullable(z.array(operatingHourSchema))),
  off: z.optional(z.undefined()),
});
