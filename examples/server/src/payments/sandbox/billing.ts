import { randomBytes } from 'node:crypto';
import { base, type Desk } from './desk';
import type { InvoiceLine, SandboxInvoice, SandboxPrice, SandboxSubscription, SubscriptionItem } from './objects';
import { periodEnd, shareLeft } from './periods';
import { StripeRefusal } from './refusal';

/** Whether the owner of a card is there when it is charged. */
type Presence = 'present' | 'away';

export function itemOf({ items }: SandboxSubscription): SubscriptionItem {
  return items.data[0];
}

export function isLive({ status }: SandboxSubscription): boolean {
  return status !== 'canceled';
}

/** Stores a subscription; the sandbox looks at it again when its period ends. */
export async function keepSubscription(desk: Desk, subscription: SandboxSubscription): Promise<void> {
  await desk.put(subscription, isLive(subscription) ? itemOf(subscription).current_period_end : null);
}

/** Begins a subscription with a card that its owner has just given; throws when the card does not pay. */
export async function beginSubscription(
  desk: Desk,
  { customer, price, card, trialEnd }: { customer: string; price: SandboxPrice; card: string; trialEnd: number | null },
): Promise<SandboxSubscription> {
  const { now } = desk;
  const made = base('subscription', 'sub', now);
  const isTrial = trialEnd !== null && trialEnd > now;
  const anchor = isTrial ? trialEnd : now;
  const end = isTrial ? trialEnd : periodEnd(anchor, now, price.recurring.interval);
  const item: SubscriptionItem = {
    id: `si_${randomBytes(8).toString('hex')}`,
    object: 'subscription_item',
    subscription: made.id,
    price,
    quantity: 1,
    current_period_start: now,
    current_period_end: end,
  };
  const subscription: SandboxSubscription = {
    ...made,
    customer,
    status: isTrial ? 'trialing' : 'active',
    billing_cycle_anchor: anchor,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_start: isTrial ? now : null,
    trial_end: isTrial ? trialEnd : null,
    start_date: now,
    currency: price.currency,
    collection_method: 'charge_automatically',
    default_payment_method: card,
    latest_invoice: null,
    items: { object: 'list', data: [item], has_more: false },
    metadata: {},
  };
  const line = isTrial
    ? lineOf(item, 0, `Trial period for ${await nameOf(desk, price)}`)
    : lineOf(item, price.unit_amount, await nameOf(desk, price));
  const begun = await bill(desk, subscription, 'subscription_create', [line], 'present');
  await keepSubscription(desk, begun);
  await desk.tell('customer.subscription.created', begun);
  return begun;
}

/** Switches the price of a subscription, and charges or credits what is left of the period; throws when that is not paid. */
export async function switchPrice(
  desk: Desk,
  subscription: SandboxSubscription,
  price: SandboxPrice,
): Promise<SandboxSubscription> {
  const { lines, anchor, item } = await switchLines(desk, subscription, price);
  const switched = withItem({ ...subscription, billing_cycle_anchor: anchor }, item);
  return lines.length === 0 ? switched : bill(desk, switched, 'subscription_update', lines, 'away');
}

/** What a switch would ask for, and where it would leave the period. */
async function switchLines(desk: Desk, subscription: SandboxSubscription, price: SandboxPrice) {
  const former = itemOf(subscription);
  const { now } = desk;
  const unchanged = { ...former, price };
  if (former.price.id === price.id || subscription.status === 'trialing') {
    return { lines: [], anchor: subscription.billing_cycle_anchor, item: unchanged };
  }
  const period = { start: former.current_period_start, end: former.current_period_end };
  const [formerName, name] = [await nameOf(desk, former.price), await nameOf(desk, price)];
  const credit = lineOf(
    { ...former, current_period_start: now },
    -shareLeft(former.price.unit_amount, period, now),
    `Unused time on ${formerName}`,
    true,
  );
  if (former.price.recurring.interval === price.recurring.interval) {
    const amount = shareLeft(price.unit_amount, period, now);
    const charge = lineOf({ ...unchanged, current_period_start: now }, amount, `Remaining time on ${name}`, true);
    return { lines: [credit, charge], anchor: subscription.billing_cycle_anchor, item: unchanged };
  }
  // A different interval starts immediately.
  const end = periodEnd(now, now, price.recurring.interval);
  const item = { ...unchanged, current_period_start: now, current_period_end: end };
  return { lines: [credit, lineOf(item, price.unit_amount, name)], anchor: now, item };
}

/** Does what was due until now: renews, or ends. */
export async function catchUp(desk: Desk, due: SandboxSubscription): Promise<SandboxSubscription> {
  let subscription = due;
  while (isLive(subscription) && itemOf(subscription).current_period_end <= desk.now) {
    const { current_period_end: end } = itemOf(subscription);
    const isEnding = subscription.cancel_at !== null && subscription.cancel_at <= end;
    // Who has not paid for a whole period is let go.
    subscription =
      isEnding || subscription.status === 'past_due'
        ? await endSubscription(desk, subscription, end)
        : await renew(desk, subscription);
  }
  return subscription;
}

async function renew(desk: Desk, subscription: SandboxSubscription): Promise<SandboxSubscription> {
  const former = itemOf(subscription);
  const { price, current_period_end: start } = former;
  const end = periodEnd(subscription.billing_cycle_anchor, start, price.recurring.interval);
  const item = { ...former, current_period_start: start, current_period_end: end };
  const line = lineOf(item, price.unit_amount, await nameOf(desk, price));
  const begun = withItem({ ...subscription, status: 'active' }, item);
  const renewed = await bill(desk, begun, 'subscription_cycle', [line], 'away', 'keep');
  await keepSubscription(desk, renewed);
  await desk.tell('customer.subscription.updated', renewed);
  return renewed;
}

export async function endSubscription(
  desk: Desk,
  subscription: SandboxSubscription,
  at: number,
): Promise<SandboxSubscription> {
  const ended: SandboxSubscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
  };
  await keepSubscription(desk, ended);
  await desk.tell('customer.subscription.deleted', ended);
  return ended;
}

/** What the next renewal would ask for. */
export async function previewRenewal(desk: Desk, subscription: SandboxSubscription): Promise<SandboxInvoice> {
  const item = itemOf(subscription);
  const line = lineOf(item, item.price.unit_amount, await nameOf(desk, item.price));
  const { balance } = await desk.get('customer', subscription.customer);
  return makeInvoice(desk, subscription, 'subscription_cycle', [line], balance);
}

/** Charges an invoice that is open; throws when the card does not pay. */
export async function payInvoice(desk: Desk, invoice: SandboxInvoice, presence: Presence): Promise<SandboxInvoice> {
  if (invoice.status !== 'open') throw StripeRefusal.invalid('Invoice is already paid');
  const subscriptionId = invoice.parent?.subscription_details.subscription;
  const subscription = subscriptionId === undefined ? undefined : await desk.find('subscription', subscriptionId);
  await charge(desk, invoice.customer, subscription?.default_payment_method ?? null, presence);
  const paid: SandboxInvoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
  };
  await desk.put(paid);
  await desk.tell('invoice.paid', paid);
  if (subscription?.status === 'past_due') {
    const active: SandboxSubscription = { ...subscription, status: 'active' };
    await keepSubscription(desk, active);
    await desk.put({ ...(await desk.get('customer', invoice.customer)), delinquent: false });
    await desk.tell('customer.subscription.updated', active);
  }
  return paid;
}

/** Writes an invoice and charges it. One that is not paid is thrown away with an error, or kept open. */
async function bill(
  desk: Desk,
  subscription: SandboxSubscription,
  reason: SandboxInvoice['billing_reason'],
  lines: InvoiceLine[],
  presence: Presence,
  unpaid: 'throw' | 'keep' = 'throw',
): Promise<SandboxSubscription> {
  const customer = await desk.get('customer', subscription.customer);
  const invoice = makeInvoice(desk, subscription, reason, lines, customer.balance);
  const billed = { ...subscription, latest_invoice: invoice.id };
  try {
    if (invoice.amount_due > 0) await charge(desk, customer.id, subscription.default_payment_method, presence);
  } catch (error) {
    if (unpaid === 'throw') throw error;
    await desk.put({ ...customer, balance: invoice.ending_balance, delinquent: true });
    await desk.put(invoice);
    await desk.tell('invoice.payment_failed', invoice);
    return { ...billed, status: 'past_due' };
  }
  const paid: SandboxInvoice = { ...invoice, status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 };
  await desk.put({ ...customer, balance: invoice.ending_balance });
  await desk.put(paid);
  await desk.tell('invoice.paid', paid);
  return billed;
}

async function charge(desk: Desk, customer: string, ofSubscription: string | null, presence: Presence): Promise<void> {
  const { invoice_settings: settings } = await desk.get('customer', customer);
  const id = ofSubscription ?? settings.default_payment_method;
  const method = id === null ? undefined : await desk.find('payment_method', id);
  if (!method) throw StripeRefusal.invalid('This customer has no attached payment source');
  if (method.metadata.declines === 'later' && presence === 'away') {
    throw StripeRefusal.declined('Your card was declined.', 'generic_decline');
  }
}

function makeInvoice(
  { now, pagesUrl }: Desk,
  subscription: SandboxSubscription,
  reason: SandboxInvoice['billing_reason'],
  lines: InvoiceLine[],
  balance: number,
): SandboxInvoice {
  const made = base('invoice', 'in', now);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  // A credit pays first, and what an invoice gives back is a credit.
  const due = Math.max(0, total + balance);
  return {
    ...made,
    customer: subscription.customer,
    number: `SBX-${made.id.slice(-8).toUpperCase()}`,
    status: 'open',
    billing_reason: reason,
    currency: subscription.currency,
    total,
    starting_balance: balance,
    ending_balance: Math.min(0, total + balance),
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 1,
    hosted_invoice_url: `${pagesUrl}/invoice/${made.id}`,
    lines: { object: 'list', data: lines, has_more: false },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
  };
}

function lineOf(item: SubscriptionItem, amount: number, description: string, proration = false): InvoiceLine {
  const { price, subscription } = item;
  return {
    id: `il_${randomBytes(8).toString('hex')}`,
    object: 'line_item',
    amount,
    description,
    period: { start: item.current_period_start, end: item.current_period_end },
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration, subscription } },
  };
}

export function withItem(subscription: SandboxSubscription, item: SubscriptionItem): SandboxSubscription {
  return { ...subscription, items: { ...subscription.items, data: [item] } };
}

export async function nameOf(desk: Desk, price: SandboxPrice): Promise<string> {
  const product = await desk.find('product', price.product);
  return product?.name ?? price.product;
}
