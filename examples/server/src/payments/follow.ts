import type Stripe from 'stripe';
import type { Payers } from './payers';
import type { Prices } from './prices';
import { accountChangeOf, liveOf, methodOf, readStanding, type Standing } from './standing';

/** Lets an account's record follow what Stripe knows of it. */
export type Follow = (accountId: number) => Promise<void>;

/**
 * Reads everything again each time, so that it doesn't matter which event comes when, how often, or not at all. Of two
 * parallel reads, the later answer wins.
 */
export function createFollow(stripe: Stripe, payers: Payers, prices: Prices): Follow {
  return async (accountId) => {
    const customerId = await payers.customerOf(accountId);
    if (customerId === undefined) return;
    const asking = await payers.ask(accountId);
    const standing = await readStanding(stripe, customerId);
    if (!standing) return;
    await payWithNewest(stripe, standing);
    await payers.write(accountId, asking, await accountChangeOf(standing, prices));
  };
}

/**
 * The portal gives a new card to the customer, a checkout to the subscription, and Stripe charges that of the subscription
 * as long as it has one: the newest is made that of both.
 */
async function payWithNewest(stripe: Stripe, standing: Standing): Promise<void> {
  const { customer } = standing;
  const live = liveOf(standing);
  const method = live && methodOf(live, customer);
  if (!live || !method) return;
  const [ofSubscription, ofCustomer] = [live.default_payment_method, customer.invoice_settings.default_payment_method];
  if (idOf(ofSubscription) !== method.id) {
    await stripe.subscriptions.update(live.id, { default_payment_method: method.id });
  }
  if (idOf(ofCustomer) !== method.id) {
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  }
}

function idOf(held: string | { id: string } | null): string | undefined {
  return typeof held === 'string' ? held : held?.id;
}
