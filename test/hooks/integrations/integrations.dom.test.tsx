import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useIntegrationsTab } from 'chatdeck/hooks';
import type { AddedBot } from 'chatdeck/model';
import { handlers, makeAccountRecord, scenarios, type Faults, type Scenario } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from '../network';

const network = makeNetwork();
const patience = { timeout: 5000 };
const helper: AddedBot = { id: 'U0SANDBOX6', name: 'faq-helper', botId: 'B0SANDBOX6' };

async function open(widgetId: number | string = 11, wrapper = wrapperFor(clientFor('admin-token'))) {
  const tab = renderHook(() => useIntegrationsTab(widgetId), { wrapper });
  await waitFor(() => expect(tab.result.current.integrations.status).not.toBe('loading'), patience);
  const data = () => {
    const { integrations } = tab.result.current;
    if (integrations.status !== 'ready') throw new Error(`The integrations are ${integrations.status}.`);
    return integrations.data;
  };
  return { ...tab, data, names: () => data().added.map(({ name }) => name) };
}

describe('useIntegrationsTab', () => {
  it('adds once of many presses, with its bot id, and reads both lists again after an add and a removal', async () => {
    const calls: string[] = [];
    network.server.use(
      http.all('*/chat_endpoints/11/*', async ({ request }) => {
        const body = request.method === 'POST' ? ` ${await request.clone().text()}` : '';
        calls.push(`${request.method} ${new URL(request.url).pathname.split('/').at(-1)}${body}`);
        return undefined;
      }),
      ...handlers(),
    );
    const tab = await open();
    await waitFor(() => expect(tab.data().connection).toBe('connected'), patience);
    expect(tab.data().team).toMatchObject({ status: 'ready' });
    calls.length = 0;
    act(() => {
      tab.result.current.onAdd?.([helper]);
      tab.result.current.onAdd?.([helper]);
    });
    expect(tab.data().changes[String(helper.id)]).toEqual({ status: 'adding' });
    await waitFor(() => expect(tab.names()).toEqual(['statusbot', 'faq-helper']), patience);
    await waitFor(() => expect(calls).toHaveLength(3), patience);
    expect(calls).toEqual([
      'POST bot {"userID":"U0SANDBOX6","name":"faq-helper","botID":"B0SANDBOX6"}',
      'GET bot_users',
      'GET users',
    ]);
    expect(tab.data().changes).toEqual({});

    calls.length = 0;
    act(() => tab.result.current.onRemove?.([helper]));
    await waitFor(() => expect(tab.names()).toEqual(['statusbot']), patience);
    await waitFor(() => expect(calls).toHaveLength(3), patience);
    expect(calls).toEqual(['DELETE bot', 'GET bot_users', 'GET users']);
  });

  it('removes with a way back, and takes it as done where it was gone', async () => {
    network.serve();
    const tab = await open();
    const [bot] = tab.data().added;
    if (!bot) throw new Error('Nobody was added.');
    await clientFor('admin-token').bots.remove(11, { userID: bot.id, name: bot.name });
    act(() => tab.result.current.onRemove?.([bot]));
    await waitFor(() => expect(tab.data().lastChange).toEqual({ kind: 'remove', bots: [bot] }), patience);
    expect(tab.names()).toEqual([]);
    act(() => tab.result.current.onAdd?.([bot]));
    await waitFor(() => expect(tab.names()).toEqual(['statusbot']), patience);
    await waitFor(() => expect(tab.data().lastChange).toEqual({ kind: 'add', bots: [bot] }), patience);
  });

  it('adds several together, one after the other, and takes back all that worked', async () => {
    network.serve();
    const tab = await open();
    await waitFor(() => expect(tab.data().team.status).toBe('ready'), patience);
    const { team } = tab.data();
    const others = ('data' in team ? team.data : []).filter(({ name }) => !tab.names().includes(name)).slice(0, 3);
    const bots = others.map(({ id, name, botId }) => ({ id, name, botId }));
    act(() => tab.result.current.onAdd?.(bots));
    expect(Object.keys(tab.data().changes)).toHaveLength(3);
    expect(tab.data().lastChange).toBeUndefined();
    await waitFor(() => expect(tab.data().lastChange).toEqual({ kind: 'add', bots }), patience);
    expect(tab.names()).toEqual(expect.arrayContaining(bots.map(({ name }) => name)));

    const [one, ...rest] = bots;
    network.server.use(
      http.delete('*/chat_endpoints/11/bot', () => HttpResponse.json({ Message: 'Not today.' }, { status: 400 }), {
        once: true,
      }),
    );
    act(() => tab.result.current.onRemove?.(bots));
    await waitFor(() => expect(tab.data().lastChange).toEqual({ kind: 'remove', bots: rest }), patience);
    expect(tab.data().changes).toMatchObject({ [String(one?.id)]: { status: 'removeFailed' } });
    expect(tab.names()).toContain(one?.name);
  });

  it('says when Slack was asked last, and keeps what went wrong after it answers again and the tab is left', async () => {
    const faults: Faults = { listTeamUsers: { status: 400, body: { Code: 'token_revoked' } } };
    network.serve({ faults });
    const wrapper = wrapperFor(clientFor('admin-token'), { queryClient: new QueryClient() });
    const tab = await open(11, wrapper);
    await waitFor(() => expect(tab.data().lastError?.problem.code).toBe('token_revoked'), patience);
    const failedAt = tab.data().checkedAt;
    expect(failedAt).toBeGreaterThan(0);
    faults.listTeamUsers = undefined;
    act(() => tab.result.current.onTeamRetry());
    await waitFor(() => expect(tab.data().connection).toBe('connected'), patience);
    expect(tab.data().checkedAt).toBeGreaterThanOrEqual(failedAt ?? Infinity);
    expect(tab.data().lastError?.problem.code).toBe('token_revoked');
    tab.unmount();
    const again = await open(11, wrapper);
    expect(again.data().lastError?.problem.code).toBe('token_revoked');
  });

  it('keeps the lists as they are when Slack’s answer is a failure, and says why', async () => {
    const faults: Faults = { addBotUser: { status: 400, body: { Message: 'Not today.' } } };
    network.serve({ faults });
    const tab = await open();
    act(() => tab.result.current.onAdd?.([helper]));
    await waitFor(
      () =>
        expect(tab.data().changes[String(helper.id)]).toMatchObject({
          status: 'addFailed',
          problem: { serverMessage: 'Not today.' },
        }),
      patience,
    );
    expect(tab.names()).toEqual(['statusbot']);
  });

  it('believes the list where a server claims what it has not done', async () => {
    network.serve({ faults: { addBotUser: { status: 200 }, removeBotUser: { status: 200 } } });
    const tab = await open();
    const [bot] = tab.data().added;
    if (!bot) throw new Error('Nobody was added.');
    act(() => {
      tab.result.current.onAdd?.([helper]);
      tab.result.current.onRemove?.([bot]);
    });
    const denied = { kind: 'unexpectedAnswer' };
    await waitFor(
      () =>
        expect(tab.data().changes).toMatchObject({
          [String(helper.id)]: { status: 'addFailed', problem: denied },
          [String(bot.id)]: { status: 'removeFailed', problem: denied },
        }),
      patience,
    );
    expect(tab.names()).toEqual(['statusbot']);
  });

  it('tells a missing permission from a connection that has ended and from a failure', async () => {
    const faults: Faults = { listTeamUsers: { status: 400, body: { Code: 'missing_scope', Message: 'No.' } } };
    network.serve({ faults });
    const tab = await open();
    await waitFor(() => expect(tab.data().connection).toBe('permissionMissing'), patience);
    expect(tab.data().team).toEqual({ status: 'permissionMissing', data: [] });

    faults.listTeamUsers = { status: 400, body: { Code: 'not_connected', Message: 'Gone.' } };
    act(() => tab.result.current.onTeamRetry());
    await waitFor(() => expect(tab.data().connection).toBe('expired'), patience);

    faults.listTeamUsers = undefined;
    act(() => tab.result.current.onTeamRetry());
    await waitFor(() => expect(tab.data().connection).toBe('connected'), patience);
  });

  it('opens only where setup is over and the plan has bots', async () => {
    network.serve();
    expect((await open(15)).result.current.integrations.status).toBe('setupRequired');
    network.serve({ scenario: smallPlan() });
    expect((await open()).result.current.integrations).toEqual({ status: 'planRequired', feature: 'bots' });
  });
});

function smallPlan(): Scenario {
  const world = scenarios.busyAccount(new Date());
  return { ...world, dataset: { ...world.dataset, accounts: [makeAccountRecord({ planId: 'starter-monthly' })] } };
}
