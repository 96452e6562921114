import { useCallback, useRef } from 'react';
import type { PlanSwitch } from '../../model/account/account-page';
import type { Plan } from '../../model/entities/plan';
import { isSamePlan } from '../../model/account/plan-choice';
import { planSwitchPreview, type PlanSwitchPreview } from '../../model/account/plan-switch';
import { makeProblem, problemError, toProblem } from '../../model/core/problem';
import type { User } from '../../model/entities/user';
import { billingKey, buyPlanOnce } from '../shared/buy-plan';
import { useKeyedState } from '../shared/keyed-state';
import { type Chatdeck, useChatdeck } from '../shared/chatdeck-context';
import { refreshUser } from '../shared/save-widget';
import { followPayment, type GoTo } from './leave';

const idle: PlanSwitch = { status: 'idle' };

/** The change of the plan, from the press of a button to the answer. One is on its way at a time. */
export function usePlanChange(goTo: GoTo) {
  const chatdeck = useChatdeck();
  const [change, setChange] = useKeyedState(`${chatdeck.client.session.id}/plan`, idle);
  const isBusy = useRef(false);

  /** Two presses may come before the first has shown. */
  async function once(task: () => Promise<PlanSwitch>) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      setChange(await task());
    } catch (thrown) {
      setChange({ status: 'failed', problem: toProblem(thrown) });
    } finally {
      isBusy.current = false;
    }
  }

  const choose = (plan: Plan) => {
    void once(async () => {
      setChange({ status: 'leaving', plan });
      return chooseOnce(chatdeck, plan, goTo);
    });
  };

  const confirm = () => {
    if (change.status !== 'confirming') return;
    const { preview } = change;
    void once(async () => {
      setChange({ status: 'switching', preview });
      return { status: 'done', plan: await switchOnce(chatdeck, preview) };
    });
  };

  const forget = useCallback(() => {
    if (!isBusy.current) setChange(idle);
  }, [setChange]);

  return { change, choose, confirm, forget };
}

/** Reads how things are: what was paid for in another tab, or before Back was pressed, is not paid for again. */
async function chooseOnce(chatdeck: Chatdeck, plan: Plan, goTo: GoTo): Promise<PlanSwitch> {
  const { account } = adminOnly(await refreshUser(chatdeck));
  if (account.paymentType !== 'none') {
    if (isSamePlan(account.plan, plan)) return { status: 'done', plan: account.plan };
    return { status: 'confirming', preview: planSwitchPreview(account, plan) };
  }
  const answer = await chatdeck.client.accounts.createCheckoutSession(account.Id, plan.stripeId);
  if (!followPayment(answer, goTo).stays) return { status: 'leaving', plan };
  await refreshBilling(chatdeck);
  return idle;
}

/** Switches from the plan that the person saw, and from no other. */
async function switchOnce(chatdeck: Chatdeck, { from, to }: PlanSwitchPreview): Promise<Plan> {
  const isAgreed = (newest: User) => isSamePlan(adminOnly(newest).account.plan, from);
  const outcome = await buyPlanOnce(chatdeck, to, isAgreed);
  if (outcome === 'notAgreed') throw problemError(makeProblem('conflict'));
  return to;
}

/** Somebody who was an admin when the page was drawn may be none by now. */
function adminOnly(user: User): User {
  if (!user.admin) throw problemError(makeProblem('forbidden'));
  return user;
}

export async function refreshBilling(chatdeck: Chatdeck): Promise<void> {
  const { client, queryClient } = chatdeck;
  // What fails here is said where its data is shown.
  await refreshUser(chatdeck).catch(() => undefined);
  void queryClient.invalidateQueries({ queryKey: billingKey(client) });
}
