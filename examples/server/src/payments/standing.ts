import type { AccountChange, Subscription } from 'chatdeck/service';
import type Stripe from 'stripe';
import type { Prices } from './prices';

/** A customer with all that the product wants to know of them. */
export interface Standing {
  customer: Stripe.Customer;
  /** Newest first, those that have ended included. */
  subscriptions: Stripe.Subscription[];
}

const ended = new Set(['canceled', 'incomplete', 'incomplete_expired']);

export async function readStanding(stripe: Stripe, customerId: string): Promise<Standing | undefined> {
  const [customer, subscriptions] = await Promise.all([
    stripe.customers.retrieve(customerId, { expand: ['tax_ids', 'invoice_settings.default_payment_method'] }),
    stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 20,
      expand: ['data.default_payment_method'],
    }),
  ]);
  return customer.deleted ? undefined : { customer, subscriptions: subscriptions.data };
}

/** The running subscription; undefined if there is none. */
export function liveOf({ subscriptions }: Standing): Stripe.Subscription | undefined {
  return subscriptions.find(({ status }) => !ended.has(status));
}

export function isOverdue({ status }: Stripe.Subscription): boolean {
  return status === 'past_due' || status === 'unpaid';
}

/** What a subscription says of its dates. */
export function datesOf({ items, cancel_at, cancel_at_period_end }: Stripe.Subscription): Subscription {
  const end = items.data[0]?.current_period_end ?? null;
  return {
    nextInvoiceAt: toDate(end),
    // Stripe says it in either way (its billing modes differ).
    cancelAt: toDate(cancel_at ?? (cancel_at_period_end ? end : null)),
    // Stripe records when cancellation was requested; the product means the end itself.
    canceledAt: null,
  };
}

/** What the account's record becomes. */
export async function accountChangeOf(standing: Standing, prices: Prices): Promise<AccountChange> {
  const { customer } = standing;
  const live = liveOf(standing);
  return { ...billingOf(customer), ...(live ? await liveChange(live, customer, prices) : endedChange(standing)) };
}

async function liveChange(
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
  prices: Prices,
): Promise<AccountChange> {
  const price = subscription.items.data[0]?.price;
  const planId = price && (await prices.planOf(price));
  return {
    ...(planId !== undefined && { planId }),
    ...cardOf(methodOf(subscription, customer), subscription.collection_method),
    ...datesOf(subscription),
    isDelinquent: isOverdue(subscription),
  };
}

/** Without a subscription there is nothing that a card would pay for: the next one begins with a checkout. */
function endedChange({ subscriptions }: Standing): AccountChange {
  const last = subscriptions.find(({ ended_at }) => ended_at !== null);
  return {
    ...cardOf(undefined, undefined),
    nextInvoiceAt: null,
    cancelAt: null,
    canceledAt: toDate(last?.ended_at ?? null),
    isDelinquent: false,
  };
}

/** The card that pays: whichever was given last, for the subscription or for the customer. */
export function methodOf(
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
): Stripe.PaymentMethod | undefined {
  const methods = [subscription.default_payment_method, customer.invoice_settings.default_payment_method];
  return methods
    .filter((method) => typeof method === 'object' && method !== null)
    .reduce<Stripe.PaymentMethod | undefined>((newest, method) => {
      return newest && newest.created >= method.created ? newest : method;
    }, undefined);
}

function cardOf(method: Stripe.PaymentMethod | undefined, collection: string | undefined): AccountChange {
  const { card } = method ?? {};
  return {
    paymentType: method?.type ?? (collection === 'send_invoice' ? 'invoice' : 'none'),
    cardBrand: card?.brand ?? '',
    cardLast4: card?.last4 ?? '',
    cardExpMonth: card?.exp_month ?? null,
    cardExpYear: card?.exp_year ?? null,
  };
}

function billingOf({ address, email, tax_ids: taxIds }: Stripe.Customer): AccountChange {
  return {
    ...(email && { invoiceEmail: email }),
    billingAddressLine1: [address?.line1, address?.line2].filter(Boolean).join(', '),
    billingCity: address?.city ?? '',
    billingState: address?.state ?? '',
    billingPostalCode: address?.postal_code ?? '',
    billingCountry: address?.country ?? '',
    taxId: taxIds?.data[0]?.value ?? '',
  };
}

function toDate(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000);
}
