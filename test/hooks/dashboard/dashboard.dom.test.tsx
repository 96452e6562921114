import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDashboard, type DashboardOptions } from 'chatdeck/hooks';
import type { Client } from 'chatdeck/client';
import { handlers, scenarios, type Faults, type Scenario } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from '../network';

const network = makeNetwork();
const acme = 'https://acme.slack.com/';
const patience = { timeout: 10_000 };

/** Widgets 11-14 are finished, 15 is at Step 2, 16 at Step 1; by default the plan has room for twenty. */
function world(account: Partial<Scenario['dataset']['accounts'][number]> = {}): Scenario {
  const busy = scenarios.busyAccount(new Date());
  const accounts = busy.dataset.accounts.map((stored) => ({ ...stored, ...account }));
  return { ...busy, dataset: { ...busy.dataset, accounts } };
}

let faults: Faults;
let sent: string[];

function serve(scenario = world()) {
  faults = {};
  sent = [];
  network.server.use(
    http.all('*/v1/chat_endpoints/*', async ({ request }) => {
      const body = await request.clone().text();
      const { Id } = JSON.parse(body || '{}') as { Id?: number };
      sent.push(`${request.method} ${new URL(request.url).pathname}${Id === undefined ? '' : ` ${Id}`}`);
      return undefined;
    }),
    ...handlers({ scenario, faults }),
  );
}

beforeEach(() => serve());

async function open(options?: DashboardOptions, token = 'admin-token') {
  const client = clientFor(token);
  const { result } = renderHook(() => useDashboard(options), { wrapper: wrapperFor(client) });
  await waitFor(() => expect(result.current.workspaces.status).toBe('ready'), patience);
  return { result, client };
}

function ids({ workspaces }: ReturnType<typeof useDashboard>) {
  if (workspaces.status !== 'ready') throw new Error('There are no widgets yet.');
  const cards = workspaces.data.flatMap((workspace) => workspace.cards);
  return cards.flatMap((card) => (card.status === 'ready' ? [Number(card.id)] : [])).sort((a, b) => a - b);
}

/** Once the server has heard of it, as another tab of the same person would show. */
async function stored(client: Client) {
  const { ces } = await client.users.current();
  return ces.flatMap((row) => (row.status === 'ready' ? [Number(row.data.Id)] : []));
}

describe('adding a channel', () => {
  it('joins the workspace beside its lowest finished widget, once for two presses, and tells the host', async () => {
    const onAdded = vi.fn();
    const { result } = await open({ onAdded });
    act(() => {
      result.current.onAddChannel?.(acme);
      result.current.onAddChannel?.(acme);
      result.current.onAddWorkspace?.();
    });
    expect(result.current.adding).toEqual({ status: 'busy', place: acme });
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1), patience);
    expect(sent).toEqual(['POST /v1/chat_endpoints/new/11']);
    const [[added]] = onAdded.mock.calls as [[number]];
    await waitFor(() => expect(ids(result.current)).toContain(added), patience);
    expect(result.current.adding).toEqual({ status: 'idle' });
  });

  it('starts a new workspace without a reference widget', async () => {
    const onAdded = vi.fn();
    const { result } = await open({ onAdded });
    act(() => result.current.onAddWorkspace?.());
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1), patience);
    expect(sent).toEqual(['POST /v1/chat_endpoints/new']);
  });

  it('says so where the workspace has no finished widget', async () => {
    const { result } = await open();
    act(() => result.current.onAddChannel?.('https://nobody.slack.com/'));
    await waitFor(
      () => expect(result.current.adding).toEqual({ status: 'failed', place: 'https://nobody.slack.com/' }),
      patience,
    );
    expect(sent).toEqual([]);
  });

  it('leads to the upgrade where the plan has no room, without asking the server for a widget', async () => {
    serve(world({ planId: 'team-monthly' }));
    const onChannelLimit = vi.fn();
    const { result } = await open({ onChannelLimit });
    act(() => result.current.onAddChannel?.(acme));
    await waitFor(() => expect(onChannelLimit).toHaveBeenCalledTimes(1), patience);
    expect(sent).toEqual([]);
    await waitFor(() => expect(result.current.adding).toEqual({ status: 'idle' }), patience);
  });

  it('leads there as well if someone else takes the last place in between', async () => {
    const onChannelLimit = vi.fn();
    const { result } = await open({ onChannelLimit });
    faults.createWidgetBeside = { status: 400, body: { Message: 'Full.', Code: 'channel_limit' } };
    act(() => result.current.onAddChannel?.(acme));
    await waitFor(() => expect(onChannelLimit).toHaveBeenCalledTimes(1), patience);
  });

  it('says in place that there is no room where the host has no upgrade page', async () => {
    serve(world({ planId: 'team-monthly' }));
    const { result } = await open();
    act(() => result.current.onAddWorkspace?.());
    await waitFor(() => expect(result.current.adding).toEqual({ status: 'channelLimit', place: '' }), patience);
  });

  it('keeps the reason of a failure, and takes another try', async () => {
    const onAdded = vi.fn();
    const { result } = await open({ onAdded });
    faults.createWidget = { status: 500, body: { Message: 'No luck.' } };
    act(() => result.current.onAddWorkspace?.());
    await waitFor(
      () => expect(result.current.adding).toMatchObject({ status: 'failed', problem: { serverMessage: 'No luck.' } }),
      patience,
    );
    faults.createWidget = undefined;
    act(() => result.current.onAddWorkspace?.());
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1), patience);
  });

  it('finds the widget that was made although its answer was lost', async () => {
    const onAdded = vi.fn();
    const { result, client } = await open({ onAdded });
    network.server.use(
      http.post('*/v1/chat_endpoints/new', async ({ request }) => {
        if (request.headers.has('x-again')) return undefined;
        const headers = new Headers(request.headers);
        headers.set('x-again', '1');
        await fetch(request.url, { method: 'POST', headers });
        return HttpResponse.error();
      }),
    );
    const before = await stored(client);
    act(() => result.current.onAddWorkspace?.());
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1), patience);
    const after = await stored(client);
    expect(after).toHaveLength(before.length + 1);
    expect(before).not.toContain(onAdded.mock.calls[0]?.[0]);
  });
});

it('says that the main user was swapped until that is dismissed, also when the page comes back', async () => {
  serve(world());
  const { result, client } = await open({ isUserSwapped: true });
  expect(result.current.isUserSwapped).toBe(true);
  act(() => result.current.onUserSwappedDismiss?.());
  await waitFor(() => expect(result.current.isUserSwapped).toBe(false), patience);
  expect((await open({}, client.session.id)).result.current.isUserSwapped).toBe(false);
});

it('knows who is an admin', async () => {
  serve(world());
  expect((await open({}, 'agent-token')).result.current.isAdmin).toBe(false);
});

it('shows the cards right away, while their counts fail', async () => {
  faults.currentWidgets = 'truncated';
  const { result } = await open();
  expect(ids(result.current)).toEqual([11, 12, 13, 14, 15, 16]);
  await waitFor(() => expect(result.current.stats.status).toBe('failed'), patience);
});
