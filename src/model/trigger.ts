import * as z from 'zod/mini';
import { entity, flagField, textField } from './tolerant';

/** Answer schema of an automatic message (widget settings, section 3). */
export const triggerSchema = entity({
  uid: z.string(),
  message: textField,
  /** Seconds; 0 means immediately. */
  after: z.catch(z.number(), 0),
  /** Page addresses or paths. A malformed list fails the trigger, because a save would lose it. */
  on: z.pipe(
    z._default(z.nullable(z.array(z.string())), null),
    z.transform((pages) => pages ?? []),
  ),
  /** `contains`, `startsWith` or `exact`; missing in old ones, see `readTriggers`. */
  matchType: z.catch(z.optional(z.string()), undefined),
  /** What old triggers have in place of `matchType`. */
  exact: z.catch(z.optional(z.boolean()), undefined),
  enabled: flagField,
  displayStyle: z.catch(z.string(), 'peek'),
});
export type Trigger = z.infer<typeof triggerSchema>;

/** What `triggerJson` holds. */
export const triggersSchema = entity({
  /** Minutes. */
  minDelay: z.catch(z.number(), 60),
  triggers: z.catch(z.array(triggerSchema), []),
  matchType: z.catch(z.string(), 'contains'),
});
export type Triggers = z.infer<typeof triggersSchema>;
