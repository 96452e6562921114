import * as z from 'zod/mini';
import { countField, entity, textField, truthyField } from '../core/tolerant';

/** Response schema of a plan. */
export const planSchema = entity({
  label: textField,
  /** Cents per `duration`; null means a custom price. */
  price: z.nullable(z.number()),
  duration: z.catch(z.enum(['monthly', 'yearly']), 'monthly'),
  /** The payment provider's ID for the plan. */
  stripeId: textField,
  maxChannels: countField,
  /** 0 means unlimited. */
  maxOperators: countField,
  convosPerMonth: countField,
  triggers: truthyField,
  savedReplies: truthyField,
  bots: truthyField,
  whiteLabel: truthyField,
  phoneSupport: truthyField,
  questionGroups: truthyField,
  reports: truthyField,
  operatingHours: truthyField,
});
export type Plan = z.infer<typeof planSchema>;

export type PlanFeature =
  | 'triggers'
  | 'savedReplies'
  | 'bots'
  | 'whiteLabel'
  | 'phoneSupport'
  | 'questionGroups'
  | 'reports'
  | 'operatingHours';

/** Plan features, in display order. */
export const planFeatures: readonly PlanFeature[] = [
  'operatingHours',
  'triggers',
  'savedReplies',
  'reports',
  'bots',
  'questionGroups',
  'whiteLabel',
  'phoneSupport',
];

/**
 * Whether the plan includes a feature, meaning its flag is present and truthy. Operating hours are also included when
 * the plan does not mention them.
 */
export function planIncludes(plan: Plan, feature: PlanFeature): boolean {
  if (feature === 'operatingHours' && !(feature in plan)) return true;
  return Boolean(plan[feature]);
}
