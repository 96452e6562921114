import type { PlanSwitch } from '../../model/account/account-page';
import { buysAtCheckout } from '../../model/entities/billing';
import type { Plan } from '../../model/entities/plan';
import { isSamePlan } from '../../model/account/plan-choice';
import { planSwitchPreview, type PlanSwitchPreview } from '../../model/account/plan-switch';
import { makeProblem, problemError } from '../../model/core/problem';
import type { User } from '../../model/entities/user';
import { buyPlanOnce } from '../shared/buy-plan';
import { type Chatdeck, useChatdeck } from '../shared/chatdeck-context';
import { billingKey } from '../shared/queries';
import { refreshUser } from '../shared/known-user';
import { useWrite, type Write } from '../shared/write';
import type { Leave } from '../shared/browser';
import { followPayment } from './leave';

const idle: PlanSwitch = { status: 'idle' };

/** A selected plan, or one the user has confirmed. */
type Step = { status: 'leaving'; plan: Plan } | { status: 'switching'; preview: PlanSwitchPreview };

/** The plan change from the click to the answer. Only one runs at a time. */
export function usePlanChange(leave: Leave) {
  const chatdeck = useChatdeck();
  const { write, start, forget } = useWrite({
    run: async (step: Step): Promise<PlanSwitch> => {
      if (step.status === 'leaving') return chooseOnce(chatdeck, step.plan, leave);
      return { status: 'done', plan: await switchOnce(chatdeck, step.preview) };
    },
  });
  const change = changeOf(write);
  return {
    change,
    choose: (plan: Plan) => start({ status: 'leaving', plan }),
    confirm: () => {
      if (change.status === 'confirming') start({ status: 'switching', preview: change.preview });
    },
    forget,
  };
}

function changeOf(write: Write<Step, PlanSwitch>): PlanSwitch {
  switch (write.status) {
    case 'idle':
      return idle;
    case 'busy':
      return write.input;
    case 'failed':
      return { status: 'failed', problem: write.problem };
    case 'done':
      return write.answer;
  }
}

/** Refetches first: what was paid for in another tab, or before Back was pressed, is not paid for again. */
async function chooseOnce(chatdeck: Chatdeck, plan: Plan, leave: Leave): Promise<PlanSwitch> {
  const { account } = adminOnly(await refreshUser(chatdeck));
  const now = Date.now();
  if (!buysAtCheckout(account, now)) {
    if (isSamePlan(account.plan, plan)) return { status: 'done', plan: account.plan };
    return { status: 'confirming', preview: planSwitchPreview(account, plan, now) };
  }
  const answer = await chatdeck.client.accounts.createCheckoutSession(account.Id, plan.stripeId);
  if (!followPayment(answer, chatdeck, leave).stays) return { status: 'leaving', plan };
  await refreshBilling(chatdeck);
  return idle;
}

/** Switches from the plan the user saw, and from no other. */
async function switchOnce(chatdeck: Chatdeck, { from, to }: PlanSwitchPreview): Promise<Plan> {
  const isAgreed = (newest: User) => isSamePlan(adminOnly(newest).account.plan, from);
  const outcome = await buyPlanOnce(chatdeck, to, isAgreed);
  if (outcome === 'notAgreed') throw problemError(makeProblem('conflict'));
  return to;
}

/** A former admin may no longer be one. */
function adminOnly(user: User): User {
  if (!user.admin) throw problemError(makeProblem('forbidden'));
  return user;
}

export async function refreshBilling(chatdeck: Chatdeck): Promise<void> {
  const { client, queryClient } = chatdeck;
  // Failures here are shown next to the data they concern.
  await refreshUser(chatdeck).catch(() => undefined);
  void queryClient.invalidateQueries({ queryKey: billingKey(client) });
}
