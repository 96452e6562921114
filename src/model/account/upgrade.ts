import { buysAtCheckout } from '../entities/billing';
import type { Loadable } from '../core/loadable';
import type { Instant } from '../core/tolerant';
import { type Plan, type PlanFeature, planFeatures, planIncludes } from '../entities/plan';
import { isSamePlan, nextPlanWithMoreChannels, offersOf, planOffers } from './plan-choice';
import { annualBilling, cheapestFit, type AnnualBilling, type PlanUse } from './plan-fit';
import { priceView } from './price';
import type { Problem } from '../core/problem';
import { planLimit, planLimits, type PlanLimit } from '../entities/usage';
import type { User } from '../entities/user';

/** How the user can get a bigger plan. */
export type UpgradeWay =
  /** Charges the payment method on file. */
  | 'upgrade'
  /** Adds a payment method first, at the payment provider; also when the account has ended. */
  | 'checkout'
  /** There is no bigger plan, or it has no fixed price. */
  | 'contact'
  /** Only an admin can change plans. */
  | 'askAdmin';

/** The current plan and the next one with more channels. */
export interface UpgradeOffer {
  current: Plan;
  next: Plan | undefined;
  way: UpgradeWay;
}

/** How the plans compare with what the account uses. */
export interface UpgradeAdvice {
  use: PlanUse;
  /** The same with one channel more, which is what the user came for. */
  need: PlanUse;
  /** Only admins can load the account's people. */
  isAdmin: boolean;
  /** The cheapest plan that fits the need, billed like the next one; null if none with a fixed price does. */
  best: Plan | null;
  /** What the next plan saves when billed by the year. */
  annual: AnnualBilling | null;
}

/** State of the upgrade. */
export type UpgradeOrder =
  | { status: 'idle' | 'busy' | 'done' }
  /** Redirecting to the payment provider's page. */
  | { status: 'leaving' }
  | { status: 'failed'; problem: Problem }
  /** The plan or its price is no longer what the user saw: nothing was bought, and the offer has been updated. */
  | { status: 'changedMeanwhile' };

/** Props for `Upgrade`, returned by `useUpgrade`. */
export interface UpgradeProps {
  /** The current plan and the next one. */
  offer: Loadable<UpgradeOffer>;
  /** How the plans compare with what the account uses; it loads apart from the offer. Absent hides it. */
  advice?: Loadable<UpgradeAdvice> | undefined;
  /** State of the upgrade. */
  order: UpgradeOrder;
  /** Called when the user accepts the offer. */
  onUpgrade(): void;
}

/** What the page after an upgrade says about the account, for any user and however they got there. */
export interface UpgradedView {
  /** `upgraded`: the account pays for a plan above the smallest one. */
  status: 'upgraded' | 'notUpgraded';
  /** The plan's label. */
  plan: string;
  /** How many channels the plan includes. */
  channels: number;
  /** Only admins can change the plan. */
  isAdmin: boolean;
}

/** Props for `Upgraded`, returned by `useUpgraded`. */
export interface UpgradedProps {
  /** The account's state after the upgrade. */
  outcome: Loadable<UpgradedView>;
}

export function upgradedView({ admin: isAdmin, account }: User, now: Instant): UpgradedView {
  const { plan, availablePlans } = account;
  const isAboveSmallest = (availablePlans ?? []).some(({ maxChannels }) => maxChannels < plan.maxChannels);
  const status = isAboveSmallest && !buysAtCheckout(account, now) ? 'upgraded' : 'notUpgraded';
  return { status, plan: plan.label, channels: plan.maxChannels, isAdmin };
}

/** A difference between two plans. */
export type PlanChange =
  /** Cents per month. */
  | { name: 'price'; from: number; to: number }
  | { name: 'duration'; to: Plan['duration'] }
  | { name: PlanLimit; from: number | 'unlimited'; to: number | 'unlimited' }
  | { name: 'gained' | 'lost'; features: PlanFeature[] };

export function upgradeOffer({ admin, account }: User, now: Instant): UpgradeOffer {
  const current = account.plan;
  const next = nextPlanWithMoreChannels(account);
  return { current, next, way: wayTo(next, admin, buysAtCheckout(account, now)) };
}

export function upgradeAdvice({ admin, account }: User, use: PlanUse, now: Instant): UpgradeAdvice {
  const need = { ...use, channels: use.channels + 1 };
  const next = nextPlanWithMoreChannels(account);
  const offers = offersOf(planOffers(account, need.channels, now), (next ?? account.plan).duration);
  return {
    use,
    need,
    isAdmin: admin,
    best: cheapestFit(offers, need)?.plan ?? null,
    annual: next ? annualBilling(next, account.availablePlans ?? []) : null,
  };
}

function wayTo(next: Plan | undefined, isAdmin: boolean, isStarting: boolean): UpgradeWay {
  if (!next || next.price === null || next.stripeId === '') return 'contact';
  if (!isAdmin) return 'askAdmin';
  return isStarting ? 'checkout' : 'upgrade';
}

/** Whether the offer is still the one the user saw, so that they are never charged for a different one. */
export function isSameOffer(a: UpgradeOffer, b: UpgradeOffer): boolean {
  return a.way === b.way && isSameDeal(a.current, b.current) && isSameDeal(a.next, b.next);
}

function isSameDeal(a: Plan | undefined, b: Plan | undefined): boolean {
  if (!a || !b) return a === b;
  return isSamePlan(a, b) && a.price === b.price && a.maxChannels === b.maxChannels;
}

/** What differs in the next plan, in display order; unchanged values are left out. */
export function planChanges(current: Plan, next: Plan): PlanChange[] {
  const changedLimits = planLimits
    .map((name) => ({ name, from: planLimit(current, name), to: planLimit(next, name) }))
    .filter(({ from, to }) => from !== to);
  return [...priceChange(current, next), ...changedLimits, ...featureChanges(current, next)];
}

function priceChange(current: Plan, next: Plan): PlanChange[] {
  const [from, to] = [priceView(current)?.perMonth, priceView(next)?.perMonth];
  return [
    ...(from !== undefined && to !== undefined && from !== to ? [{ name: 'price' as const, from, to }] : []),
    ...(current.duration === next.duration || to === undefined
      ? []
      : [{ name: 'duration' as const, to: next.duration }]),
  ];
}

function featureChanges(current: Plan, next: Plan): PlanChange[] {
  const only = (a: Plan, b: Plan) =>
    planFeatures.filter((feature) => planIncludes(a, feature) && !planIncludes(b, feature));
  const changes: PlanChange[] = [
    { name: 'gained', features: only(next, current) },
    { name: 'lost', features: only(current, next) },
  ];
  return changes.filter((change) => !('features' in change) || change.features.length > 0);
}
