import * as z from 'zod/mini';
import { changeWays } from '../core/draft';
import { entity, instantField, textField } from '../core/tolerant';

/**
 * One changed value: a field of the settings forms, `off`, `trigger:` with the trigger’s `uid`, `reply:` with the
 * reply’s ID, or `group:` with the group’s `uid`.
 */
export const loggedValueSchema = entity({
  name: z.string().check(z.minLength(1)),
  /** Absent if it didn’t exist before. */
  before: z.optional(z.unknown()),
  /** Absent if it was deleted. */
  after: z.optional(z.unknown()),
  /** The value works like a password, or is too long, so only the change is kept. */
  isHidden: z.catch(z.optional(z.boolean()), undefined),
});
export type LoggedValue = z.infer<typeof loggedValueSchema>;

/** Response schema of one saved change to a widget. */
export const changeEntrySchema = entity({
  id: z.string().check(z.minLength(1)),
  at: instantField,
  /** The user’s email address; empty if unknown. */
  who: textField,
  how: z.catch(z.enum(changeWays), 'form'),
  changes: z.array(loggedValueSchema),
});
export type ChangeEntry = z.infer<typeof changeEntrySchema>;
