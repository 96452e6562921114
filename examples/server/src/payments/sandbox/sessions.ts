import { isLive } from './billing';
import { base, type Desk } from './desk';
import type { SandboxCheckout, SandboxPortal } from './objects';
import { numberIn, requiredText, textIn, textsIn, type Params } from './params';
import { StripeRefusal } from './refusal';

const HOUR = 3600;
const DAY = 24 * HOUR;

export async function createCheckout(desk: Desk, params: Params): Promise<SandboxCheckout> {
  if (requiredText(params, 'mode') !== 'subscription')
    throw StripeRefusal.invalid('The sandbox sells plans only', 'mode');
  const customer = await desk.get('customer', requiredText(params, 'customer'));
  const price = await desk.get('price', requiredText(params, 'line_items', '0', 'price'));
  const made = base('checkout.session', 'cs_test', desk.now);
  const session: SandboxCheckout = {
    ...made,
    customer: customer.id,
    mode: 'subscription',
    status: 'open',
    expires_at: desk.now + DAY,
    success_url: webAddress(requiredText(params, 'success_url'), 'success_url'),
    cancel_url: webAddress(requiredText(params, 'cancel_url'), 'cancel_url'),
    url: `${desk.pagesUrl}/checkout/${made.id}`,
    subscription: null,
    payment_status: 'unpaid',
    metadata: textsIn(params, 'metadata'),
    asked: { price: price.id, trialEnd: trialEndIn(desk, params) },
  };
  await desk.put(session);
  return session;
}

function trialEndIn({ now }: Desk, params: Params): number | null {
  const days = numberIn(params, 'subscription_data', 'trial_period_days');
  if (days !== undefined) return now + days * DAY;
  const end = numberIn(params, 'subscription_data', 'trial_end');
  if (end === undefined) return null;
  if (end < now + 2 * DAY) throw StripeRefusal.invalid('The trial has to end in 48 hours at the earliest', 'trial_end');
  return end;
}

export async function expireCheckout(desk: Desk, id: string): Promise<SandboxCheckout> {
  const session = await desk.get('checkout.session', id);
  if (session.status !== 'open') throw StripeRefusal.invalid('Only open sessions can be expired');
  const expired: SandboxCheckout = { ...session, status: 'expired', url: null };
  await desk.put(expired);
  return expired;
}

export async function createPortal(desk: Desk, params: Params): Promise<SandboxPortal> {
  const customer = await desk.get('customer', requiredText(params, 'customer'));
  const type = textIn(params, 'flow_data', 'type');
  if (type !== undefined) await checkCancelFlow(desk, type, params);
  const made = base('billing_portal.session', 'bps', desk.now);
  const after = textIn(params, 'flow_data', 'after_completion', 'redirect', 'return_url') ?? null;
  const session: SandboxPortal = {
    ...made,
    customer: customer.id,
    return_url: webAddress(requiredText(params, 'return_url'), 'return_url'),
    url: `${desk.pagesUrl}/portal/${made.id}${type === undefined ? '' : '/cancel'}`,
    flow: type === undefined ? null : { type, after: after === null ? null : webAddress(after, 'return_url') },
    expires_at: desk.now + HOUR,
  };
  await desk.put(session);
  return session;
}

async function checkCancelFlow(desk: Desk, type: string, params: Params): Promise<void> {
  if (type !== 'subscription_cancel') throw StripeRefusal.invalid('The sandbox knows no such flow', 'flow_data');
  const id = requiredText(params, 'flow_data', 'subscription_cancel', 'subscription');
  const subscription = await desk.get('subscription', id);
  if (!isLive(subscription) || subscription.cancel_at !== null) {
    throw StripeRefusal.invalid('This subscription is set to be canceled already', 'flow_data');
  }
}

/** People are sent there. */
function webAddress(text: string, param: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw StripeRefusal.invalid('Not a valid URL', param);
}
