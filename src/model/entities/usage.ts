import type { Plan } from './plan';
import type { User } from './user';

/** The limits of a plan in the order in which they are listed. */
export const planLimits = ['maxChannels', 'maxOperators', 'convosPerMonth'] as const;
export type PlanLimit = (typeof planLimits)[number];
export type UsageLevel = 'normal' | 'warning' | 'danger';

const WARNING_SHARE = 0.8;

/** How many a plan allows. 0 means unlimited for operators alone. */
export function planLimit(plan: Plan, limit: PlanLimit): number | 'unlimited' {
  return limit === 'maxOperators' && plan[limit] === 0 ? 'unlimited' : plan[limit];
}

/** The colour of a usage bar: danger at or over the limit, a warning from 80 % on. */
export function usageLevel(used: number, limit: number | 'unlimited'): UsageLevel {
  if (limit === 'unlimited') return 'normal';
  if (used >= limit) return 'danger';
  return used >= limit * WARNING_SHARE ? 'warning' : 'normal';
}

/** Whether one more channel fits the plan; malformed widgets take up a place, too. */
export function canAddChannel(user: Pick<User, 'ces' | 'account'>): boolean {
  return user.ces.length < user.account.plan.maxChannels;
}
