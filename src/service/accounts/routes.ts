import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { invoiceAnswer, toSeconds } from './answers';
import type { ServiceContext } from '../http/context';
import { bind, readId, type Caller } from '../http/handle';
import { changePlan } from './plan-change';
import { checkFits, findPlan } from '../contract/plans';
import { askingPayments } from './payment-refusal';
import type { PayingAccount } from '../contract/payments';
import type { AccountRecord } from '../contract/records';
import { invalid, notFound, Refusal } from '../base/refusal';
import { accountOf, conversationsOf, currentUserAnswer } from './user-routes';
import type { WirePlan, WireNextInvoice } from '../contract/wire';

/** Plan, usage, and payment of the caller's own account; every other id is unknown. */
export function accountRoutes(app: Hono, context: ServiceContext): void {
  const { store, payments, appUrl, newToken } = context;
  const accountUrl = `${appUrl}/#/account`;

  async function ownAccount({ user }: Caller, id: string | number): Promise<AccountRecord> {
    if (readId(id) !== user.accountId) throw notFound();
    return accountOf(store, user);
  }

  bind(app, context, calls.nextInvoice, async ({ caller, params }) => {
    const account = await ownAccount(caller, params.id);
    if (!isCharged(account)) return noNextInvoice;
    const charge = await askingPayments(payments.nextCharge(payingAccount(account)));
    return charge ? { amount: charge.amount, dateTs: toSeconds(charge.at) } : noNextInvoice;
  });

  bind(app, context, calls.conversationCount, async ({ caller, params }) => {
    const { id } = await ownAccount(caller, params.id);
    return { count: await conversationsOf(context, id) };
  });

  bind(app, context, calls.listInvoices, async ({ caller, params }) => {
    const account = await ownAccount(caller, params.id);
    return { invoices: (await askingPayments(payments.listInvoices(payingAccount(account)))).map(invoiceAnswer) };
  });

  bind(app, context, calls.upgradePlan, async ({ caller, params }) => {
    const account = await ownAccount(caller, params.accountId);
    const plan = readPlan(params.stripeId);
    if (account.paymentType === 'none') {
      throw new Refusal(400, 'payment_required', 'Add a payment method first.');
    }
    await askingPayments(changePlan(context, payingAccount(account), plan));
    return currentUserAnswer(context, caller.user);
  });

  bind(app, context, calls.createCheckoutSession, async ({ caller, params, body }) => {
    const account = await ownAccount(caller, params.accountId);
    const plan = readPlan(body.plan);
    checkFits(plan, (await store.widgets.list(account.id)).length);
    const returns = { done: `${accountUrl}?success=true`, back: accountUrl };
    return { url: await askingPayments(payments.createCheckout(payingAccount(account), plan.stripeId, returns)) };
  });

  bind(app, context, calls.createPortalSession, async ({ caller, params, body }) => {
    const account = await ownAccount(caller, params.id);
    return { url: await askingPayments(payments.createPortal(payingAccount(account), body.type, accountUrl)) };
  });

  bind(app, context, calls.generateApiKey, async ({ caller }) => {
    const account = await store.accounts.update(caller.user.accountId, () => ({ apiKey: newToken() }));
    return currentUserAnswer(context, caller.user, account);
  });
}

const noNextInvoice: WireNextInvoice = { amount: 0, dateTs: 0 };

/** Nothing is charged without a payment method, or after a cancellation. */
function isCharged({ paymentType, nextInvoiceAt, cancelAt, canceledAt }: AccountRecord): boolean {
  if (paymentType === 'none' || canceledAt !== null || nextInvoiceAt === null) return false;
  return cancelAt === null || cancelAt > nextInvoiceAt;
}

/** A plan that users can choose themselves. */
function readPlan(stripeId: string | number): WirePlan {
  const plan = findPlan(String(stripeId));
  if (!plan) throw invalid('plan', 'This plan doesn’t exist.');
  if (plan.price === null) throw new Refusal(400, 'custom_plan', 'Contact us to get this plan.', 'plan');
  return plan;
}

function payingAccount({ id, orgName, invoiceEmail, createdAt, trialEndAt }: AccountRecord): PayingAccount {
  return { id, name: orgName, email: invoiceEmail, createdAt, trialEndAt };
}
