// @vitest-environment node
import { calls, readAnswer, resolveAccess, widgetsOf, type Problem } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { createClient } from 'chatdeck/client';
import { handlers, scenarios, signedInDataset, type Faults, type ScenarioName } from 'chatdeck/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const baseUrl = 'https://api.chatdeck.test';
const clientOf = (token?: string, timeoutMs?: number) =>
  createClient({ baseUrl, session: { id: 'test', getToken: () => token }, timeoutMs });

describe('a scenario', () => {
  test.each(Object.keys(scenarios) as ScenarioName[])(
    '%s signs its person in, and every answer is sound',
    async (name) => {
      network.use(...handlers({ scenario: name }));
      const { token, dataset, faults } = scenarios[name](new Date());
      const client = clientOf(token);
      const user = await client.users.current();
      const own = dataset.widgets.filter(({ accountId }) => accountId === user.account.Id);
      expect(user.ces.every((row) => row.status === 'ready')).toBe(true);
      expect(widgetsOf(user)).toHaveLength(own.length);
      if (faults) return;
      expect(readyRows(await client.widgets.listStats())).toHaveLength(own.length);
    },
  );

  describe.each(['2025-06-18T12:00:00Z', '2025-06-18T00:50:00Z', '2025-06-30T19:45:00Z'])('at %s', (moment) => {
    const at = new Date(moment);

    test.each(Object.keys(scenarios) as ScenarioName[])('the sample data of %s is consistent', (name) => {
      const { dataset } = scenarios[name](at);
      const presence = [...dataset.presence];
      for (const { widgetId, agentName, startedAt, firstResponseAt: reply, endedAt } of dataset.chats) {
        expect(startedAt <= at && endedAt <= at, 'nothing is in the future').toBe(true);
        expect(reply !== null).toBe(agentName !== '');
        if (reply === null) continue;
        const online = presence.filter((row) => row.widgetId === widgetId && row.agentName === agentName);
        const isThere = online.some(
          (row) => row.onlineAt <= reply && (row.offlineAt === null || reply <= row.offlineAt),
        );
        expect(isThere, `the reply of ${reply.toISOString()} falls in online hours`).toBe(true);
      }
    });

    test('busyAccount has full reports, and empty ones, and a today that is under way', () => {
      const { dataset } = scenarios.busyAccount(at);
      const [chats, presence] = [[...dataset.chats], [...dataset.presence]];
      const ago = (days: number) => new Date(at.getTime() - days * 86_400_000);
      const since = (days: number) => chats.filter(({ startedAt }) => startedAt > ago(days));
      const widgetsOf = (rows: readonly { widgetId: number }[]) => [...new Set(rows.map(({ widgetId }) => widgetId))];
      expect(widgetsOf(chats)).toEqual([11, 12, 13, 14]);
      expect(widgetsOf(since(30))).toEqual([11, 12, 14]);
      expect(widgetsOf(presence.filter(({ onlineAt }) => onlineAt > ago(30)))).toEqual([11, 12, 14]);
      expect(since(1).some(({ startedAt }) => startedAt.toISOString().slice(0, 10) === moment.slice(0, 10))).toBe(true);
      const answered = since(30).filter(({ agentName }) => agentName !== '').length;
      expect(answered).toBeGreaterThan(0);
      expect(answered).toBeLessThan(since(30).length);
    });
  });

  test('busyAccount has widgets in several workspaces, with chats today', async () => {
    network.use(...handlers());
    const client = clientOf('admin-token');
    const user = await client.users.current();
    expect(user.admin).toBe(true);
    expect(new Set(widgetsOf(user).map((widget) => widget.slackBaseUrl)).size).toBe(3);
    expect(readyRows(await client.widgets.listStats())[0]?.chatStats.last24h).toBeGreaterThan(0);
  });

  test('agent is seen by an agent, freshTrial begins with the setup', async () => {
    network.use(...handlers({ scenario: 'agent' }));
    expect((await clientOf(scenarios.agent(new Date()).token).users.current()).admin).toBe(false);

    network.use(...handlers({ scenario: 'freshTrial' }));
    const user = await clientOf('admin-token').users.current();
    expect(resolveAccess({ name: 'dashboard' }, { status: 'signedIn', user })).toMatchObject({
      status: 'redirect',
      to: { name: 'setup' },
    });
  });

  test('says what its name says', async () => {
    const accountIn = async (scenario: ScenarioName) => {
      network.use(...handlers({ scenario }));
      return (await clientOf('admin-token').users.current()).account;
    };
    expect((await accountIn('overQuota')).quota).toMatchObject({ isOverquota: true });
    expect((await accountIn('delinquent')).delinquent).toBe(true);
    expect((await accountIn('canceled')).cancelAt).toBeGreaterThan(Date.now());
    expect((await accountIn('busyAccount')).quota).toMatchObject({ isOverquota: false });
  });

  test('brokenAnswers knows the person, and fails beside', async () => {
    network.use(...handlers({ scenario: 'brokenAnswers' }));
    const client = clientOf('admin-token');
    await expect(client.users.current()).resolves.toMatchObject({ admin: true });
    await expect(client.accounts.listInvoices(1)).rejects.toMatchObject({ kind: 'unexpectedAnswer' });
    await expect(client.accounts.conversationCount(1)).rejects.toMatchObject({ kind: 'unexpectedAnswer' });
    await expect(client.widgets.updateConfig(11, {})).rejects.toMatchObject({ kind: 'server' });
  });

  test('that signs in an unknown user is rejected with a sentence', async () => {
    const scenario = { ...scenarios.agent(new Date()), signIns: { x: 999 } };
    await expect(signedInDataset(scenario, new Date())).rejects.toThrow(
      'The scenario has no user 999 for the token x.',
    );
  });
});

test('what is saved stays for as long as the handlers do, and no longer', async () => {
  network.use(...handlers());
  const client = clientOf('admin-token');
  await client.widgets.updateConfig(11, { onlineTitle: 'Kept' });
  expect(widgetsOf(await client.users.current())[0]?.onlineTitle).toBe('Kept');

  network.use(...handlers());
  expect(widgetsOf(await client.users.current())[0]?.onlineTitle).toBe('Chat with us');
});

describe('a fault', () => {
  const save = (faults: Faults, timeoutMs?: number) => {
    network.use(...handlers({ faults }));
    return clientOf('admin-token', timeoutMs)
      .widgets.updateConfig(11, { onlineTitle: 'Hello' })
      .then(
        () => 'saved',
        (problem: Problem) => problem.kind,
      );
  };

  test.each([
    ['networkError', 'offline'],
    ['html', 'unexpectedAnswer'],
    ['truncated', 'unexpectedAnswer'],
    ['empty', 'unexpectedAnswer'],
    ['hang', 'timeout', 300],
  ] as const)('%s reaches the client as %s', async (fault, kind, timeoutMs?) => {
    expect(await save({ updateConfig: fault }, timeoutMs)).toBe(kind);
  });

  test('is chosen by the call, by the path, or for all', async () => {
    const fault = { status: 500 };
    expect(await save({ updateConfig: fault })).toBe('server');
    expect(await save({ '/chat_endpoints/11/update_config': fault })).toBe('server');
    expect(await save({ '*': fault })).toBe('server');
    expect(await save({ toggleOn: fault, '/chat_endpoints/12/update_config': fault })).toBe('saved');
  });

  test('answers with the status, body and headers that it names', async () => {
    const faults: Faults = {
      '/json': { status: 429, body: { Message: 'Slow down' }, headers: { 'Retry-After': '7' } },
      '/page': { status: 502, body: '<h1>Bad gateway</h1>' },
    };
    network.use(...handlers({ faults }));
    const json = await fetch(`${baseUrl}/v1/json`);
    expect([json.status, json.headers.get('Retry-After'), await json.json()]).toEqual([
      429,
      '7',
      { Message: 'Slow down' },
    ]);
    const page = await fetch(`${baseUrl}/v1/page`);
    expect([page.status, page.headers.get('Content-Type')]).toEqual([502, 'text/html']);
  });

  test('may come and go while the handlers are in use', async () => {
    const faults: Faults = { currentUser: { status: 400 } };
    network.use(...handlers({ faults }));
    const client = clientOf('admin-token');
    await expect(client.users.current()).rejects.toMatchObject({ kind: 'invalid' });
    delete faults.currentUser;
    await expect(client.users.current()).resolves.toMatchObject({ email: 'dana@acme.test' });
  });
});

test('latency delays every answer', async () => {
  network.use(...handlers({ latency: 60 }));
  const start = performance.now();
  const answer = await fetch(`${baseUrl}/v1/users/current`, { headers: { Authorization: 'Bearer admin-token' } });
  expect(performance.now() - start).toBeGreaterThan(50);
  expect(readAnswer(calls.currentUser.answer, await answer.json()).admin).toBe(true);
});
