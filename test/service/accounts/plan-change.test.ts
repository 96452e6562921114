import {
  createMemoryStore,
  createService,
  PaymentsError,
  type Payments,
  type Store,
  type Subscription,
} from 'chatdeck/service';
import { plainPasswords, scenarios, signedInDataset } from 'chatdeck/testing';
import { beforeEach, expect, test, vi } from 'vitest';

const start = new Date('2025-06-18T12:00:00Z');
const subscription: Subscription = {
  nextInvoiceAt: new Date('2025-07-18T12:00:00Z'),
  cancelAt: null,
  canceledAt: null,
};
let now: Date;
let store: Store;
let answer: { resolve(known: Subscription): void; reject(reason: Error): void };
let ask: (method: string, path: string) => Promise<Response>;
const changePlan = vi.fn<Payments['changePlan']>();

beforeEach(async () => {
  now = start;
  store = createMemoryStore();
  await store.load(await signedInDataset(scenarios.busyAccount(now), now));
  const answered = new Promise<Subscription>((resolve, reject) => {
    answer = { resolve, reject };
  });
  changePlan.mockReset().mockReturnValue(answered);
  const none = () => Promise.reject(new Error('not asked for'));
  const payments = { changePlan, createCheckout: none, createPortal: none, listInvoices: none, nextCharge: none };
  const service = createService({ store, payments, passwords: plainPasswords, now: () => now });
  ask = async (method, path) =>
    service.request(`http://api.test/v1${path}`, { method, headers: { Authorization: 'Bearer admin-token' } });
  for (const id of [14, 15, 16]) await store.widgets.remove(1, id);
});

const upgrade = (plan = 'team-monthly') => ask('POST', `/accounts/1/upgrade/${plan}`);
const add = async () => (await ask('POST', '/chat_endpoints/new')).status;
const planId = async () => (await store.accounts.find(1))?.planId;
const codeOf = async (refused: Response) => ((await refused.json()) as { Code: string }).Code;
const asked = () => vi.waitFor(() => expect(changePlan).toHaveBeenCalled());

test('while the payment provider thinks, as many widgets can be added as the smaller plan has', async () => {
  const changing = upgrade();
  await asked();
  expect([await add(), await add(), await add(), await add()]).toEqual([200, 200, 400, 400]);
  answer.resolve(subscription);
  expect((await changing).status).toBe(200);
  expect(await store.accounts.find(1)).toMatchObject({
    planId: 'team-monthly',
    nextInvoiceAt: subscription.nextInvoiceAt,
    pendingPlanId: '',
    pendingUntil: null,
  });
  expect(await store.widgets.list(1)).toHaveLength(5);
});

test('a provider’s rejection leaves the plan and what it includes', async () => {
  const changing = upgrade();
  await asked();
  answer.reject(new Error('card declined'));
  expect((await changing).status).toBe(500);
  expect(await planId()).toBe('business-monthly');
  expect([await add(), await add(), await add()]).toEqual([200, 200, 200]);
});

test('one change runs at a time, and one that never ended makes way', async () => {
  void upgrade();
  await asked();
  const second = await upgrade('business-yearly');
  expect([second.status, await codeOf(second)]).toEqual([400, 'plan_changing']);
  expect(changePlan).toHaveBeenCalledTimes(1);

  now = new Date(start.getTime() + 120_001);
  changePlan.mockResolvedValue(subscription);
  expect((await upgrade('business-yearly')).status).toBe(200);
  expect(await planId()).toBe('business-yearly');
});

test('a plan that doesn’t fit is rejected before the provider is asked', async () => {
  const refused = await upgrade('starter-monthly');
  expect([refused.status, await codeOf(refused)]).toEqual([400, 'plan_too_small']);
  expect(changePlan).not.toHaveBeenCalled();
  expect([await add(), await add(), await add()]).toEqual([200, 200, 200]);
});

test('a change with an unknown outcome is repeated with the same key, immediately', async () => {
  changePlan.mockRejectedValueOnce(new PaymentsError('unavailable', { isUncertain: true }));
  const lost = await upgrade();
  expect([lost.status, lost.headers.get('Retry-After'), await codeOf(lost)]).toEqual([
    503,
    '5',
    'payments_unavailable',
  ]);
  changePlan.mockResolvedValueOnce(subscription);
  expect((await upgrade()).status).toBe(200);
  const [first, second] = changePlan.mock.calls.map(([, , key]) => key);
  expect(second).toBe(first);
  changePlan.mockResolvedValueOnce(subscription);
  await upgrade('business-monthly');
  expect(changePlan.mock.calls[2]?.[2]).not.toBe(first);
});

test('a declined card is reported with the provider’s message, and the next attempt uses another key', async () => {
  changePlan.mockRejectedValueOnce(new PaymentsError('card_declined', { told: 'Your card has insufficient funds.' }));
  const declined = await upgrade();
  expect([declined.status, await declined.json()]).toEqual([
    400,
    { Code: 'card_declined', Message: 'Your card has insufficient funds.' },
  ]);
  changePlan.mockResolvedValueOnce(subscription);
  await upgrade();
  const [first, second] = changePlan.mock.calls.map(([, , key]) => key);
  expect(second).not.toBe(first);
});

test('a change that the provider has reported separately is done', async () => {
  changePlan.mockImplementationOnce(async ({ id }) => {
    await store.accounts.update(id, () => ({ planId: 'team-monthly' }));
    return subscription;
  });
  expect((await upgrade()).status).toBe(200);
  expect(await store.accounts.find(1)).toMatchObject({ planId: 'team-monthly', pendingPlanId: '', pendingKey: '' });
});
