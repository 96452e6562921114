import { planIncludes, type PlanFeature } from '../../model/entities/plan';
import { readId, type Caller } from '../http/handle';
import { findPlan } from '../contract/plans';
import type { AccountRecord, WidgetRecord } from '../contract/records';
import { notFound, Refusal } from '../base/refusal';
import type { Store } from '../contract/store';
import { accountOf } from '../accounts/user-routes';

/** The widget in a path if it belongs to the caller’s account; another account’s counts as unknown. */
export async function ownWidget(store: Store, { user }: Caller, id: string | number): Promise<WidgetRecord> {
  const widget = await store.widgets.find(user.accountId, readId(id));
  if (!widget) throw notFound();
  return widget;
}

/** Rejects features that the caller’s plan doesn’t include. */
export async function requireFeature(store: Store, { user }: Caller, feature: PlanFeature): Promise<void> {
  checkFeature(await accountOf(store, user), feature);
}

/** Rejects features that an account’s plan doesn’t include. A plan no longer on the price list includes nothing. */
export function checkFeature({ planId }: AccountRecord, feature: PlanFeature, path?: string): void {
  const plan = findPlan(planId);
  if (plan && planIncludes(plan, feature)) return;
  throw new Refusal(400, 'plan_required', 'Your plan doesn’t include this feature. Upgrade to use it.', path);
}
