import type { Account } from '../entities/account';
import { buysAtCheckout, type Subscribed } from '../entities/billing';
import type { Instant } from '../core/tolerant';
import type { Plan } from '../entities/plan';
import { comparePrices, priceView, type PriceView } from './price';

/** The action a plan's button offers. */
export type PlanAction =
  'current' | 'choose' | 'upgrade' | 'downgrade' | 'switchToAnnual' | 'switchToMonthly' | 'contact';

/**
 * The action of a plan's button on the account page. Without a payment method, or once the account has ended, every
 * priced plan is `choose`, including the current one. So is a plan whose price can't be compared with the current one.
 */
export function planAction(plan: Plan, account: Subscribed & Pick<Account, 'plan'>, now: Instant): PlanAction {
  const isStarting = buysAtCheckout(account, now);
  if (!isStarting && isSamePlan(plan, account.plan)) return 'current';
  if (plan.price === null) return 'contact';
  if (isStarting) return 'choose';

  const difference = comparePrices(plan, account.plan);
  if (difference === null) return 'choose';
  if (difference !== 0) return difference > 0 ? 'upgrade' : 'downgrade';
  if (plan.duration === account.plan.duration) return 'choose';
  return plan.duration === 'yearly' ? 'switchToAnnual' : 'switchToMonthly';
}

/** A plan on the account page: its price, its button's action, and whether it is too small to choose. */
export interface PlanOffer {
  plan: Plan;
  action: PlanAction;
  isCurrent: boolean;
  /** Null for a custom price. */
  price: PriceView | null;
  /** The account has more channels than the plan includes, so the server would reject it. */
  isTooSmall: boolean;
}

/**
 * The plans an account can choose from, cheapest first, custom prices last. Always includes the current plan, even when
 * the server omits it.
 */
export function planOffers(
  account: Subscribed & Pick<Account, 'plan' | 'availablePlans'>,
  channels: number,
  now: Instant,
): PlanOffer[] {
  const { plan: current, availablePlans } = account;
  const plans = availablePlans ?? [];
  const all = plans.some((plan) => isSamePlan(plan, current)) ? plans : [current, ...plans];
  return all.toSorted(compareByPrice).map((plan) => ({
    plan,
    action: planAction(plan, account, now),
    isCurrent: isSamePlan(plan, current),
    price: priceView(plan),
    isTooSmall: plan.price !== null && plan.maxChannels < channels,
  }));
}

/** The offers shown for a billing period: monthly or annual. Plans with a custom price appear in both. */
export function offersOf(offers: readonly PlanOffer[], duration: Plan['duration']): PlanOffer[] {
  return offers.filter(({ plan }) => plan.price === null || plan.duration === duration);
}

function compareByPrice(a: Plan, b: Plan): number {
  return Number(a.price === null) - Number(b.price === null) || (comparePrices(a, b) ?? 0);
}

/** Compares plans by the payment provider's ID, or by label and duration when neither has one. */
export function isSamePlan(a: Plan, b: Plan): boolean {
  if (a.stripeId !== '' || b.stripeId !== '') return a.stripeId === b.stripeId;
  return a.label === b.label && a.duration === b.duration;
}

/**
 * The plan that /please-upgrade shows next to the current one: the smallest with more channels. Prefers plans with a
 * fixed price, then plans with the same duration.
 */
export function nextPlanWithMoreChannels(account: Pick<Account, 'plan' | 'availablePlans'>): Plan | undefined {
  const { plan, availablePlans } = account;
  const rank = (other: Plan) => Number(other.price === null) * 2 + Number(other.duration !== plan.duration);
  return (availablePlans ?? [])
    .filter((other) => other.maxChannels > plan.maxChannels)
    .toSorted((a, b) => rank(a) - rank(b) || a.maxChannels - b.maxChannels || (comparePrices(a, b) ?? 0))[0];
}
