import { planIncludes, type PlanFeature } from '../../model/entities/plan';
import { readId, type Caller } from '../http/handle';
import { findPlan } from '../contract/plans';
import type { AccountRecord, WidgetRecord } from '../contract/records';
import { notFound, Refusal } from '../base/refusal';
import type { Store } from '../contract/store';
import { accountOf } from '../accounts/user-routes';

/** The widget of a path, if it belongs to the caller's account; another's is as unknown as none. */
export async function ownWidget(store: Store, { user }: Caller, id: string | number): Promise<WidgetRecord> {
  const widget = await store.widgets.find(user.accountId, readId(id));
  if (!widget) throw notFound();
  return widget;
}

/** Refuses what the plan of the caller's account does not include. */
export async function requireFeature(store: Store, { user }: Caller, feature: PlanFeature): Promise<void> {
  checkFeature(await accountOf(store, user), feature);
}

/** Refuses what an account's plan does not include; a plan that is not in the price list any more includes nothing. */
export function checkFeature({ planId }: AccountRecord, feature: PlanFeature, path?: string): void {
  const plan = findPlan(planId);
  if (plan && planIncludes(plan, feature)) return;
  throw new Refusal(400, 'plan_required', 'Your plan doesn’t include this.', path);
}
