import { findPlan, type AccountRecord, type InvoiceRecord, type Store } from 'chatdeck/service';
import { atDesk, base, toSeconds, type Desk, type DeskOptions } from './desk';
import { keepSubscription } from './billing';
import type { InvoiceLine, SandboxCustomer, SandboxInvoice, SandboxPrice, SandboxSubscription } from './objects';

type AdoptStore = Pick<Store, 'accounts' | 'invoices'>;

const DAY = 86_400;

/** Makes a customer of an account that paid before the sandbox knew of it, as the demo's do; once, and of no other. */
export async function adoptAccount(
  options: DeskOptions,
  store: AdoptStore,
  accountId: number,
  priceOf: (planId: string) => Promise<string>,
): Promise<string | undefined> {
  const account = await store.accounts.find(accountId);
  if (!account || account.paymentType === 'none' || !account.nextInvoiceAt || !findPlan(account.planId)?.price) {
    return undefined;
  }
  const priceId = await priceOf(account.planId);
  const invoices = await store.invoices.list(accountId);
  const planPrices = new Map<string, string>();
  for (const { planId } of invoices) if (findPlan(planId)?.price) planPrices.set(planId, await priceOf(planId));
  return atDesk(options, async (desk) => {
    const known = await desk.find('customer', `cus_account${accountId}`);
    if (known) return known.id;
    const customer = await adoptCustomer(desk, account);
    const subscription = subscriptionOf(account, customer, await desk.get('price', priceId), desk.now);
    await keepSubscription(desk, subscription);
    for (const invoice of [...invoices].reverse()) {
      const price = planPrices.get(invoice.planId);
      await desk.put(
        invoiceOf(desk, invoice, subscription, price === undefined ? null : await desk.get('price', price)),
      );
    }
    return customer.id;
  });
}

async function adoptCustomer(desk: Desk, account: AccountRecord): Promise<SandboxCustomer> {
  const address = {
    line1: account.billingAddressLine1,
    line2: null,
    city: account.billingCity,
    state: account.billingState,
    postal_code: account.billingPostalCode,
    country: account.billingCountry,
  };
  const made = { ...base('customer', 'cus', toSeconds(account.createdAt)), id: `cus_account${account.id}` };
  const details = { address, email: account.invoiceEmail, name: account.orgName };
  const card = {
    brand: account.cardBrand,
    last4: account.cardLast4,
    exp_month: account.cardExpMonth ?? 12,
    exp_year: account.cardExpYear ?? new Date(desk.now * 1000).getUTCFullYear() + 1,
  };
  const method = base('payment_method', 'pm', made.created);
  await desk.put({ ...method, type: 'card', customer: made.id, card, billing_details: details, metadata: {} });
  const taxIds =
    account.taxId === ''
      ? []
      : [{ id: `txi_${made.id}`, object: 'tax_id' as const, type: 'unknown', value: account.taxId }];
  const customer: SandboxCustomer = {
    ...made,
    ...details,
    balance: 0,
    delinquent: account.isDelinquent,
    invoice_settings: { default_payment_method: method.id },
    tax_ids: { object: 'list', data: taxIds, has_more: false },
    metadata: { account: String(account.id) },
  };
  await desk.put(customer);
  return customer;
}

function subscriptionOf(
  account: AccountRecord,
  { id: customer, invoice_settings: { default_payment_method } }: SandboxCustomer,
  price: SandboxPrice,
  now: number,
): SandboxSubscription {
  const end = toSeconds(account.nextInvoiceAt ?? new Date(now * 1000));
  const start = end - (price.recurring.interval === 'year' ? 365 : 30) * DAY;
  const made = { ...base('subscription', 'sub', toSeconds(account.createdAt)), id: `sub_account${account.id}` };
  const cancelAt = account.cancelAt && toSeconds(account.cancelAt);
  return {
    ...made,
    customer,
    status: account.isDelinquent ? 'past_due' : 'active',
    billing_cycle_anchor: end,
    cancel_at: cancelAt,
    cancel_at_period_end: cancelAt !== null,
    canceled_at: cancelAt === null ? null : now,
    ended_at: null,
    trial_start: null,
    trial_end: null,
    start_date: made.created,
    currency: 'usd',
    collection_method: 'charge_automatically',
    default_payment_method,
    latest_invoice: null,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: `si_account${account.id}`,
          object: 'subscription_item',
          subscription: made.id,
          price,
          quantity: 1,
          current_period_start: start,
          current_period_end: end,
        },
      ],
    },
    metadata: {},
  };
}

function invoiceOf(
  { pagesUrl }: Desk,
  { id, issuedAt, amount }: InvoiceRecord,
  { customer, id: subscription }: SandboxSubscription,
  price: SandboxPrice | null,
): SandboxInvoice {
  const created = toSeconds(issuedAt);
  const ofPlan = price && {
    type: 'price_details' as const,
    price_details: { price: price.id, product: price.product },
  };
  const line: InvoiceLine = {
    id: `il_${id}`,
    object: 'line_item',
    amount,
    description: price ? 'Chatdeck plan' : 'Extra',
    period: { start: created, end: price ? created + 30 * DAY : created },
    pricing: ofPlan,
    parent: price && {
      type: 'subscription_item_details',
      subscription_item_details: { proration: false, subscription },
    },
  };
  const made = base('invoice', 'in', created);
  return {
    ...made,
    customer,
    number: `DEMO-${created}`,
    status: 'paid',
    billing_reason: price ? 'subscription_cycle' : 'manual',
    currency: 'usd',
    total: amount,
    starting_balance: 0,
    ending_balance: 0,
    amount_due: amount,
    amount_paid: amount,
    amount_remaining: 0,
    attempt_count: 1,
    hosted_invoice_url: `${pagesUrl}/invoice/${made.id}`,
    lines: { object: 'list', data: [line], has_more: false },
    parent: price && { type: 'subscription_details', subscription_details: { subscription } },
  };
}
