import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { ChatdeckProvider, useDashboard, useShell } from 'chatdeck/hooks';
import type { Client } from 'chatdeck/client';
import { handlers, scenarios, type Faults } from 'chatdeck/testing';
import type { ReactNode } from 'react';
import { clientFor, makeNetwork, storage, wrapperFor } from '../network';

const network = makeNetwork();
const patience = { timeout: 10_000 };

let faults: Faults;
let sent: string[];

/** Widgets 11-14 are finished, 15 is at Step 2, 16 at Step 1. */
beforeEach(() => {
  faults = {};
  sent = [];
  network.server.use(
    http.delete('*/v1/chat_endpoints/*', async ({ request }) => {
      const { Id } = JSON.parse((await request.clone().text()) || '{}') as { Id?: number };
      sent.push(`DELETE ${new URL(request.url).pathname} ${Id}`);
      return undefined;
    }),
    ...handlers({ scenario: scenarios.busyAccount(new Date()), faults }),
  );
});
afterEach(() => void vi.useRealTimers());

/** A page whose screen can be left while its frame stays. */
function usePage({ isOnDashboard }: { isOnDashboard: boolean }) {
  const shell = useFrame();
  const dashboard = useDashboard();
  return { shell, dashboard: isOnDashboard ? dashboard : undefined };
}

function useFrame() {
  return useShell({ onSignedOut: () => undefined, onSignOutFailed: () => undefined });
}

async function open(client = clientFor('admin-token'), wrapper = wrapperFor(client)) {
  const page = renderHook(() => ({ shell: useFrame(), dashboard: useDashboard() }), { wrapper });
  await waitFor(() => expect(page.result.current.dashboard.workspaces.status).toBe('ready'), patience);
  await waitFor(() => expect(page.result.current.dashboard.stats.status).toBe('ready'), patience);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return { ...page, client };
}

/** Time passes, and a moment later the page shows what has changed. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

/** Waits for answers, which don't go by the clock of the page. */
async function until(check: () => void) {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  react.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1);
    check();
  }, patience);
  react.IS_REACT_ACT_ENVIRONMENT = true;
}

type Page = Awaited<ReturnType<typeof open>>;

const states = ({ result }: Page) =>
  result.current.dashboard.deletions?.map(({ id, status }) => `${id} ${status}`) ?? [];
const inMenu = ({ result }: Page) => {
  const { shell } = result.current.shell;
  return shell.status === 'ready' ? shell.data.widgets.map(({ id }) => id) : [];
};
const press = (
  { result }: Page,
  what: 'onDelete' | 'onDeletionUndo' | 'onDeletionRetry' | 'onDeletionDismiss',
  id: number,
) => act(() => result.current.dashboard[what]?.(id));

/** As another tab of the same person would show. */
async function stored(client: Client) {
  vi.useRealTimers();
  const { ces } = await client.users.current();
  return ces.flatMap((row) => (row.status === 'ready' ? [Number(row.data.Id)] : []));
}

describe('a deletion', () => {
  it('is sent after ten seconds, once, however often it is confirmed, and the widget is gone a second later', async () => {
    const page = await open();
    press(page, 'onDelete', 11);
    press(page, 'onDelete', 11);
    await pass(0);
    expect(page.result.current.dashboard.deletions).toEqual([
      { id: 11, name: 'website', isFinished: true, status: 'waiting', until: Date.now() + 10_000 },
    ]);
    expect(page.result.current.shell.deletions).toBe(page.result.current.dashboard.deletions);
    expect(inMenu(page)).toEqual([12, 13, 14]);
    await pass(9_999);
    expect(states(page)).toEqual(['11 waiting']);
    expect(sent).toEqual([]);
    await pass(1);
    await until(() => expect(states(page)).toEqual(['11 deleted']));
    expect(sent).toEqual(['DELETE /v1/chat_endpoints/11 11']);
    await pass(6_000);
    expect(states(page)).toEqual([]);
    expect(inMenu(page)).toEqual([12, 13, 14]);
    expect(await stored(page.client)).not.toContain(11);
  });

  it('is never sent once it is undone, also when it is confirmed again later', async () => {
    const page = await open();
    press(page, 'onDelete', 11);
    await pass(6_000);
    press(page, 'onDeletionUndo', 11);
    await pass(0);
    expect(states(page)).toEqual([]);
    expect(inMenu(page)).toEqual([11, 12, 13, 14]);
    press(page, 'onDelete', 11);
    await pass(9_000);
    expect(states(page)).toEqual(['11 waiting']);
    press(page, 'onDeletionUndo', 11);
    await pass(30_000);
    expect(sent).toEqual([]);
    expect(await stored(page.client)).toContain(11);
  });

  it('has its own time to undo beside another', async () => {
    const page = await open();
    press(page, 'onDelete', 15);
    await pass(4_000);
    press(page, 'onDelete', 11);
    await pass(5_000);
    expect(states(page)).toEqual(['15 waiting', '11 waiting']);
    press(page, 'onDeletionUndo', 15);
    await pass(0);
    expect(states(page)).toEqual(['11 waiting']);
    await pass(5_000);
    await until(() => expect(states(page)).toEqual(['11 deleted']));
    expect(sent).toEqual(['DELETE /v1/chat_endpoints/11 11']);
  });

  it('goes on while the user is elsewhere in the dashboard, where it can be undone', async () => {
    const client = clientFor('admin-token');
    const wrapper = wrapperFor(client);
    const page = renderHook((props: { isOnDashboard: boolean }) => usePage(props), {
      wrapper,
      initialProps: { isOnDashboard: true },
    });
    await waitFor(() => expect(page.result.current.dashboard?.workspaces.status).toBe('ready'), patience);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    act(() => page.result.current.dashboard?.onDelete?.(11));
    act(() => page.result.current.dashboard?.onDelete?.(12));
    page.rerender({ isOnDashboard: false });
    await pass(5_000);
    const ids = () => page.result.current.shell.deletions?.map(({ id, status }) => `${id} ${status}`);
    expect(ids()).toEqual(['11 waiting', '12 waiting']);
    act(() => page.result.current.shell.onDeletionUndo?.(12));
    await pass(5_000);
    await until(() => expect(ids()).toEqual(['11 deleted']));
    expect(sent).toEqual(['DELETE /v1/chat_endpoints/11 11']);
  });

  it('that fails brings the widget back with the reason, and can be sent again', async () => {
    const page = await open();
    faults.deleteWidget = { status: 500 };
    press(page, 'onDelete', 16);
    await pass(10_000);
    await until(() => expect(states(page)).toEqual(['16 failed']));
    expect(page.result.current.dashboard.deletions?.[0]).toMatchObject({
      problem: { kind: 'server' },
      isUnknown: false,
    });
    // It stays, so that the reason can be read.
    await pass(60_000);
    expect(states(page)).toEqual(['16 failed']);
    faults.deleteWidget = undefined;
    press(page, 'onDeletionRetry', 16);
    await until(() => expect(states(page)).toEqual(['16 deleted']));
    expect(sent).toHaveLength(2);
  });

  it('that fails can be dismissed, and the widget stays', async () => {
    const page = await open();
    faults.deleteWidget = { status: 400, body: { Message: 'No.' } };
    press(page, 'onDelete', 11);
    await pass(10_000);
    await until(() => expect(states(page)).toEqual(['11 failed']));
    expect(page.result.current.dashboard.deletions?.[0]).toMatchObject({ problem: { serverMessage: 'No.' } });
    expect(inMenu(page)).toContain(11);
    press(page, 'onDeletionDismiss', 11);
    await pass(0);
    expect(states(page)).toEqual([]);
    expect(inMenu(page)).toContain(11);
  });

  it('isn’t sent where the newest copy can’t be read', async () => {
    const page = await open();
    faults.currentUser = { status: 500 };
    press(page, 'onDelete', 11);
    await pass(10_000);
    await until(() => expect(states(page)).toEqual(['11 failed']));
    expect(sent).toEqual([]);
  });

  it('whose response is lost says whether it arrived', async () => {
    const page = await open();
    network.server.use(
      http.delete('*/v1/chat_endpoints/11', async ({ request }) => {
        if (request.headers.has('x-again')) return undefined;
        const headers = new Headers(request.headers);
        headers.set('x-again', '1');
        await fetch(request.url, { method: 'DELETE', headers, body: await request.text() });
        return HttpResponse.error();
      }),
    );
    press(page, 'onDelete', 11);
    await pass(10_000);
    await until(() => expect(states(page)).toEqual(['11 deleted']));
    expect(await stored(page.client)).not.toContain(11);
  });

  it('says that it doesn’t know where neither response arrives', async () => {
    const page = await open();
    let isSent = false;
    network.server.use(
      http.delete('*/v1/chat_endpoints/11', () => {
        isSent = true;
        return HttpResponse.error();
      }),
      http.get('*/v1/users/current', () => (isSent ? HttpResponse.error() : undefined)),
    );
    press(page, 'onDelete', 11);
    await pass(10_000);
    await until(() => expect(states(page)).toEqual(['11 failed']));
    expect(page.result.current.dashboard.deletions?.[0]).toMatchObject({ isUnknown: true });
  });

  it('counts a widget as deleted that someone else has deleted', async () => {
    const page = await open();
    faults.deleteWidget = { status: 404 };
    press(page, 'onDelete', 16);
    await pass(10_000);
    await until(() => expect(states(page)).toEqual(['16 deleted']));
  });

  it('leaves an unfinished widget that someone else has finished', async () => {
    const page = await open();
    const [channel] = (await page.client.channels.list(15)).flatMap((row) =>
      row.status === 'ready' ? [row.data] : [],
    );
    press(page, 'onDelete', 15);
    await pass(5_000);
    await page.client.widgets.connectChannel(15, { RoomId: String(channel?.Id), RoomName: String(channel?.Name) });
    await pass(5_000);
    await until(() => expect(states(page)).toEqual(['15 finishedMeanwhile']));
    expect(sent).toEqual([]);
    expect(await stored(page.client)).toContain(15);
  });

  it('says what is lost in numbers, and loads the saved replies only when asked', async () => {
    const client = clientFor('admin-token');
    const trigger = { uid: 'hello', message: 'Hello', after: 5, on: ['/'], enabled: true, displayStyle: 'peek' };
    await client.widgets.updateConfig(11, { triggerJson: JSON.stringify({ triggers: [trigger] }) });
    const page = await open(client);
    vi.useRealTimers();
    expect(page.result.current.dashboard.losses).toBeUndefined();
    act(() => page.result.current.dashboard.onDeleteAsk?.(11));
    await waitFor(() => expect(page.result.current.dashboard.losses?.savedReplies?.status).toBe('ready'), patience);
    const [stats, replies] = [await client.widgets.listStats(), await client.savedReplies.list(11)];
    const row = stats.find((each) => each.status === 'ready' && each.data.Id === 11);
    expect(replies.length).toBeGreaterThan(0);
    expect(page.result.current.dashboard.losses).toMatchObject({
      id: 11,
      chats: { data: row?.status === 'ready' ? row.data.chatStats.total : 0 },
      savedReplies: { data: replies.length },
      triggers: 1,
    });
  });
});

describe('a deletion that is waiting is canceled', () => {
  it('by a sign-out', async () => {
    const page = await open();
    press(page, 'onDelete', 11);
    await pass(5_000);
    act(() => page.result.current.shell.onSignOut());
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(states(page)).toEqual([]);
  });

  it.each(['expired', 'signedOut'] as const)(
    'by a session that ends (%s), also where its cache lives on',
    async (end) => {
      const queryClient = new QueryClient();
      const client = clientFor('admin-token');
      let current = client;
      const wrapper = ({ children }: { children: ReactNode }) => (
        <ChatdeckProvider client={current} queryClient={queryClient} draftStorage={storage}>
          {children}
        </ChatdeckProvider>
      );
      const page = await open(client, wrapper);
      press(page, 'onDelete', 11);
      await pass(5_000);
      current = clientFor(undefined, { session: { id: '', getToken: () => undefined, end } });
      page.rerender();
      await pass(2_000);
      // The same user logs in again.
      current = client;
      page.rerender();
      await pass(60_000);
      expect(sent).toEqual([]);
      expect(states(page)).toEqual([]);
    },
  );

  it('when the whole dashboard goes away', async () => {
    const page = await open();
    press(page, 'onDelete', 11);
    await pass(5_000);
    page.unmount();
    await pass(60_000);
    expect(sent).toEqual([]);
  });

  it('when the document goes away, after the browser has asked', async () => {
    const page = await open();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    press(page, 'onDelete', 11);
    expect(asks()).toBe(true);
    press(page, 'onDeletionUndo', 11);
    expect(asks()).toBe(false);
    press(page, 'onDelete', 11);
    window.dispatchEvent(new Event('pagehide'));
    // The browser may come back to the page as it was.
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(states(page)).toEqual([]);
    expect(asks()).toBe(false);
  });

  it('also while the newest copy is read', async () => {
    const page = await open();
    // The token stays valid there.
    faults.logout = { status: 500 };
    let answer: (() => void) | undefined;
    network.server.use(
      http.get('*/v1/users/current', async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return undefined;
      }),
    );
    press(page, 'onDelete', 11);
    await pass(10_000);
    await until(() => expect(answer).toBeDefined());
    act(() => page.result.current.shell.onSignOut());
    answer?.();
    vi.useRealTimers();
    await act(() => page.client.widgets.listStats());
    await act(() => page.client.widgets.listStats());
    expect(sent).toEqual([]);
  });
});

it('stays with its session: two providers of one cache share it until the last is gone', async () => {
  const queryClient = new QueryClient();
  const client = clientFor('admin-token');
  const wrapper = wrapperFor(client, { queryClient });
  const [page, other] = [await open(client, wrapper), renderHook(useFrame, { wrapper })];
  press(page, 'onDelete', 11);
  await pass(1_000);
  expect(other.result.current.deletions).toHaveLength(1);
  page.unmount();
  await pass(9_000);
  await until(() => expect(other.result.current.deletions?.[0]?.status).toBe('deleted'));
  expect(sent).toHaveLength(1);
});

it('is sent at once, without an undo, where the session may end with the screen', async () => {
  const client = clientFor('admin-token');
  const { result } = renderHook(() => useDashboard({ withoutUndo: true }), { wrapper: wrapperFor(client) });
  await waitFor(() => expect(result.current.workspaces.status).toBe('ready'), patience);
  expect(result.current.onDeletionUndo).toBeUndefined();
  act(() => result.current.onDelete?.(11));
  await waitFor(() => expect(result.current.deletions?.[0]?.status).toBe('deleted'), patience);
  expect(sent).toHaveLength(1);
});
