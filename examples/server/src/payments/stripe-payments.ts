import { PaymentsError, type PayingAccount, type Payments } from 'chatdeck/service';
import type Stripe from 'stripe';
import { openCheckout } from './checkout';
import { asking } from './errors';
import type { Follow } from './follow';
import { toInvoice } from './invoices';
import type { Payers } from './payers';
import type { Prices } from './prices';
import type { Returns } from './returns';
import { datesOf, isOverdue, liveOf, readStanding } from './standing';

export interface StripePaymentsOptions {
  stripe: Stripe;
  payers: Payers;
  prices: Prices;
  follow: Follow;
  returns: Returns;
  now(): Date;
  /** Makes a customer of an account that pays already, as the demo's; undefined for all others. */
  adopt?: ((accountId: number) => Promise<string | undefined>) | undefined;
}

/** How many invoices are shown. */
const maxInvoices = 100;

/** The service's payments on Stripe. */
export function createStripePayments(options: StripePaymentsOptions): Payments {
  const { stripe, payers, prices, follow, returns, now, adopt } = options;

  async function knownCustomer({ id }: PayingAccount): Promise<string | undefined> {
    const known = await payers.customerOf(id);
    if (known !== undefined) return known;
    const adopted = await adopt?.(id);
    return adopted === undefined ? undefined : payers.note(id, adopted);
  }

  async function customerFor(account: PayingAccount): Promise<string> {
    const known = await knownCustomer(account);
    if (known !== undefined) return known;
    const { id, name, email, createdAt } = account;
    const made = await stripe.customers.create(
      { email, ...(name && { name }), metadata: { account: String(id) } },
      { idempotencyKey: `customer ${id} ${createdAt.getTime()} ${email} ${name}`.slice(0, 255) },
    );
    return payers.note(id, made.id);
  }

  async function liveSubscription(account: PayingAccount) {
    const customer = await knownCustomer(account);
    const standing = customer === undefined ? undefined : await readStanding(stripe, customer);
    return standing && liveOf(standing);
  }

  return {
    createCheckout: (account, planId, { done, back }) =>
      asking(async () => {
        const customer = await customerFor(account);
        const price = await prices.idOf(planId);
        const urls = { done: returns.addressOf(account.id, done), back: returns.addressOf(account.id, back) };
        const isSubscribed = async () => (await liveSubscription(account)) !== undefined;
        const wish = { account, customer, price, planId, urls, now: now(), isSubscribed };
        return openCheckout(stripe, wish).catch(async (error: unknown) => {
          // What is shown is older than what is so.
          if (error instanceof PaymentsError && error.code === 'already_subscribed') await follow(account.id);
          throw error;
        });
      }),

    createPortal: (account, page, returnUrl) =>
      asking(async () => {
        const customer = await customerFor(account);
        const return_url = returns.addressOf(account.id, returnUrl);
        const live = page === 'subscription_cancel' ? await liveSubscription(account) : undefined;
        const isCancelable = live !== undefined && live.cancel_at === null && !live.cancel_at_period_end;
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url,
          ...(isCancelable && {
            flow_data: {
              type: 'subscription_cancel',
              subscription_cancel: { subscription: live.id },
              after_completion: { type: 'redirect', redirect: { return_url } },
            },
          }),
        });
        return session.url;
      }),

    changePlan: (account, planId, changeKey) =>
      asking(async () => {
        const live = await liveSubscription(account);
        const item = live?.items.data[0];
        if (!item) {
          await follow(account.id);
          throw new PaymentsError('no_subscription');
        }
        // Stripe would credit time that was never paid for.
        if (isOverdue(live)) throw new PaymentsError('payment_overdue');
        const price = await prices.idOf(planId);
        // A try whose answer was lost has switched it already.
        if (item.price.id === price) return datesOf(live);
        const switched = await stripe.subscriptions.update(
          live.id,
          {
            items: [{ id: item.id, price }],
            proration_behavior: 'always_invoice',
            payment_behavior: 'error_if_incomplete',
            // Who chooses a plan wants to stay.
            ...(live.cancel_at_period_end ? { cancel_at_period_end: false } : live.cancel_at && { cancel_at: '' }),
          },
          { idempotencyKey: `change ${changeKey}` },
        );
        return datesOf(switched);
      }),

    listInvoices: (account) =>
      asking(async () => {
        const customer = await knownCustomer(account);
        if (customer === undefined) return [];
        const { data } = await stripe.invoices.list({ customer, limit: maxInvoices });
        const issued = data.filter(({ status }) => status !== 'draft' && status !== 'void');
        return Promise.all(issued.map((invoice) => toInvoice(invoice, prices)));
      }),

    nextCharge: (account) =>
      asking(async () => {
        const live = await liveSubscription(account);
        if (!live) return null;
        const { nextInvoiceAt, cancelAt } = datesOf(live);
        if (!nextInvoiceAt || (cancelAt && cancelAt <= nextInvoiceAt)) return null;
        const { amount_due: amount } = await stripe.invoices.createPreview({ subscription: live.id });
        return { amount, at: nextInvoiceAt };
      }),
  };
}
