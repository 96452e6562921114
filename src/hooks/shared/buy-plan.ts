import type { Plan } from '../../model/entities/plan';
import { isSamePlan } from '../../model/account/plan-choice';
import { isProblem } from '../../model/core/problem';
import type { User } from '../../model/entities/user';
import { withTabLock } from './browser';
import type { Chatdeck } from './chatdeck-context';
import { billingKey } from './queries';
import { refreshUser, storeUser } from './known-user';
import { checkField } from './stored';

/**
 * Buys a plan at most once, however often and in however many tabs it is requested. Checks first, because another tab,
 * or an attempt whose answer was lost, may have bought it already, and asks `isAgreed` whether what the user agreed to
 * still holds. Checks again if the answer is lost.
 */
export function buyPlanOnce(
  chatdeck: Chatdeck,
  plan: Plan,
  isAgreed: (newest: User) => boolean,
): Promise<'bought' | 'notAgreed'> {
  const { client, queryClient } = chatdeck;
  return withTabLock(`chatdeck:plan:${client.session.id}`, async () => {
    const newest = await refreshUser(chatdeck);
    if (isSamePlan(newest.account.plan, plan)) return 'bought';
    if (!isAgreed(newest)) return 'notAgreed';
    try {
      const bought = await client.accounts.upgrade(newest.account.Id, plan.stripeId);
      await storeUser(chatdeck, () => bought);
      checkField('plan', { before: planIdOf(newest), sent: plan.stripeId, stored: planIdOf(bought) });
    } catch (thrown) {
      if (!(await wasBought(chatdeck, plan, thrown))) throw thrown;
    }
    void queryClient.invalidateQueries({ queryKey: billingKey(client) });
    return 'bought';
  });
}

function planIdOf({ account }: User): string {
  return account.plan.stripeId;
}

/** Whether it was bought although the answer was lost. */
async function wasBought(chatdeck: Chatdeck, plan: Plan, thrown: unknown): Promise<boolean> {
  if (isProblem(thrown) && thrown.kind === 'invalid') return false;
  const newest = await refreshUser(chatdeck).catch(() => undefined);
  return newest !== undefined && isSamePlan(newest.account.plan, plan);
}
