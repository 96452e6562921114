import { readText, Refusal } from 'chatdeck/service';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import Stripe from 'stripe';
import type { Follow } from './follow';
import type { Payers } from './payers';

/** Where Stripe tells what has happened. */
export const webhookPath = '/v1/webhook/stripe';

/** What changes something of an account; Stripe is to send these. */
export const followedEvents = [
  'checkout.session.completed',
  'customer.updated',
  'customer.tax_id.created',
  'customer.tax_id.updated',
  'customer.tax_id.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
] as const;

interface WebhookOptions {
  stripe: Stripe;
  secret: string;
  payers: Payers;
  follow: Follow;
}

const maxSize = 1_000_000;

/** Believes what is signed and no older than five minutes, and then asks Stripe how things are. */
export function webhookPage({ stripe, secret, payers, follow }: WebhookOptions): Hono {
  const app = new Hono();
  app.post(webhookPath, bodyLimit({ maxSize }), async (c) => {
    const text = await readText(c.req).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (text instanceof Refusal) return c.json({ error: text.message }, 400);
    const event = readEvent(stripe, text, c.req.header('Stripe-Signature') ?? '', secret);
    if (!event) return c.json({ error: 'The signature is not valid.' }, 400);
    const isFollowed = followedEvents.some((type) => type === event.type);
    const customer = isFollowed ? customerIn(event.data.object) : undefined;
    const accountId = customer === undefined ? undefined : await payers.accountOf(customer);
    // What fails here is answered with 500, and Stripe sends the event again.
    if (accountId !== undefined) await follow(accountId);
    return c.json({ received: true });
  });
  return app;
}

function readEvent(stripe: Stripe, text: string, signature: string, secret: string): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(text, signature, secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

function customerIn(object: object): string | undefined {
  if ('object' in object && object.object === 'customer') return textOf('id' in object ? object.id : undefined);
  const customer = 'customer' in object ? object.customer : undefined;
  return typeof customer === 'object' && customer !== null && 'id' in customer ? textOf(customer.id) : textOf(customer);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
