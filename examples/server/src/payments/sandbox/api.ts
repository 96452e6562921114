import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { createPrice, createProduct, listPrices } from './catalog';
import { createCustomer, updateCustomer } from './customers';
import { atDesk, createDesk, type Desk, type DeskOptions } from './desk';
import { listInvoices, payInvoiceById, previewInvoice } from './invoices';
import { expand } from './expand';
import type { SandboxObject } from './objects';
import { listIn, numberIn, readParams, requiredText, textIn, type Params } from './params';
import { StripeRefusal } from './refusal';
import { createCheckout, createPortal, expireCheckout } from './sessions';
import { cancelSubscription, listSubscriptions, updateSubscription } from './subscriptions';

type Answer = SandboxObject | SandboxObject[];
type Endpoint = (desk: Desk, params: Params, id: string) => Promise<Answer>;

/** Stripe's endpoints by method and path. */
const endpoints: Record<string, Endpoint> = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers/:id': (desk, _, id) => desk.get('customer', id),
  'POST /v1/customers/:id': (desk, params, id) => updateCustomer(desk, id, params),
  'GET /v1/customers/:id/payment_methods': (desk, _, id) => desk.list('payment_method', id),
  'GET /v1/payment_methods': (desk, params) => desk.list('payment_method', requiredText(params, 'customer')),
  'GET /v1/payment_methods/:id': (desk, _, id) => desk.get('payment_method', id),
  'POST /v1/products': createProduct,
  'GET /v1/products/:id': (desk, _, id) => desk.get('product', id),
  'GET /v1/prices': listPrices,
  'POST /v1/prices': createPrice,
  'GET /v1/prices/:id': (desk, _, id) => desk.get('price', id),
  'GET /v1/checkout/sessions': async (desk, params) =>
    (await desk.list('checkout.session', requiredText(params, 'customer'))).filter(
      ({ status }) => status === (textIn(params, 'status') ?? status),
    ),
  'POST /v1/checkout/sessions': createCheckout,
  'GET /v1/checkout/sessions/:id': (desk, _, id) => desk.get('checkout.session', id),
  'POST /v1/checkout/sessions/:id/expire': (desk, _, id) => expireCheckout(desk, id),
  'POST /v1/billing_portal/sessions': createPortal,
  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/:id': (desk, _, id) => desk.get('subscription', id),
  'POST /v1/subscriptions/:id': (desk, params, id) => updateSubscription(desk, id, params),
  'DELETE /v1/subscriptions/:id': (desk, _, id) => cancelSubscription(desk, id),
  'GET /v1/invoices': listInvoices,
  'POST /v1/invoices/create_preview': previewInvoice,
  'GET /v1/invoices/:id': (desk, _, id) => desk.get('invoice', id),
  'POST /v1/invoices/:id/pay': (desk, _, id) => payInvoiceById(desk, id),
};

export interface SandboxApiOptions extends DeskOptions {
  /** What callers have to know. */
  secretKey: string;
  /** After anything was written. */
  onWritten(): void;
}

interface Sent {
  status: 200 | 400 | 401 | 402 | 404;
  body: object;
  isReplay?: boolean;
}

/** Stripe's HTTP interface, as far as the product uses it. */
export function sandboxApi(options: SandboxApiOptions): Hono {
  const app = new Hono();
  for (const [line, endpoint] of Object.entries(endpoints)) {
    const [method = '', path = ''] = line.split(' ');
    app.on(method, path, (c) => answer(c, endpoint));
  }
  app.notFound((c) => send(c, refused(StripeRefusal.missing('API endpoint', c.req.path))));
  return app;

  async function answer(c: Context, endpoint: Endpoint) {
    if (c.req.header('Authorization') !== `Bearer ${options.secretKey}`) return send(c, refused(noKey()));
    const isRead = c.req.method === 'GET';
    const text = isRead ? new URL(c.req.url).search : await c.req.text();
    const key = isRead ? undefined : c.req.header('Idempotency-Key');
    const request = createHash('sha256').update(`${c.req.method} ${c.req.path} ${text}`).digest('hex');
    const sent = await atDesk(options, async (desk, tx): Promise<Sent> => {
      const held = key === undefined ? undefined : await desk.find('replay', `idem_${key}`);
      if (held) return held.request === request ? { ...held, isReplay: true } : refused(otherRequest());
      const fresh = await tx
        // A rejected request leaves nothing behind but its response.
        .transaction(async (inner): Promise<Sent> => {
          const innerDesk = createDesk(inner, desk.now, options.pagesUrl);
          return { status: 200, body: await shape(innerDesk, c, readParams(text), endpoint) };
        })
        .catch((error: unknown): Sent => {
          if (error instanceof StripeRefusal) return refused(error);
          throw error;
        });
      if (key !== undefined) {
        const replay = { id: `idem_${key}`, object: 'replay', created: desk.now, livemode: false, request } as const;
        await desk.put({ ...replay, ...fresh });
      }
      return fresh;
    });
    if (!isRead) options.onWritten();
    return send(c, sent);
  }
}

async function shape(desk: Desk, c: Context, params: Params, endpoint: Endpoint): Promise<object> {
  const answered = await endpoint(desk, params, c.req.param('id') ?? '');
  const paths = listIn(params, 'expand');
  if (!Array.isArray(answered)) return expand(desk, answered, paths);
  const limit = Math.min(numberIn(params, 'limit') ?? 10, 100);
  const page = { object: 'list', url: c.req.path, has_more: answered.length > limit, data: answered.slice(0, limit) };
  return expand(desk, page, paths);
}

function send(c: Context, { status, body, isReplay }: Sent) {
  if (isReplay) c.header('Idempotent-Replayed', 'true');
  // The request was judged: the same would be judged the same.
  c.header('Stripe-Should-Retry', 'false');
  return c.json(body, status);
}

function refused({ status, error }: StripeRefusal): Sent {
  return { status, body: { error } };
}

function noKey(): StripeRefusal {
  return new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
}

function otherRequest(): StripeRefusal {
  const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
  return new StripeRefusal(400, { type: 'idempotency_error', message });
}
