import { createMemoryStore } from 'chatdeck/service';
import { createSandboxPayments } from 'chatdeck/service/sandbox/payments';
import { makeAccountRecord, makeDataset, makeWidgetRecord } from 'chatdeck/testing';
import { expect, test } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');
const inAMonth = new Date('2025-07-18T12:00:00Z');
const later = new Date('2025-06-18T12:00:00.001Z');
const customer = { id: 1, name: 'Acme', email: 'billing@acme.test', createdAt: now, trialEndAt: null };

async function paymentsOf(overrides: Parameters<typeof makeAccountRecord>[0]) {
  const store = createMemoryStore();
  await store.load(makeDataset({ accounts: [makeAccountRecord(overrides)] }));
  return { payments: createSandboxPayments({ store, now: () => now }), account: () => store.accounts.find(1) };
}

const nextCharges: [string, Date | null, Date][] = [
  ['a month from now, without a date', null, inAMonth],
  ['a month from now, when it was due before', new Date('2025-06-18T11:59:59Z'), inAMonth],
  ['a month from now, when it is due now', now, inAMonth],
  ['when it was due anyway', later, later],
];

test.each(nextCharges)('a change of plan is charged %s, and ends no plan', async (_, nextInvoiceAt, expected) => {
  const { payments } = await paymentsOf({ nextInvoiceAt, cancelAt: later, canceledAt: now });
  const subscription = { nextInvoiceAt: expected, cancelAt: null, canceledAt: null };
  expect(await payments.changePlan(customer, 'team-monthly', 'key')).toEqual(subscription);
});

test.each(nextCharges)('a checkout pays by card, and the next charge is %s', async (_, nextInvoiceAt, expected) => {
  const ended = { paymentType: 'none' as const, isDelinquent: true, cancelAt: later, canceledAt: now };
  const { payments, account } = await paymentsOf({ ...ended, nextInvoiceAt });
  expect(await payments.createCheckout(customer, 'team-monthly', { done: '/done', back: '/back' })).toBe('/done');
  expect(await account()).toMatchObject({
    planId: 'team-monthly',
    paymentType: 'card',
    cardExpYear: 2028,
    isDelinquent: false,
    nextInvoiceAt: expected,
    cancelAt: null,
    canceledAt: null,
  });
});

test.each([
  ['its next charge', later, later],
  ['a month, without one', null, inAMonth],
])('a plan canceled in the portal lasts until %s', async (_, nextInvoiceAt, cancelAt) => {
  const { payments, account } = await paymentsOf({ nextInvoiceAt });
  expect(await payments.createPortal(customer, 'home', '/account')).toBe('/account');
  expect(await account()).toMatchObject({ cancelAt: null });
  expect(await payments.createPortal(customer, 'subscription_cancel', '/account')).toBe('/account');
  expect(await account()).toMatchObject({ cancelAt });
});

test('a checkout takes no plan for fewer widgets than there are', async () => {
  const store = createMemoryStore();
  const widgets = [1, 2, 3].map((id) => makeWidgetRecord({ id }));
  await store.load(makeDataset({ accounts: [makeAccountRecord({ paymentType: 'none' })], widgets }));
  const payments = createSandboxPayments({ store, now: () => now });
  const checkout = payments.createCheckout(customer, 'starter-monthly', { done: '/done', back: '/back' });
  await expect(checkout).rejects.toMatchObject({
    code: 'plan_too_small',
    message: 'The Starter plan includes 2 channels, and you have 3. Delete some first.',
  });
  expect(await store.accounts.find(1)).toMatchObject({ paymentType: 'none' });
});
