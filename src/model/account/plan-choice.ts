import type { Account } from '../entities/account';
import { buysAtCheckout, type Subscribed } from '../entities/billing';
import type { Instant } from '../core/tolerant';
import type { Plan } from '../entities/plan';
import { comparePrices, priceView, type PriceView } from './price';

/** What the button of a plan offers. */
export type PlanAction =
  'current' | 'choose' | 'upgrade' | 'downgrade' | 'switchToAnnual' | 'switchToMonthly' | 'contact';

/**
 * The button of a plan on the account page. Without a card, or once the account has ended, every priced plan may be
 * chosen, the current one included. A plan that compares with none is chosen, too.
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

/** A plan on the account page: what it costs, what its button offers, and why it cannot be pressed. */
export interface PlanOffer {
  plan: Plan;
  action: PlanAction;
  isCurrent: boolean;
  /** Null: the price is custom. */
  price: PriceView | null;
  /** The account has more channels than the plan includes, so that the server would refuse it. */
  isTooSmall: boolean;
}

/**
 * The plans that an account may choose from, cheapest first and those with a custom price last. The current one is
 * among them even where the server left it out.
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

/** What is shown while prices by the month or by the year are: a custom price stands beside both. */
export function offersOf(offers: readonly PlanOffer[], duration: Plan['duration']): PlanOffer[] {
  return offers.filter(({ plan }) => plan.price === null || plan.duration === duration);
}

function compareByPrice(a: Plan, b: Plan): number {
  return Number(a.price === null) - Number(b.price === null) || (comparePrices(a, b) ?? 0);
}

/** Plans are told apart by the payment provider's name, and by label and duration where there is none. */
export function isSamePlan(a: Plan, b: Plan): boolean {
  if (a.stripeId !== '' || b.stripeId !== '') return a.stripeId === b.stripeId;
  return a.label === b.label && a.duration === b.duration;
}

/**
 * The plan that /please-upgrade shows beside the current one: the smallest that has more channels. One with a price and
 * of the same duration goes before others.
 */
export function nextPlanWithMoreChannels(account: Pick<Account, 'plan' | 'availablePlans'>): Plan | undefined {
  const { plan, availablePlans } = account;
  const rank = (other: Plan) => Number(other.price === null) * 2 + Number(other.duration !== plan.duration);
  return (availablePlans ?? [])
    .filter((other) => other.maxChannels > plan.maxChannels)
    .toSorted((a, b) => rank(a) - rank(b) || a.maxChannels - b.maxChannels || (comparePrices(a, b) ?? 0))[0];
}
