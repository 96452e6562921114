import type { Account } from './account';
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

/** Why the quota is used up: a limit of the plan, or the server's own sentence, empty where it gave none. */
export type QuotaExcess = { limit: PlanLimit; included: number } | { text: string };

const limitCodes: readonly [PlanLimit, RegExp][] = [
  ['convosPerMonth', /convo|conversation/i],
  ['maxChannels', /channel/i],
  ['maxOperators', /operator/i],
];

/** What to say about a quota that is used up. A reason without a space is a code, which nobody is to read. */
export function quotaExcess({ plan, quota }: Pick<Account, 'plan' | 'quota'>): QuotaExcess {
  const reason = quota.reason.trim();
  if (/\s/.test(reason)) return { text: reason };
  const limit = limitCodes.find(([, code]) => code.test(reason))?.[0];
  const included = limit && planLimit(plan, limit);
  return limit && typeof included === 'number' ? { limit, included } : { text: '' };
}
