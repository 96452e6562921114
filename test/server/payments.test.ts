import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  declinedCard,
  details,
  failingCard,
  goodCard,
  startPaymentsWorld,
  submit,
  type Payer,
  type PaymentsWorld,
} from './payments-world';

let world: PaymentsWorld;
let payer: Payer;

beforeAll(async () => {
  world = await startPaymentsWorld();
}, 60_000);
afterAll(() => world.stop());
beforeEach(async () => {
  world.at('2025-06-01T00:00:00Z');
  payer = await world.signUp();
});

interface Refused {
  Message: string;
  Code: string;
}
type Invoices = { invoices: { amount: number; stripePlanId: string; stripeInvoiceUrl: string }[] };

async function checkout(plan = 'starter-monthly') {
  const { url } = await payer.json<{ url: string }>('POST', '/accounts/:id/create_checkout_session', { plan });
  return url;
}

async function portal(type = 'home') {
  const { url } = await payer.json<{ url: string }>('POST', '/accounts/:id/create_portal_session', { type });
  return url;
}

/** Their trial is over: what they choose is paid immediately. */
async function pay(plan = 'starter-monthly', card = goodCard) {
  await world.store.accounts.update(payer.id, () => ({ trialEndAt: null }));
  return submit(await checkout(plan), { ...card, ...details });
}

async function tick() {
  await world.payments.sandbox?.tick();
}

const upgrade = (plan: string) => payer.ask('POST', `/accounts/:id/upgrade/${plan}`);
const nextInvoice = () => payer.json('GET', '/accounts/:id/next-invoice');
const seconds = (time: string) => Date.parse(time) / 1000;

async function charges(): Promise<[number, string][]> {
  const { invoices } = await payer.json<Invoices>('GET', '/accounts/:id/invoices');
  return invoices.map(({ amount, stripePlanId }) => [amount, stripePlanId]);
}

describe('a checkout', () => {
  test('during the trial puts a card on file, and charges nothing before the trial’s end', async () => {
    const done = await submit(await checkout('team-monthly'), { ...goodCard, ...details });
    expect([done.status, done.to]).toEqual([303, `${world.url}/#/account?success=true`]);
    expect(await payer.record()).toMatchObject({
      planId: 'team-monthly',
      paymentType: 'card',
      cardBrand: 'visa',
      cardLast4: '4242',
      cardExpMonth: 12,
      cardExpYear: 2031,
      billingAddressLine1: '12 Mill Lane',
      billingCity: 'Salem',
      billingState: 'OR',
      billingPostalCode: '97301',
      billingCountry: 'US',
      taxId: 'US-123',
      invoiceEmail: 'bills@juniper.test',
      isDelinquent: false,
      nextInvoiceAt: new Date('2025-07-01T00:00:00Z'),
    });
    expect(await charges()).toEqual([[0, 'team-monthly']]);
    expect(await nextInvoice()).toEqual({ amount: 7900, dateTs: seconds('2025-07-01T00:00:00Z') });
  });

  test('charges immediately when the trial is over', async () => {
    expect((await pay()).to).toContain('success=true');
    expect(await charges()).toEqual([[2900, 'starter-monthly']]);
    expect((await payer.record()).nextInvoiceAt).toEqual(new Date('2025-07-01T00:00:00Z'));
  });

  test('says what is wrong, keeps what was written, and charges nothing', async () => {
    const url = await checkout();
    const refused = await submit(url, { ...declinedCard, ...details, line1: 'Mill "Lane" <b>' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Your card was declined.');
    expect(refused.text).toContain('Mill &quot;Lane&quot; &lt;b&gt;');
    const wrong = { number: '4242424242424241', expiry: '13/20', cvc: 'x', email: 'nobody', country: 'XX' };
    const { text } = await submit(url, wrong);
    for (const sentence of ['number isn’t valid', 'as MM / YY', 'security code', 'email address', 'Choose a country']) {
      expect(text).toContain(sentence);
    }
    expect((await submit(url, { ...goodCard, ...details, expiry: '05 / 25' })).text).toContain('has expired');
    expect(await charges()).toEqual([]);
    expect((await payer.record()).paymentType).toBe('none');
    expect((await submit(url, { ...goodCard, ...details })).to).toContain('success=true');
  });

  test('that is sent twice, or opened in two tabs, is paid once', async () => {
    await world.store.accounts.update(payer.id, () => ({ trialEndAt: null }));
    const urls = await Promise.all([checkout(), checkout(), checkout()]);
    const [url = ''] = urls;
    expect(new Set(urls).size).toBe(1);
    const sent = await Promise.all([1, 2, 3].map(() => submit(url, { ...goodCard, ...details })));
    expect(sent.map(({ to }) => to)).toEqual(Array(3).fill(`${world.url}/#/account?success=true`));
    expect(await charges()).toEqual([[2900, 'starter-monthly']]);
    const again = await payer.ask('POST', '/accounts/:id/create_checkout_session', { plan: 'team-monthly' });
    expect([again.status, ((await again.json()) as Refused).Code]).toEqual([400, 'already_subscribed']);
  });

  test('for another plan closes the former', async () => {
    const former = await checkout();
    const url = await checkout('team-monthly');
    expect((await submit(former, { ...goodCard, ...details })).status).toBe(404);
    expect((await submit(url, { ...goodCard, ...details })).to).toContain('success=true');
    expect((await payer.record()).planId).toBe('team-monthly');
  });

  test('of a trial that ends in hours keeps it free in whole days', async () => {
    world.at('2025-06-30T12:00:00Z');
    await payer.signIn();
    await submit(await checkout(), { ...goodCard, ...details });
    expect((await payer.record()).nextInvoiceAt).toEqual(new Date('2025-07-01T12:00:00Z'));
    expect(await charges()).toEqual([[0, 'starter-monthly']]);
  });
});

describe('a change of the plan', () => {
  test('to a bigger one charges what is left of the period, and back gives it as a credit', async () => {
    await pay();
    world.at('2025-06-16T00:00:00Z');
    expect((await upgrade('team-monthly')).status).toBe(200);
    // Half of a month: 39.50 for the new one less 14.50 of the former.
    expect(await charges()).toEqual([
      [2500, 'team-monthly'],
      [2900, 'starter-monthly'],
    ]);
    expect(await payer.record()).toMatchObject({
      planId: 'team-monthly',
      nextInvoiceAt: new Date('2025-07-01T00:00:00Z'),
    });
    expect(await nextInvoice()).toMatchObject({ amount: 7900 });

    expect((await upgrade('starter-monthly')).status).toBe(200);
    expect(await charges()).toEqual([
      [0, 'starter-monthly'],
      [2500, 'team-monthly'],
      [2900, 'starter-monthly'],
    ]);
    expect(await nextInvoice()).toEqual({ amount: 400, dateTs: seconds('2025-07-01T00:00:00Z') });
  });

  test('to a year charges it immediately, less the rest of the month', async () => {
    await pay('team-monthly');
    world.at('2025-06-16T00:00:00Z');
    expect((await upgrade('team-yearly')).status).toBe(200);
    expect((await charges())[0]).toEqual([7900 * 11 - 3950, 'team-yearly']);
    expect((await payer.record()).nextInvoiceAt).toEqual(new Date('2026-06-16T00:00:00Z'));
    expect(await nextInvoice()).toEqual({ amount: 7900 * 11, dateTs: seconds('2026-06-16T00:00:00Z') });
  });

  test('during the trial charges nothing', async () => {
    await submit(await checkout(), { ...goodCard, ...details });
    expect((await upgrade('business-yearly')).status).toBe(200);
    expect(await charges()).toEqual([[0, 'starter-monthly']]);
    expect(await nextInvoice()).toEqual({ amount: 19_900 * 11, dateTs: seconds('2025-07-01T00:00:00Z') });
  });

  test('that is requested many times in parallel charges once', async () => {
    await pay();
    world.at('2025-06-16T00:00:00Z');
    await Promise.all(Array.from({ length: 5 }, () => upgrade('team-monthly')));
    expect((await charges()).map(([amount]) => amount)).toEqual([2500, 2900]);
  });

  test('that the card declines is rejected with the bank’s message, and changes nothing', async () => {
    await pay('starter-monthly', failingCard);
    world.at('2025-06-16T00:00:00Z');
    const answer = await upgrade('team-monthly');
    const declined = { Code: 'card_declined', Message: 'Your card was declined.' };
    expect([answer.status, await answer.json()]).toEqual([400, declined]);
    expect(await payer.record()).toMatchObject({ planId: 'starter-monthly', pendingPlanId: '', isDelinquent: false });
    expect(await charges()).toEqual([[2900, 'starter-monthly']]);
    await submit(`${await portal()}/card`, goodCard);
    expect((await upgrade('team-monthly')).status).toBe(200);
    expect((await charges())[0]).toEqual([2500, 'team-monthly']);
  });
});

describe('a renewal', () => {
  test('that fails makes the account delinquent until a card pays', async () => {
    await pay('starter-monthly', failingCard);
    world.at('2025-07-01T00:00:01Z');
    await payer.signIn();
    await tick();
    expect(await payer.record()).toMatchObject({ isDelinquent: true, nextInvoiceAt: new Date('2025-08-01T00:00:00Z') });
    expect(await charges()).toHaveLength(2);
    const refused = await upgrade('team-monthly');
    expect(((await refused.json()) as Refused).Code).toBe('payment_overdue');

    const home = await portal();
    expect(await (await fetch(home)).text()).toContain('Your last payment of $29 failed.');
    const stillBad = await submit(`${home}/card`, declinedCard);
    expect([stillBad.status, stillBad.text.includes('declined')]).toEqual([400, true]);
    await submit(`${home}/card`, { ...goodCard, number: '5555555555554444' });
    await tick();
    expect(await payer.record()).toMatchObject({ isDelinquent: false, cardBrand: 'mastercard', cardLast4: '4444' });
    expect(await charges()).toHaveLength(2);
  });

  test('that is due is done once, however many look', async () => {
    await pay();
    world.at('2025-07-01T00:00:01Z');
    await payer.signIn();
    await Promise.all([tick(), tick(), tick()]);
    expect((await charges()).map(([amount]) => amount)).toEqual([2900, 2900]);
  });
});

describe('a cancellation', () => {
  test('is for the period’s end, can be undone, and ends the plan in its time', async () => {
    await pay();
    const cancel = await portal('subscription_cancel');
    expect(await (await fetch(cancel)).text()).toContain('Cancel Chatdeck Starter?');
    const done = await submit(cancel);
    expect(done.to).toBe(`${world.url}/#/account`);
    const end = new Date('2025-07-01T00:00:00Z');
    expect(await payer.record()).toMatchObject({ cancelAt: end, canceledAt: null, paymentType: 'card' });
    expect(await nextInvoice()).toEqual({ amount: 0, dateTs: 0 });

    // What is to be canceled again leads to the portal's first page.
    const home = await portal('subscription_cancel');
    expect(home).not.toMatch(/cancel$/);
    expect(await (await fetch(home)).text()).toContain('Your plan ends on July 1, 2025');
    await submit(`${home}/renew`);
    await tick();
    expect(await payer.record()).toMatchObject({ cancelAt: null, canceledAt: null });

    await submit(`${home}/cancel`);
    world.at('2025-07-01T00:00:01Z');
    await payer.signIn();
    await tick();
    expect(await payer.record()).toMatchObject({
      cancelAt: null,
      canceledAt: end,
      paymentType: 'none',
      nextInvoiceAt: null,
    });
    expect(await charges()).toHaveLength(1);
    expect((await pay('team-monthly')).to).toContain('success=true');
    expect(await payer.record()).toMatchObject({ planId: 'team-monthly', canceledAt: null, paymentType: 'card' });
  });

  test('is taken back by who chooses a plan', async () => {
    await pay();
    await submit(await portal('subscription_cancel'));
    expect((await upgrade('team-monthly')).status).toBe(200);
    expect((await payer.record()).cancelAt).toBeNull();
  });
});

test('an invoice is shown at its address, with what it is for', async () => {
  await pay();
  world.at('2025-06-16T00:00:00Z');
  await upgrade('team-monthly');
  const { invoices } = await payer.json<Invoices>('GET', '/accounts/:id/invoices');
  const page = await (await fetch(invoices[0]?.stripeInvoiceUrl ?? '')).text();
  for (const part of [
    '$25',
    'Unused time on Chatdeck Starter',
    '-$14.50',
    'Remaining time on Chatdeck Team',
    '$39.50',
  ]) {
    expect(page).toContain(part);
  }
});

test('details that change in the portal change in the account, and who has none gets a portal, too', async () => {
  await pay();
  const home = await portal();
  const moved = { ...details, line1: '5 New Road', tax_id: '', email: 'new@juniper.test' };
  expect((await submit(`${home}/details`, moved)).status).toBe(303);
  await tick();
  const billing = { billingAddressLine1: '5 New Road', taxId: '', invoiceEmail: 'new@juniper.test' };
  expect(await payer.record()).toMatchObject(billing);

  payer = await world.signUp();
  expect(await (await fetch(await portal('subscription_cancel'))).text()).toContain('No payment method on file.');
  expect(await charges()).toEqual([]);
  expect(world.errors).toEqual([]);
});

test('the pages of the sandbox are closed to guesses, and end', async () => {
  await pay();
  const home = await portal();
  expect((await fetch(`${world.url}/sandbox/stripe/portal/bps_1`)).status).toBe(404);
  expect((await submit(`${world.url}/sandbox/stripe/checkout/cs_1`)).status).toBe(404);
  const page = await fetch(home);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  world.at('2025-06-01T01:00:00Z');
  expect((await fetch(home)).status).toBe(404);
  expect((await submit(`${home}/cancel`)).status).toBe(404);
});
