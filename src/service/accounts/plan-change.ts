import type { ServiceContext } from '../http/context';
import { checkFits, findPlan } from '../contract/plans';
import { PaymentsError, type PayingAccount, type Subscription } from '../contract/payments';
import type { AccountRecord } from '../contract/records';
import { Refusal } from '../base/refusal';
import type { WirePlan } from '../contract/wire';

type ChangeContext = Pick<ServiceContext, 'store' | 'payments' | 'now' | 'newToken'>;

/** How long the payment provider may take: whatever goes wrong, the next change can begin after that. */
const patienceMs = 120_000;

export const noPendingPlan = { pendingPlanId: '', pendingUntil: null, pendingKey: '' };

/**
 * Switches the plan at the payment provider and here. In the meantime, no one else can switch it, and only as many
 * widgets can be added as both plans include, so that the new plan fits. If the provider has switched it but the store
 * can't, or the outcome is unknown, the change stays recorded: a repeated request uses the same key, so that it is paid
 * once.
 */
export async function changePlan(
  { store: { accounts }, payments, now, newToken }: ChangeContext,
  account: PayingAccount,
  plan: WirePlan,
): Promise<void> {
  const { planId: formerPlanId, pendingKey: changeKey } = await accounts.update(account.id, (current, widgetCount) => {
    if (pendingPlan(current, now())) throw planChanging();
    checkFits(plan, widgetCount);
    const isLeft = current.pendingPlanId === plan.stripeId && current.pendingKey !== '';
    const pendingUntil = new Date(now().getTime() + patienceMs);
    return { pendingPlanId: plan.stripeId, pendingUntil, pendingKey: isLeft ? current.pendingKey : newToken() };
  });
  const subscription = await askProvider();
  await accounts.update(account.id, (current) => {
    // The provider took so long that a later change is already there, and wins. The provider may have reported this one
    // separately.
    if (current.planId !== formerPlanId && current.planId !== plan.stripeId) throw planChanging();
    return { planId: plan.stripeId, ...subscription, ...(current.pendingKey === changeKey && noPendingPlan) };
  });

  async function askProvider(): Promise<Subscription> {
    try {
      return await payments.changePlan(account, plan.stripeId, changeKey);
    } catch (error) {
      const isUncertain = error instanceof PaymentsError && error.isUncertain;
      const left = isUncertain ? { pendingUntil: null } : noPendingPlan;
      await accounts.update(account.id, (current) => (current.pendingKey === changeKey ? left : {}));
      throw error;
    }
  }
}

function planChanging(): Refusal {
  return new Refusal(400, 'plan_changing', 'Your plan is already being changed. Try again in a moment.');
}

/** How many widgets an account can have: while two plans are changing, what both include. */
export function maxChannelsOf(account: AccountRecord, now: Date): number {
  const current = findPlan(account.planId)?.maxChannels ?? 0;
  return Math.min(current, pendingPlan(account, now)?.maxChannels ?? current);
}

function pendingPlan({ pendingPlanId, pendingUntil }: AccountRecord, now: Date): WirePlan | undefined {
  return pendingUntil && pendingUntil > now ? findPlan(pendingPlanId) : undefined;
}
