import type { Hono } from 'hono';
import { calls } from '../model';
import { invoiceAnswer, toSeconds } from './answers';
import type { ServiceContext } from './context';
import { bind, readId, type Caller } from './handle';
import { monthOf } from './month';
import { changePlan, checkFits } from './plan-change';
import { findPlan } from './plans';
import type { PayingAccount } from './ports';
import type { AccountRecord } from './records';
import { invalid, notFound, Refusal } from './refusal';
import { accountOf, currentUserAnswer } from './users';
import type { WirePlan, WireNextInvoice } from './wire';

/** Plan, usage and payment of the caller's own account; every other id is unknown. */
export function accountRoutes(app: Hono, context: ServiceContext): void {
  const { store, payments, appUrl, now, newToken } = context;
  const accountUrl = `${appUrl}/#/account`;

  async function ownAccount({ user }: Caller, id: string | number): Promise<AccountRecord> {
    if (readId(id) !== user.accountId) throw notFound();
    return accountOf(store, user);
  }

  bind(app, context, calls.nextInvoice, async ({ caller, params }) =>
    nextInvoiceAnswer(await ownAccount(caller, params.id)),
  );

  bind(app, context, calls.conversationCount, async ({ caller, params }) => {
    const { id } = await ownAccount(caller, params.id);
    const { from, until } = monthOf(now());
    return { count: await store.chats.count(id, from, until) };
  });

  bind(app, context, calls.listInvoices, async ({ caller, params }) => {
    const { id } = await ownAccount(caller, params.id);
    return { invoices: (await store.invoices.list(id)).map(invoiceAnswer) };
  });

  bind(app, context, calls.upgradePlan, async ({ caller, params }) => {
    const account = await ownAccount(caller, params.accountId);
    const plan = readPlan(params.stripeId);
    if (account.paymentType === 'none') {
      throw new Refusal(400, 'payment_required', 'Please add a payment method first.');
    }
    await changePlan(context, payingAccount(account), plan);
    return currentUserAnswer(context, caller.user);
  });

  bind(app, context, calls.createCheckoutSession, async ({ caller, params, body }) => {
    const account = await ownAccount(caller, params.accountId);
    const plan = readPlan(body.plan);
    checkFits(plan, (await store.widgets.list(account.id)).length);
    return { url: await payments.createCheckout(payingAccount(account), plan.stripeId, accountUrl) };
  });

  bind(app, context, calls.createPortalSession, async ({ caller, params, body }) => {
    const account = await ownAccount(caller, params.id);
    return { url: await payments.createPortal(payingAccount(account), body.type, accountUrl) };
  });

  bind(app, context, calls.generateApiKey, async ({ caller }) => {
    await store.accounts.update(caller.user.accountId, () => ({ apiKey: newToken() }));
    return currentUserAnswer(context, caller.user);
  });
}

/** Nothing is charged without a payment method, nor after a cancellation. */
function nextInvoiceAnswer({
  planId,
  paymentType,
  nextInvoiceAt,
  cancelAt,
  canceledAt,
}: AccountRecord): WireNextInvoice {
  const isEnding = canceledAt !== null || (cancelAt !== null && nextInvoiceAt !== null && cancelAt <= nextInvoiceAt);
  if (paymentType === 'none' || isEnding || nextInvoiceAt === null) return { amount: 0, dateTs: 0 };
  return { amount: findPlan(planId)?.price ?? 0, dateTs: toSeconds(nextInvoiceAt) };
}

/** A plan that people may choose by themselves. */
function readPlan(stripeId: string | number): WirePlan {
  const plan = findPlan(String(stripeId));
  if (!plan) throw invalid('plan', 'There is no such plan.');
  if (plan.price === null) throw new Refusal(400, 'custom_plan', 'Please contact us for this plan.', 'plan');
  return plan;
}

function payingAccount({ id, invoiceEmail }: AccountRecord): PayingAccount {
  return { id, email: invoiceEmail };
}
