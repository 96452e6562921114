import type { Account } from './account';
import type { Plan } from './plan';
import type { User } from './user';

/** Plan limits, in display order. */
export const planLimits = ['maxChannels', 'maxOperators', 'convosPerMonth'] as const;
export type PlanLimit = (typeof planLimits)[number];
export type UsageLevel = 'normal' | 'warning' | 'danger';

const WARNING_SHARE = 0.8;

/** A plan's limit. 0 means unlimited, but only for operators. */
export function planLimit(plan: Plan, limit: PlanLimit): number | 'unlimited' {
  return limit === 'maxOperators' && plan[limit] === 0 ? 'unlimited' : plan[limit];
}

/** The color of a usage bar: danger at or over the limit, warning from 80% up. */
export function usageLevel(used: number, limit: number | 'unlimited'): UsageLevel {
  if (limit === 'unlimited') return 'normal';
  if (used >= limit) return 'danger';
  return used >= limit * WARNING_SHARE ? 'warning' : 'normal';
}

/** Whether the plan has room for another channel. Malformed widgets count too. */
export function canAddChannel(user: Pick<User, 'ces' | 'account'>): boolean {
  return user.ces.length < user.account.plan.maxChannels;
}

/** Why the quota is used up: a plan limit, or the server's message, empty if it sent none. */
export type QuotaExcess = { limit: PlanLimit; included: number } | { text: string };

const ofConversations = /convo|conversation/i;

const limitCodes: readonly [PlanLimit, RegExp][] = [
  ['convosPerMonth', ofConversations],
  ['maxChannels', /channel/i],
  ['maxOperators', /operator/i],
];

/** The reason to show for a used-up quota. A reason without a space is a code, which is never shown. */
export function quotaExcess({ plan, quota }: Pick<Account, 'plan' | 'quota'>): QuotaExcess {
  const reason = quota.reason.trim();
  if (/\s/.test(reason)) return { text: reason };
  const limit = limitCodes.find(([, code]) => code.test(reason))?.[0];
  const included = limit && planLimit(plan, limit);
  return limit && typeof included === 'number' ? { limit, included } : { text: '' };
}

/** Whether the quota is used up by conversations, as far as the server's reason says: a new month gives new ones. */
export function isOverConversations({ quota }: Pick<Account, 'quota'>): boolean {
  return quota.isOverquota && ofConversations.test(quota.reason);
}
