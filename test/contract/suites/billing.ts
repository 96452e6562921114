import { calls, readAnswer } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import {
  makeAccountRecord,
  makeChatRecord,
  makeDataset,
  makeInvoiceRecord,
  makeWidgetRecord,
  type Scenario,
} from 'chatdeck/testing';
import type { AccountRecord, Dataset } from 'chatdeck/service';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { keys, makeWorld, start, tokens, widgetIds } from '../world';

const seconds = (date: Date) => date.getTime() / 1000;

export function billingSuite({ ask, fill, pass }: Contract): void {
  const get = (path: string, token = tokens.admin) => ask('GET', `/accounts/${path}`, { token });
  const upgrade = (plan: string, token = tokens.admin, account = 1) =>
    ask('POST', `/accounts/${account}/upgrade/${plan}`, { token });
  const checkout = (plan: unknown, token = tokens.foreign, account = 2) =>
    ask('POST', `/accounts/${account}/create_checkout_session`, { token, body: { plan } });
  const accountOf = async (token: string) =>
    jsonOf(await ask('GET', '/users/current', { token })).account as Record<string, unknown>;

  /** The world with another first account. */
  const fillAccount = (overrides: Partial<AccountRecord>) => fill(withAccount(overrides));

  describe('GET /accounts/{id}/next-invoice', () => {
    test.each(['admin', 'agent'] as const)('says what is charged next, to an %s', async (role) => {
      const answer = jsonOf(await get('1/next-invoice', tokens[role]));
      expect(answer).toEqual({ amount: 19_900, dateTs: seconds(new Date('2025-07-11T09:00:00Z')) });
      expect(readAnswer(calls.nextInvoice.answer, answer).amount).toBe(19_900);
    });

    test('says what is charged once more before the plan ends', async () => {
      await fillAccount({ cancelAt: new Date('2025-07-11T09:00:01Z') });
      expect(jsonOf(await get('1/next-invoice'))).toMatchObject({ amount: 19_900 });
    });

    test.each<[string, Partial<AccountRecord>]>([
      ['without a payment method', { paymentType: 'none' }],
      ['after a cancellation', { canceledAt: start }],
      ['when it ends before', { cancelAt: new Date('2025-07-11T09:00:00Z') }],
      ['when no date is known', { nextInvoiceAt: null }],
    ])('says that nothing is charged %s', async (_name, account) => {
      await fillAccount(account);
      expect(jsonOf(await get('1/next-invoice'))).toEqual({ amount: 0, dateTs: 0 });
    });
  });

  describe('GET /accounts/{id}/conversation-count', () => {
    test('counts the chats of the calendar month in UTC, for an agent, too', async () => {
      const at = ['2025-05-31T23:59:59Z', '2025-06-01T00:00:00Z', '2025-06-30T23:59:59Z', '2025-07-01T00:00:00Z'];
      await fillChats(at.map((time) => new Date(time)));
      const answer = jsonOf(await get('1/conversation-count', tokens.agent));
      expect(answer).toEqual({ count: 2 });
      expect(readAnswer(calls.conversationCount.answer, answer)).toBe(2);
      pass(13 * 86_400_000);
      expect(jsonOf(await get('1/conversation-count'))).toEqual({ count: 1 });
    });

    test('says in the account when the plan’s conversations are used up', async () => {
      await fillChats(
        Array.from({ length: 100 }, () => start),
        { planId: 'starter-monthly' },
      );
      expect((await accountOf(tokens.agent)).quota).toEqual({ isOverquota: false, reason: '' });
      await fillChats(
        Array.from({ length: 101 }, () => start),
        { planId: 'starter-monthly' },
      );
      expect((await accountOf(tokens.agent)).quota).toEqual({
        isOverquota: true,
        reason: 'There were 101 conversations this month; your plan includes 100.',
      });
    });
  });

  test('GET /accounts/{id}/invoices gives the account’s own, newest first, to an agent, too', async () => {
    const world = makeWorld();
    const issued = (day: number) => new Date(`2025-06-0${day}T00:00:00Z`);
    const invoices = [
      makeInvoiceRecord({ id: 'in_1', issuedAt: issued(1) }),
      makeInvoiceRecord({ id: 'in_3', issuedAt: issued(3), planId: '', amount: 4900 }),
      makeInvoiceRecord({ id: 'in_2', issuedAt: issued(2) }),
      makeInvoiceRecord({ id: 'in_9', accountId: 2 }),
    ];
    await fill({ ...world, dataset: makeDataset({ ...world.dataset, invoices }) });
    const rows = readyRows(readAnswer(calls.listInvoices.answer, jsonOf(await get('1/invoices', tokens.agent))));
    expect(rows.map(({ id, stripePlanId, amount, dateTs }) => [id, stripePlanId, amount, dateTs])).toEqual([
      ['in_3', '', 4900, seconds(issued(3))],
      ['in_2', 'business-monthly', 19_900, seconds(issued(2))],
      ['in_1', 'business-monthly', 19_900, seconds(issued(1))],
    ]);
  });

  describe('POST /accounts/{accountId}/upgrade/{stripeId}', () => {
    test('switches the plan, and answers the person with it', async () => {
      const answer = await upgrade('team-yearly');
      expect(answer.status).toBe(200);
      expect(jsonOf(answer)).toMatchObject({ Id: 101, account: { plan: { stripeId: 'team-yearly', maxChannels: 5 } } });
      expect(await accountOf(tokens.agent)).toMatchObject({ plan: { stripeId: 'team-yearly' } });
    });

    test.each([
      ['an unknown plan', 'no-such-plan', 'invalid'],
      ['a plan by another field', 'Team', 'invalid'],
      ['a custom plan', 'enterprise', 'custom_plan'],
    ])('rejects %s', async (_name, plan, code) => {
      const answer = await upgrade(plan);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, code]);
      expect(await accountOf(tokens.admin)).toMatchObject({ plan: { stripeId: 'business-monthly' } });
    });

    test('needs a payment method', async () => {
      const answer = await upgrade('team-monthly', tokens.foreign, 2);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'payment_required']);
      expect(await accountOf(tokens.foreign)).toMatchObject({ plan: { stripeId: 'starter-monthly' } });
    });

    test('rejects a plan with fewer channels than there are', async () => {
      const world = makeWorld();
      const widgets = [...world.dataset.widgets, makeWidgetRecord({ id: 13 })];
      await fill({ ...world, dataset: makeDataset({ ...world.dataset, widgets }) });
      const answer = await upgrade('starter-monthly');
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'plan_too_small']);
    });
  });

  describe('a smaller plan that comes while fifty widgets are being added', () => {
    test.each([
      ['by a checkout', () => checkout('team-monthly', tokens.admin, 1)],
      ['by an upgrade', () => upgrade('team-monthly')],
    ])('%s never leaves more than it includes', async (_name, change) => {
      const create = () => ask('POST', '/chat_endpoints/new', { token: tokens.admin });
      const creations = (count: number) => Array.from({ length: count }, create);
      await Promise.all([...creations(3), change(), ...creations(47)]);
      const { plan } = (await accountOf(tokens.admin)) as { plan: { stripeId: string; maxChannels: number } };
      const { ces } = jsonOf(await ask('GET', '/users/current', { token: tokens.admin })) as { ces: object[] };
      expect(['team-monthly', 'business-monthly']).toContain(plan.stripeId);
      expect(ces).toHaveLength(plan.maxChannels);
    });

    test('rejects a checkout for a plan with fewer channels than there are', async () => {
      await fill(withAccount({}, { widgets: [...makeWorld().dataset.widgets, makeWidgetRecord({ id: 13 })] }));
      const answer = await checkout('starter-monthly', tokens.admin, 1);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'plan_too_small']);
      expect(await accountOf(tokens.admin)).toMatchObject({ plan: { stripeId: 'business-monthly' } });
    });
  });

  describe('payment', () => {
    test('a checkout answers where to go, and in the sandbox leaves a card on file', async () => {
      const answer = await checkout('team-monthly');
      expect(answer.status).toBe(200);
      expect(readAnswer(calls.createCheckoutSession.answer, jsonOf(answer))).toMatch(/^https:\/\//);
      expect(await accountOf(tokens.foreign)).toMatchObject({
        plan: { stripeId: 'team-monthly' },
        paymentType: 'card',
        last4: '4242',
      });
      expect((await upgrade('business-monthly', tokens.foreign, 2)).status).toBe(200);
    });

    test.each([
      ['no-such-plan', 'invalid'],
      ['enterprise', 'custom_plan'],
      [7, 'invalid'],
      ['', 'invalid'],
    ])('rejects a checkout for %j', async (plan, code) => {
      const answer = await checkout(plan);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, code]);
      expect(await accountOf(tokens.foreign)).toMatchObject({ paymentType: 'none' });
    });

    test('the portal returns a URL; its cancellation page sets a date in the sandbox', async () => {
      const portal = (type: string) =>
        ask('POST', '/accounts/1/create_portal_session', { token: tokens.admin, body: { type, uID: 101 } });
      expect(readAnswer(calls.createPortalSession.answer, jsonOf(await portal('home')))).toMatch(/^https:\/\//);
      expect(await accountOf(tokens.admin)).toMatchObject({ cancelAt: null });
      await portal('subscription_cancel');
      expect(await accountOf(tokens.admin)).toMatchObject({ cancelAt: '2025-07-11T09:00:00.000Z' });
      expect((await portal('elsewhere')).status).toBe(400);
    });
  });

  describe('PUT /accounts/generate-api-key', () => {
    const generate = (token: string) => ask('PUT', '/accounts/generate-api-key', { token });

    test('gives every widget of the account the same new key, and keeps the other one', async () => {
      const answer = jsonOf(await generate(tokens.admin)) as { ces: { apiKey: string; zapierApiKey: string }[] };
      const found = new Set(answer.ces.map(({ apiKey }) => apiKey));
      expect(found.size).toBe(1);
      expect([...found][0]).toMatch(/^[0-9a-f]{64}$/);
      expect(answer.ces.every(({ zapierApiKey }) => zapierApiKey === keys[1])).toBe(true);
      expect(jsonOf(await ask('GET', '/users/current', { token: tokens.admin })).ces).toEqual(answer.ces);
      const foreign = await ask('GET', '/users/current', { token: tokens.foreign });
      expect(foreign.text).toContain('globex-api-key');
    });

    test('makes another one each time, and agents see none', async () => {
      const keyOf = (answer: { text: string }) => /"apiKey":"(\w+)"/.exec(answer.text)?.[1];
      const [first, second] = [keyOf(await generate(tokens.admin)), keyOf(await generate(tokens.admin))];
      expect(first).not.toBe(second);
      const agent = await ask('GET', '/users/current', { token: tokens.agent });
      expect(agent.text).not.toMatch(/apiKey|zapierApiKey/);
      expect(agent.text).not.toContain(second);
    });
  });

  test.each([
    ['POST', '/accounts/1/upgrade/team-monthly', undefined],
    ['POST', '/accounts/1/create_checkout_session', { plan: 'team-monthly' }],
    ['POST', '/accounts/1/create_portal_session', { type: 'home' }],
    ['PUT', '/accounts/generate-api-key', undefined],
  ])('%s %s is rejected for an agent', async (method, path, body) => {
    const before = await ask('GET', '/users/current', { token: tokens.admin });
    const answer = await ask(method, path, { token: tokens.agent, body });
    expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'not_admin']);
    expect((await ask('GET', '/users/current', { token: tokens.admin })).text).toBe(before.text);
  });

  /** The world with chats of the first account at these times and no others. */
  async function fillChats(times: Date[], account: Partial<AccountRecord> = {}) {
    const chats = times.map((startedAt, index) =>
      makeChatRecord({ id: index + 1, widgetId: widgetIds.acme, startedAt }),
    );
    chats.push(makeChatRecord({ id: times.length + 1, widgetId: widgetIds.globex, startedAt: start }));
    await fill(withAccount(account, { chats }));
  }
}

function withAccount(overrides: Partial<AccountRecord>, parts: Partial<Dataset> = {}): Scenario {
  const world = makeWorld();
  const accounts = world.dataset.accounts.map((account) =>
    account.id === 1 ? makeAccountRecord({ ...account, ...overrides }) : account,
  );
  return { ...world, dataset: makeDataset({ ...world.dataset, accounts, ...parts }) };
}
