import { PaymentsError } from 'chatdeck/service';
import { makeAccountRecord, makeDataset, makeInvoiceRecord } from 'chatdeck/testing';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toPaymentsError } from '../../examples/server/src/payments/errors';
import { openPayments } from '../../examples/server/src/payments/open-payments';
import { createReturns } from '../../examples/server/src/payments/returns';
import { startSandbox, type Sandbox } from '../../examples/server/src/payments/sandbox';
import { webhookPage } from '../../examples/server/src/payments/webhook';
import { details, goodCard, startPaymentsWorld, submit, type PaymentsWorld } from './payments-world';

const secretKey = 'sk_test_known';
const webhookSecret = 'whsec_known';

let world: PaymentsWorld;
let sandbox: Sandbox;
let stripe: Stripe;

beforeAll(async () => {
  world = await startPaymentsWorld();
  const { store, url } = world;
  sandbox = await startSandbox({
    db: world.database.db,
    store,
    secretKey,
    webhookSecret,
    webhookUrl: `${url}/nowhere`,
    appUrl: url,
    now: () => new Date('2025-06-01T00:00:00Z'),
    onError: () => undefined,
  });
  stripe = new Stripe(secretKey, { ...sandbox.host, telemetry: false });
}, 60_000);
afterAll(async () => {
  await sandbox.settle();
  await sandbox.stop();
  await world.stop();
});

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the sandbox’s interface', () => {
  test('does something once per key, and rejects anything else with it', async () => {
    const make = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'once' });
    const made = await make('one@juniper.test');
    const again = await make('one@juniper.test');
    expect(again.id).toBe(made.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await errorOf(make('two@juniper.test'))).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    const [one, other] = await Promise.all([1, 2].map(() => stripe.customers.create({ email: 'both@juniper.test' })));
    expect(one?.id).not.toBe(other?.id);
  });

  test('rejects callers without its key, and requests for what doesn’t exist', async () => {
    const stranger = new Stripe('sk_test_other', { ...sandbox.host });
    expect(await errorOf(stranger.customers.create())).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(await errorOf(stripe.customers.retrieve('cus_none'))).toMatchObject({ code: 'resource_missing' });
    expect(await errorOf(stripe.coupons.list())).toMatchObject({ statusCode: 404 });
    expect(sandbox.host.host).toBe('127.0.0.1');
  });

  test('sells, expands, lists, cancels and pays as Stripe does', async () => {
    const customer = await stripe.customers.create({ email: 'lists@juniper.test' });
    const product = await stripe.products.create({ name: 'Thing' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 1000,
      recurring: { interval: 'month' },
    });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: `${world.url}/done`,
      cancel_url: `${world.url}/back`,
    });
    expect((await submit(session.url ?? '', { ...goodCard, ...details })).to).toBe(`${world.url}/done`);
    const expand = ['data.default_payment_method', 'data.latest_invoice'];
    const { data } = await stripe.subscriptions.list({ customer: customer.id, expand });
    const [subscription] = data;
    expect(subscription).toMatchObject({
      status: 'active',
      default_payment_method: { object: 'payment_method', card: { last4: '4242' } },
      latest_invoice: { object: 'invoice', amount_paid: 1000, status: 'paid' },
    });
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
    expect(await errorOf(stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 });
    const id = subscription?.id ?? '';
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      cancel_at: Date.parse('2025-07-01T00:00:00Z') / 1000,
    });
    expect(await errorOf(stripe.invoices.createPreview({ subscription: id }))).toMatchObject({
      code: 'invoice_upcoming_none',
    });
    expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled');
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
  });

  test('sends no one to a URL outside the web', async () => {
    const customer = await stripe.customers.create();
    const asked = stripe.billingPortal.sessions.create({ customer: customer.id, return_url: 'javascript:alert(1)' });
    expect(await errorOf(asked)).toMatchObject({ param: 'return_url' });
  });
});

describe('the webhook', () => {
  const followed: number[] = [];
  const payers = { accountOf: (id: string) => Promise.resolve(id === 'cus_known' ? 7 : undefined) };
  const page = () =>
    webhookPage({
      stripe,
      secret: webhookSecret,
      payers: { ...notAsked, ...payers },
      follow: (id) => Promise.resolve(void followed.push(id)),
    });
  const notAsked = {
    customerOf: () => Promise.reject(new Error('not asked for')),
    note: () => Promise.reject(new Error('not asked for')),
    ask: () => Promise.reject(new Error('not asked for')),
    write: () => Promise.reject(new Error('not asked for')),
  };
  const eventOf = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const send = (payload: string | Uint8Array<ArrayBuffer>, header: string) =>
    page().request('/v1/webhook/stripe', { method: 'POST', body: payload, headers: { 'Stripe-Signature': header } });
  const sign = (payload: string, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

  test.each([
    ['an invoice', 'invoice.paid', { object: 'invoice', customer: 'cus_known' }],
    ['a customer', 'customer.updated', { object: 'customer', id: 'cus_known' }],
    [
      'an expanded customer',
      'customer.subscription.updated',
      { object: 'subscription', customer: { id: 'cus_known' } },
    ],
  ])('follows %s that is signed', async (_name, type, object) => {
    followed.length = 0;
    const payload = eventOf(type, object);
    expect((await send(payload, sign(payload))).status).toBe(200);
    expect(followed).toEqual([7]);
  });

  test('follows nothing that is not signed, signed by others, changed, old, or about others', async () => {
    followed.length = 0;
    const payload = eventOf('invoice.paid', { object: 'invoice', customer: 'cus_known' });
    const old = Math.floor(Date.now() / 1000) - 600;
    for (const header of [
      '',
      't=1,v1=00',
      sign(payload, 'whsec_other'),
      sign(`${payload} `),
      sign(payload, undefined, old),
    ]) {
      expect((await send(payload, header)).status).toBe(400);
    }
    const broken = '{';
    expect((await send(broken, sign(broken))).status).toBe(400);
    for (const [type, object] of [
      ['invoice.paid', { object: 'invoice', customer: 'cus_other' }],
      ['charge.succeeded', { object: 'charge', customer: 'cus_known' }],
    ] as const) {
      const other = eventOf(type, object);
      expect((await send(other, sign(other))).status).toBe(200);
    }
    expect(followed).toEqual([]);
  });

  test('rejects bytes that are not UTF-8, even under the signature of the text they would be read as', async () => {
    followed.length = 0;
    const payload = eventOf('invoice.paid', { object: 'invoice', customer: 'cus_known', note: '\ufffd' });
    const bytes = Buffer.from(
      Buffer.from(payload).toString('latin1').replace('\u00ef\u00bf\u00bd', '\u00ff'),
      'latin1',
    );
    expect(bytes.toString()).toBe(payload);
    expect((await send(bytes, sign(payload))).status).toBe(400);
    expect(followed).toEqual([]);
    expect((await send(payload, sign(payload))).status).toBe(200);
    expect(followed).toEqual([7]);
  });
});

test('a signed return URL is for its account and its target alone', async () => {
  const payer = await world.signUp();
  const follow = (id: number) => Promise.resolve(void followed.push(id));
  const followed: number[] = [];
  const { addressOf, pages } = createReturns({
    appUrl: world.url,
    secret: 'known',
    follow,
    onError: (error) => expect(error).toBeUndefined(),
  });
  const target = `${world.url}/#/account?success=true`;
  const ask = async (change: (params: URLSearchParams) => void) => {
    const url = new URL(addressOf(payer.id, target));
    change(url.searchParams);
    const answer = await pages.request(url.href.replace(world.url, ''));
    return [answer.status, answer.headers.get('Location')];
  };
  expect(await ask(() => undefined)).toEqual([303, target]);
  expect(followed).toEqual([payer.id]);
  for (const [name, value] of [
    ['to', 'https://evil.test/'],
    ['to', `${target}0`],
    ['account', String(payer.id + 1)],
    ['signature', ''],
  ] as const) {
    expect(await ask((params) => params.set(name, value)), name).toEqual([303, world.url]);
  }
  const [other = ''] = [addressOf(payer.id, 'https://evil.test/').split('signature=')[1]];
  expect(await ask((params) => params.set('signature', other))).toEqual([303, world.url]);
  expect(followed).toEqual([payer.id]);
});

test('an unsigned return URL leads to the app, and requests nothing', async () => {
  const to = 'https://evil.test/';
  const forged = `${world.url}/payments/return?${new URLSearchParams({ account: '1', to, signature: 'AAAA' }).toString()}`;
  const answer = await fetch(forged, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, world.url]);
  expect([answer.headers.get('Cache-Control'), answer.headers.get('Referrer-Policy')]).toEqual([
    'no-store',
    'no-referrer',
  ]);
});

test('with the product’s account at Stripe the sandbox is gone', async () => {
  const { db } = world.database;
  const { store, url } = world;
  const stripe = { secretKey, webhookSecret };
  const options = { db, store, url, appUrl: url, onError: () => undefined };
  const atStripe = await openPayments({ ...options, stripe });
  expect(atStripe.sandbox).toBeUndefined();
  expect(atStripe.pages.routes.filter(({ path }) => path.startsWith('/sandbox'))).toEqual([]);
  expect(world.payments.pages.routes.filter(({ path }) => path.startsWith('/sandbox'))).not.toEqual([]);
});

test('what one process sold, another one on the same database changes', async () => {
  const payer = await world.signUp();
  await world.store.accounts.update(payer.id, () => ({ trialEndAt: null }));
  const { url } = await payer.json<{ url: string }>('POST', '/accounts/:id/create_checkout_session', {
    plan: 'starter-monthly',
  });
  await submit(url, { ...goodCard, ...details });
  const { store } = world;
  const other = await openPayments({
    stripe: undefined,
    db: world.database.db,
    store,
    url: world.url,
    appUrl: world.url,
    now: () => new Date('2025-06-16T00:00:00Z'),
    onError: () => undefined,
  });
  const { id, createdAt } = await payer.record();
  const account = { id, name: '', email: payer.email, createdAt, trialEndAt: null };
  await other.payments.changePlan(account, 'team-monthly', 'the same key');
  await other.payments.changePlan(account, 'team-monthly', 'the same key');
  expect((await other.payments.listInvoices(account)).map(({ amount }) => amount)).toEqual([2500, 2900]);
  expect(await world.payments.payments.nextCharge(account)).toMatchObject({ amount: 7900 });
  await other.settle();
  await other.stop();
});

test('who paid before the sandbox was there is known to it, with their invoices', async () => {
  const account1 = { id: 5000, invoiceEmail: 'bills@acme.test' };
  const invoices = [
    makeInvoiceRecord({ id: 'in_2', accountId: 5000, issuedAt: new Date('2025-05-11T09:00:00Z') }),
    makeInvoiceRecord({
      id: 'in_1',
      accountId: 5000,
      issuedAt: new Date('2025-04-11T09:00:00Z'),
      planId: '',
      amount: 4900,
    }),
  ];
  await world.store.load({
    ...makeDataset({ invoices }),
    accounts: [makeAccountRecord(account1)],
    users: [],
    widgets: [],
  });
  const record = await world.store.accounts.find(5000);
  if (!record) throw new Error('no account');
  const { id, orgName: name, invoiceEmail: email, createdAt, trialEndAt } = record;
  const account = { id, name, email, createdAt, trialEndAt };
  const { payments } = world.payments;
  const before = await world.store.invoices.list(5000);
  const known = await payments.listInvoices(account);
  expect(known.map(({ amount, planId }) => [amount, planId])).toEqual(
    before.map(({ amount, planId }) => [amount, planId]),
  );
  expect((await payments.nextCharge(account))?.at).toEqual(record.nextInvoiceAt);
  const dates = await payments.changePlan(account, 'business-yearly', 'key');
  expect(dates.nextInvoiceAt?.getFullYear()).toBeGreaterThan(2025);
});

describe('an error of Stripe’s', () => {
  const { StripeAPIError, StripeCardError, StripeConnectionError, StripeRateLimitError, StripeAuthenticationError } =
    Stripe.errors;

  test.each([
    [new StripeCardError({ message: 'No.', type: 'card_error' }), { code: 'card_declined', told: 'No.' }],
    [new StripeRateLimitError({ type: 'rate_limit_error' }), { code: 'busy', isUncertain: false }],
    [new StripeConnectionError({ type: 'api_error' }), { code: 'unavailable', isUncertain: true }],
    [new StripeAPIError({ type: 'api_error', statusCode: 500 }), { code: 'unavailable', isUncertain: false }],
    [new StripeAPIError({ type: 'api_error', statusCode: 409 }), { code: 'busy', isUncertain: true }],
  ])('becomes the service’s (%#)', (error, expected) => {
    expect(toPaymentsError(error)).toBeInstanceOf(PaymentsError);
    expect(toPaymentsError(error)).toMatchObject(expected);
  });

  test('that only we can fix is not the service’s', () => {
    const error = new StripeAuthenticationError({ type: 'invalid_request_error' });
    expect(toPaymentsError(error)).toBe(error);
  });
});
