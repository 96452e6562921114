import type { Account } from '../entities/account';
import { planFeatures, planIncludes, type Plan, type PlanFeature } from '../entities/plan';
import { priceView, yearlySaving, type PriceView } from './price';
import type { Instant } from '../core/tolerant';
import { planLimit, planLimits, type PlanLimit } from '../entities/usage';

/** One limit as it is and as it would be. */
export interface LimitChange {
  limit: PlanLimit;
  before: number | 'unlimited';
  after: number | 'unlimited';
}

/** What a year saves against twelve single months, in cents. */
export interface YearlySaving {
  change: 'gained' | 'kept' | 'lost';
  perYear: number;
}

/** What a person is told before the plan is switched. */
export interface PlanSwitchPreview {
  from: Plan;
  to: Plan;
  /** Null: the price is custom. */
  priceBefore: PriceView | null;
  priceAfter: PriceView | null;
  /** When the next invoice is due as things are; null when none is planned. */
  nextInvoiceAt: Instant | null;
  /** A month is paid for on other days than a year, so that the payment provider sets a new date. */
  keepsDate: boolean;
  /** From when on the new plan and its price apply: a switch waits for nothing. */
  appliesFrom: Instant;
  /** What paying by the year saves, and what the switch does to it; null where it is not part of either plan. */
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
