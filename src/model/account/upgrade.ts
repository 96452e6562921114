import { buysAtCheckout } from '../entities/billing';
import type { Loadable } from '../core/loadable';
import type { Instant } from '../core/tolerant';
import { type Plan, type PlanFeature, planFeatures, planIncludes } from '../entities/plan';
import { isSamePlan, nextPlanWithMoreChannels } from './plan-choice';
import { priceView } from './price';
import type { Problem } from '../core/problem';
import { planLimit, planLimits, type PlanLimit } from '../entities/usage';
import type { User } from '../entities/user';

/** What the person can do about a bigger plan. */
export type UpgradeWay =
  /** The card on file pays. */
  | 'upgrade'
  /** A card is put on file first, at the payment provider; also where the account has ended. */
  | 'checkout'
  /** There is no bigger plan, or it has no fixed price. */
  | 'contact'
  /** Only an admin changes plans. */
  | 'askAdmin';

/** The current plan beside the next one with more channels. */
export interface UpgradeOffer {
  current: Plan;
  next: Plan | undefined;
  way: UpgradeWay;
}

/** How far the change of the plan is. */
export type UpgradeOrder =
  | { status: 'idle' | 'busy' | 'done' }
  /** On the way to the payment provider's page. */
  | { status: 'leaving' }
  | { status: 'failed'; problem: Problem }
  /** The plan or its price is not what the person saw: nothing was bought, and the offer is a new one. */
  | { status: 'changedMeanwhile' };

/** What `useUpgrade` gives and `Upgrade` takes. */
export interface UpgradeProps {
  /** The plan of now beside the next one. */
  offer: Loadable<UpgradeOffer>;
  /** How far the change of the plan is. */
  order: UpgradeOrder;
  /** The person takes the offer. */
  onUpgrade(): void;
}

/** What the page after an upgrade says about the account. It holds for every person and every way to the page. */
export interface UpgradedView {
  /** `upgraded`: the account pays for more than the smallest plan. */
  status: 'upgraded' | 'notUpgraded';
  /** The label of its plan. */
  plan: string;
  /** How many channels the plan includes. */
  channels: number;
  /** Others cannot change the plan. */
  isAdmin: boolean;
}

/** What `useUpgraded` gives and `Upgraded` takes. */
export interface UpgradedProps {
  /** What has become of the account. */
  outcome: Loadable<UpgradedView>;
}

export function upgradedView({ admin: isAdmin, account }: User, now: Instant): UpgradedView {
  const { plan, availablePlans } = account;
  const isAboveSmallest = (availablePlans ?? []).some(({ maxChannels }) => maxChannels < plan.maxChannels);
  const status = isAboveSmallest && !buysAtCheckout(account, now) ? 'upgraded' : 'notUpgraded';
  return { status, plan: plan.label, channels: plan.maxChannels, isAdmin };
}

/** One difference between two plans. */
export type PlanChange =
  /** Cents a month. */
  | { name: 'price'; from: number; to: number }
  | { name: 'duration'; to: Plan['duration'] }
  | { name: PlanLimit; from: number | 'unlimited'; to: number | 'unlimited' }
  | { name: 'gained' | 'lost'; features: PlanFeature[] };

export function upgradeOffer({ admin, account }: User, now: Instant): UpgradeOffer {
  const current = account.plan;
  const next = nextPlanWithMoreChannels(account);
  return { current, next, way: wayTo(next, admin, buysAtCheckout(account, now)) };
}

function wayTo(next: Plan | undefined, isAdmin: boolean, isStarting: boolean): UpgradeWay {
  if (!next || next.price === null || next.stripeId === '') return 'contact';
  if (!isAdmin) return 'askAdmin';
  return isStarting ? 'checkout' : 'upgrade';
}

/** Whether an offer is still the one that the person saw: nobody is charged for another. */
export function isSameOffer(a: UpgradeOffer, b: UpgradeOffer): boolean {
  return a.way === b.way && isSameDeal(a.current, b.current) && isSameDeal(a.next, b.next);
}

function isSameDeal(a: Plan | undefined, b: Plan | undefined): boolean {
  if (!a || !b) return a === b;
  return isSamePlan(a, b) && a.price === b.price && a.maxChannels === b.maxChannels;
}

/** What is different in the next plan, in the order in which it is told; what stays the same is left out. */
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
