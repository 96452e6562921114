import { planFeatures, planIncludes, type Plan, type PlanFeature } from '../entities/plan';
import { planLimit, planLimits, type PlanLimit } from '../entities/usage';
import { isSamePlan, type PlanOffer } from './plan-choice';
import { comparePrices, priceView } from './price';

/** What an account uses of what plans limit. */
export interface PlanUse {
  channels: number;
  /** Null if unknown: only admins can load the account's people. */
  people: number | null;
  /** This month's, or those of the last 30 days if there were more; null if unknown. */
  conversations: number | null;
}

const usesOf = {
  maxChannels: 'channels',
  maxOperators: 'people',
  convosPerMonth: 'conversations',
} as const satisfies Record<PlanLimit, keyof PlanUse>;

/** What counts against a limit; null if unknown. */
export function usedOf(use: PlanUse, limit: PlanLimit): number | null {
  return use[usesOf[limit]];
}

/** A limit of a plan that is below what the account uses. */
export interface PlanExcess {
  limit: PlanLimit;
  used: number;
  included: number;
}

/** The limits that the account would exceed on a plan, in display order. What is unknown exceeds nothing. */
export function planExcess(plan: Plan, use: PlanUse): PlanExcess[] {
  return planLimits.flatMap((limit) => {
    const [used, included] = [usedOf(use, limit), planLimit(plan, limit)];
    return used !== null && included !== 'unlimited' && used > included ? [{ limit, used, included }] : [];
  });
}

/**
 * What has to be removed before the account can choose a plan: widgets, because the server rejects a plan with fewer
 * channels, and people before a downgrade. Invited people never keep an account from
 * paying for its plan.
 */
export function removalsFor({ plan, action }: PlanOffer, use: PlanUse): PlanExcess[] {
  if (action === 'current' || action === 'contact') return [];
  const blocking: readonly PlanLimit[] = action === 'downgrade' ? ['maxChannels', 'maxOperators'] : ['maxChannels'];
  return planExcess(plan, use).filter(({ limit }) => blocking.includes(limit));
}

/** The cheapest of the offers that includes everything the account uses; null if none with a fixed price does. */
export function cheapestFit(offers: readonly PlanOffer[], use: PlanUse): PlanOffer | null {
  const fitting = offers.filter(({ plan }) => plan.price !== null && planExcess(plan, use).length === 0);
  const [first] = fitting.toSorted(
    (a, b) => (comparePrices(a.plan, b.plan) ?? 0) || Number(b.isCurrent) - Number(a.isCurrent),
  );
  return first ?? null;
}

/** How the cheapest plan that fits compares with the current one. Differences are cents per month. */
export type PlanVerdict =
  /** No cheaper plan fits than the current one. */
  | { status: 'fits' }
  /** `less` is null if the current price is custom. */
  | { status: 'cheaper'; best: Plan; less: number | null; lost: PlanFeature[] }
  /** The current plan doesn't fit. `more` is null if its price is custom, and negative if the other one costs less. */
  | { status: 'bigger'; best: Plan; more: number | null }
  /** Neither the current plan nor any other with a fixed price fits. */
  | { status: 'none' };

/** Compares the offers of one billing period with the current plan. */
export function planVerdict(offers: readonly PlanOffer[], current: Plan, use: PlanUse): PlanVerdict {
  const best = cheapestFit(offers, use)?.plan;
  const fits = planExcess(current, use).length === 0;
  if (!best) return { status: fits ? 'fits' : 'none' };
  const [before, after] = [priceView(current)?.perMonth, priceView(best)?.perMonth];
  const more = before === undefined || after === undefined ? null : after - before;
  if (!fits) return { status: 'bigger', best, more };
  if (isSamePlan(best, current) || isOtherBilling(best, current) || (more !== null && more >= 0)) {
    return { status: 'fits' };
  }
  const lost = planFeatures.filter((feature) => planIncludes(current, feature) && !planIncludes(best, feature));
  return { status: 'cheaper', best, less: more === null ? null : 0 - more, lost };
}

/** What paying by the year saves, compared with the same plan by the month. */
export interface AnnualBilling {
  yearly: Plan;
  /** Cents in a year. */
  saving: number;
  /** The number of monthly payments that cost as much as the year. */
  breakEvenMonths: number;
}

/** Null without a plan by the year, or if it saves nothing. A year costs eleven months if there is no plan by the month. */
export function annualBilling(plan: Plan, plans: readonly Plan[]): AnnualBilling | null {
  const twin = plans.find((other) => isOtherBilling(other, plan));
  const [monthly, yearly] = plan.duration === 'monthly' ? [plan, twin] : [twin, plan];
  const price = yearly?.price ?? 0;
  if (!yearly || price <= 0) return null;
  const perMonth = (monthly ? monthly.price : priceView(yearly)?.struckThrough) ?? 0;
  const saving = perMonth * 12 - price;
  return saving > 0
    ? { yearly, saving, breakEvenMonths: monthly ? Math.ceil(price / perMonth) : REGULAR_MONTHS }
    : null;
}

/** One of the twelve months is free. */
const REGULAR_MONTHS = 11;

/** Whether two plans are the same, billed by the month and by the year. */
function isOtherBilling(a: Plan, b: Plan): boolean {
  return a.label === b.label && a.duration !== b.duration && a.price !== null && b.price !== null;
}
