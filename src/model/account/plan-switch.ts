import type { Account } from '../entities/account';
import { planFeatures, planIncludes, type Plan, type PlanFeature } from '../entities/plan';
import { priceView, yearlySaving, type PriceView } from './price';
import type { Instant } from '../core/tolerant';
import { planLimit, planLimits, type PlanLimit } from '../entities/usage';

/** A limit before and after the switch. */
export interface LimitChange {
  limit: PlanLimit;
  before: number | 'unlimited';
  after: number | 'unlimited';
}

/** What annual billing saves compared with twelve monthly payments, in cents. */
export interface YearlySaving {
  change: 'gained' | 'kept' | 'lost';
  perYear: number;
}

/** What the user sees before confirming a plan switch. */
export interface PlanSwitchPreview {
  from: Plan;
  to: Plan;
  /** Null for a custom price. */
  priceBefore: PriceView | null;
  priceAfter: PriceView | null;
  /** When the next invoice is currently due; null when none is planned. */
  nextInvoiceAt: Instant | null;
  /** Switching between monthly and annual billing makes the payment provider set a new invoice date. */
  keepsDate: boolean;
  /** When the new plan and price take effect: a switch is immediate. */
  appliesFrom: Instant;
  /** What annual billing saves, and how the switch affects that saving; null when neither plan has one. */
  saving: YearlySaving | null;
  limits: LimitChange[];
  lostFeatures: PlanFeature[];
  gainedFeatures: PlanFeature[];
}

export function planSwitchPreview(
  account: Pick<Account, 'plan' | 'nextInvoiceAt'>,
  to: Plan,
  now: Instant,
): PlanSwitchPreview {
  const { plan: from, nextInvoiceAt } = account;
  return {
    from,
    to,
    priceBefore: priceView(from),
    priceAfter: priceView(to),
    nextInvoiceAt,
    keepsDate: from.duration === to.duration,
    appliesFrom: now,
    saving: savingOf(from, to),
    limits: planLimits.map((limit) => ({ limit, before: planLimit(from, limit), after: planLimit(to, limit) })),
    lostFeatures: planFeatures.filter((feature) => planIncludes(from, feature) && !planIncludes(to, feature)),
    gainedFeatures: planFeatures.filter((feature) => !planIncludes(from, feature) && planIncludes(to, feature)),
  };
}

function savingOf(from: Plan, to: Plan): YearlySaving | null {
  if (to.price === null) return null;
  const [before, after] = [yearlySaving(from), yearlySaving(to)];
  if (after !== null) return { change: before === null ? 'gained' : 'kept', perYear: after };
  return before === null ? null : { change: 'lost', perYear: before };
}
