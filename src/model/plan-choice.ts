import type { Account } from './account';
import type { Plan } from './plan';
import { comparePrices } from './price';

/** What the button of a plan offers. */
export type PlanAction =
  'current' | 'choose' | 'upgrade' | 'downgrade' | 'switchToAnnual' | 'switchToMonthly' | 'contact';

/**
 * The button of a plan on the account page (core platform, section 4; decisions, "Plans, trial, permissions"). Without
 * a card every priced plan may be chosen, the current one included. A plan that compares with none is chosen, too.
 */
export function planAction(plan: Plan, account: Pick<Account, 'plan' | 'paymentType'>): PlanAction {
  const hasCard = account.paymentType !== 'none';
  if (hasCard && isSamePlan(plan, account.plan)) return 'current';
  if (plan.price === null) return 'contact';
  if (!hasCard) return 'choose';

  const difference = comparePrices(plan, account.plan);
  if (difference === null) return 'choose';
  if (difference !== 0) return difference > 0 ? 'upgrade' : 'downgrade';
  if (plan.duration === account.plan.duration) return 'choose';
  return plan.duration === 'yearly' ? 'switchToAnnual' : 'switchToMonthly';
}

/** Plans are told apart by the payment provider's name, and by label and duration where there is none. */
export function isSamePlan(a: Plan, b: Plan): boolean {
  if (a.stripeId !== '' || b.stripeId !== '') return a.stripeId === b.stripeId;
  return a.label === b.label && a.duration === b.duration;
}

/**
 * The plan that /please-upgrade shows beside the current one: the smallest that has more channels. One with a price and
 * of the same duration goes before others (core platform, section 2).
 */
export function nextPlanWithMoreChannels(account: Pick<Account, 'plan' | 'availablePlans'>): Plan | undefined {
  const { plan, availablePlans } = account;
  const rank = (other: Plan) => Number(other.price === null) * 2 + Number(other.duration !== plan.duration);
  return (availablePlans ?? [])
    .filter((other) => other.maxChannels > plan.maxChannels)
    .toSorted((a, b) => rank(a) - rank(b) || a.maxChannels - b.maxChannels || (comparePrices(a, b) ?? 0))[0];
}
