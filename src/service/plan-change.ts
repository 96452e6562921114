import type { ServiceContext } from './context';
import { findPlan } from './plans';
import type { PayingAccount } from './ports';
import type { AccountRecord } from './records';
import { Refusal } from './refusal';
import type { WirePlan } from './wire';

/** How long the payment provider may take: whatever went wrong meanwhile, the next change can begin after that. */
const patienceMs = 120_000;

export const noPendingPlan = { pendingPlanId: '', pendingUntil: null };

/**
 * Switches the plan at the payment provider and here. While the provider is asked, nobody else can switch it, and as few
 * widgets can be added as either plan includes, so that the new plan fits once it is there.
 */
export async function changePlan(
  { store: { accounts }, payments, now }: Pick<ServiceContext, 'store' | 'payments' | 'now'>,
  account: PayingAccount,
  plan: WirePlan,
): Promise<void> {
  const pendingUntil = new Date(now().getTime() + patienceMs);
  const isOurs = (current: AccountRecord) => current.pendingUntil?.getTime() === pendingUntil.getTime();
  await accounts.update(account.id, (current, widgetCount) => {
    if (pendingPlan(current, now())) {
      throw new Refusal(400, 'plan_changing', 'Your plan is being changed already. Please try again in a moment.');
    }
    checkFits(plan, widgetCount);
    return { pendingPlanId: plan.stripeId, pendingUntil };
  });
  try {
    const subscription = await payments.changePlan(account, plan.stripeId);
    await accounts.update(account.id, (current) => ({
      planId: plan.stripeId,
      ...subscription,
      ...(isOurs(current) && noPendingPlan),
    }));
  } catch (error) {
    await accounts.update(account.id, (current) => (isOurs(current) ? noPendingPlan : {}));
    throw error;
  }
}

/** How many widgets an account may have: of two plans while it is being changed, what both include. */
export function maxChannelsOf(account: AccountRecord, now: Date): number {
  const current = findPlan(account.planId)?.maxChannels ?? 0;
  return Math.min(current, pendingPlan(account, now)?.maxChannels ?? current);
}

/** Refuses a plan that includes fewer widgets than there are. */
export function checkFits({ label, maxChannels }: WirePlan, widgetCount: number): void {
  if (widgetCount <= maxChannels) return;
  const message = `The ${label} plan includes ${maxChannels} channels, you have ${widgetCount}. Please delete some first.`;
  throw new Refusal(400, 'plan_too_small', message, 'plan');
}

function pendingPlan({ pendingPlanId, pendingUntil }: AccountRecord, now: Date): WirePlan | undefined {
  return pendingUntil && pendingUntil > now ? findPlan(pendingPlanId) : undefined;
}
