import { createHash } from 'node:crypto';
import { PaymentsError, type CheckoutReturns, type PayingAccount } from 'chatdeck/service';
import Stripe from 'stripe';

interface CheckoutWish {
  account: PayingAccount;
  customer: string;
  price: string;
  planId: string;
  urls: CheckoutReturns;
  now: Date;
  /** Whether they pay for a plan already. */
  isSubscribed(): Promise<boolean>;
}

const DAY = 86_400_000;

/**
 * The URL of a customer's single open checkout. The previous one is closed or reused, and the new one's key names it,
 * so that of many parallel requests only one creates a checkout: no one can pay in two tabs.
 */
export async function openCheckout(stripe: Stripe, wish: CheckoutWish): Promise<string> {
  const { customer, price, planId, account, urls, now, isSubscribed } = wish;
  const { data } = await stripe.checkout.sessions.list({ customer, limit: 1 });
  const [former] = data;
  // In this order, someone who pays in the previous one either counts as paid or no longer can.
  if (await isSubscribed()) throw new PaymentsError('already_subscribed');
  if (former?.status === 'open') {
    if (former.metadata?.plan === planId && former.url && former.success_url === urls.done) return former.url;
    await close(stripe, former.id);
  }
  const trial = trialOf(account, now);
  const wished = createHash('sha256')
    .update(JSON.stringify([urls, trial]))
    .digest('hex')
    .slice(0, 16);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      line_items: [{ price, quantity: 1 }],
      success_url: urls.done,
      cancel_url: urls.back,
      billing_address_collection: 'required',
      tax_id_collection: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
      payment_method_collection: 'always',
      allowed_payment_method_types: ['card'],
      metadata: { plan: planId },
      subscription_data: { metadata: { account: String(account.id) }, ...trial },
    },
    { idempotencyKey: `checkout ${customer} after ${former?.id ?? 'none'} ${wished}` },
  );
  if (!session.url) throw new Error('the checkout has no address');
  return session.url;
}

async function close(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    // Someone has just paid in it, or closed it.
    throw error instanceof Stripe.errors.StripeInvalidRequestError
      ? new PaymentsError('busy', { cause: error })
      : error;
  }
}

/** What is left of the trial stays free. Stripe takes its end from 48 hours on, and whole days below. */
export function trialOf({ trialEndAt }: PayingAccount, now: Date): { trial_end?: number; trial_period_days?: number } {
  const left = (trialEndAt?.getTime() ?? 0) - now.getTime();
  if (!trialEndAt || left <= 0) return {};
  // Some minutes more, because the person still has to fill in the page.
  if (left > 2 * DAY + DAY / 24) return { trial_end: Math.floor(trialEndAt.getTime() / 1000) };
  return { trial_period_days: Math.ceil(left / DAY) };
}
