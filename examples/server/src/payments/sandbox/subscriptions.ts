import { endSubscription, isLive, itemOf, keepSubscription, switchPrice } from './billing';
import type { Desk } from './desk';
import type { SandboxSubscription } from './objects';
import { textIn, type Params } from './params';
import { StripeRefusal } from './refusal';

export async function listSubscriptions(desk: Desk, params: Params): Promise<SandboxSubscription[]> {
  const all = await desk.list('subscription', textIn(params, 'customer') ?? '');
  const status = textIn(params, 'status');
  if (status === 'all') return all;
  return all.filter((subscription) => (status ? subscription.status === status : isLive(subscription)));
}

export async function updateSubscription(desk: Desk, id: string, params: Params): Promise<SandboxSubscription> {
  const current = await desk.get('subscription', id);
  if (!isLive(current)) throw StripeRefusal.invalid('A canceled subscription can only update its metadata');
  const updated = await switched(desk, await withCard(desk, scheduled(desk, current, params), params), params);
  await keepSubscription(desk, updated);
  await desk.tell('customer.subscription.updated', updated);
  return updated;
}

export async function cancelSubscription(desk: Desk, id: string): Promise<SandboxSubscription> {
  const current = await desk.get('subscription', id);
  if (!isLive(current)) throw StripeRefusal.missing('subscription', id);
  return endSubscription(desk, current, desk.now);
}

/** With its end set, moved away, or as it is. */
function scheduled({ now }: Desk, subscription: SandboxSubscription, params: Params): SandboxSubscription {
  const atPeriodEnd = textIn(params, 'cancel_at_period_end');
  if (atPeriodEnd === 'true') {
    const cancelAt = itemOf(subscription).current_period_end;
    return { ...subscription, cancel_at: cancelAt, cancel_at_period_end: true, canceled_at: now };
  }
  if (atPeriodEnd === 'false' || textIn(params, 'cancel_at') === '') {
    return { ...subscription, cancel_at: null, cancel_at_period_end: false, canceled_at: null };
  }
  return subscription;
}

async function withCard(desk: Desk, subscription: SandboxSubscription, params: Params): Promise<SandboxSubscription> {
  const method = textIn(params, 'default_payment_method');
  if (method === undefined) return subscription;
  if (method !== '') await desk.get('payment_method', method);
  return { ...subscription, default_payment_method: method === '' ? null : method };
}

async function switched(desk: Desk, subscription: SandboxSubscription, params: Params): Promise<SandboxSubscription> {
  const priceId = textIn(params, 'items', '0', 'price');
  if (priceId === undefined) return subscription;
  if (textIn(params, 'items', '0', 'id') !== itemOf(subscription).id)
    throw StripeRefusal.invalid('No such item', 'items');
  const rules = [textIn(params, 'proration_behavior'), textIn(params, 'payment_behavior')];
  if (rules.join() !== 'always_invoice,error_if_incomplete') {
    throw StripeRefusal.invalid('The sandbox switches with always_invoice and error_if_incomplete only', 'items');
  }
  return switchPrice(desk, subscription, await desk.get('price', priceId));
}
