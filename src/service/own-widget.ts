import type { PlanFeature } from '../model';
import { readId, type Caller } from './handle';
import { findPlan } from './plans';
import type { WidgetRecord } from './records';
import { notFound, Refusal } from './refusal';
import type { Store } from './store';
import { accountOf } from './users';

/** The widget of a path, if it belongs to the caller's account; another's is as unknown as none. */
export async function ownWidget(store: Store, { user }: Caller, id: string | number): Promise<WidgetRecord> {
  const widget = await store.widgets.find(user.accountId, readId(id));
  if (!widget) throw notFound();
  return widget;
}

/** Refuses what the account's plan does not include. */
export async function requireFeature(store: Store, { user }: Caller, feature: PlanFeature): Promise<void> {
  const { planId } = await accountOf(store, user);
  if (!findPlan(planId)?.[feature]) throw new Refusal(400, 'plan_required', 'Your plan does not include that.');
}
