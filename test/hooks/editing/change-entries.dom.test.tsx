import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useChangeEntries, useChangesPerDay } from '../../../src/hooks/editing/change-entries';
import { changesKey, createChangeLog } from '../../../src/hooks/shared/change-log';
import { useChatdeck } from '../../../src/hooks/shared/chatdeck-context';
import { clientFor, makeNetwork, storage, wrapperFor } from '../network';

const network = makeNetwork();
const patience = { timeout: 5000 };
type Log = ReturnType<typeof useChangeEntries>;

const namesIn = (log: Log) =>
  log.status === 'ready' ? log.data.entries.map(({ changes }) => changes[0]?.name) : log.status;

function open(token: string, widgetId: number | undefined = 11) {
  const client = clientFor(token);
  const { result } = renderHook(
    ({ id }: { id: number | undefined }) => ({ log: useChangeEntries(id), chatdeck: useChatdeck() }),
    { wrapper: wrapperFor(client), initialProps: { id: widgetId } },
  );
  return { client, result };
}

/** What this browser has stored of an earlier visit. */
function keep(token: string, userId: number) {
  const add = (at: number, key: string, name: string) =>
    createChangeLog(storage, () => at).record(key, {
      who: 'me',
      how: 'form',
      changes: [{ name, before: 'a', after: 'b' }],
    });
  const now = Date.now();
  add(now - 3000, changesKey(token, userId, 11), 'onlineTitle');
  add(now - 2000, changesKey(token, userId, '', 'group'), 'group:g1');
  add(now - 1000, changesKey(token, userId, 11), 'offlineTitle');
  add(now, changesKey(token, userId, 12), 'titleColor');
  add(now, changesKey(token, 999, 11), 'titleColor');
}

describe('the changes of a widget', () => {
  it('are, for an agent, those of the widget and of all groups that they made in this browser, newest first', async () => {
    network.serve();
    keep('agent-token', 102);
    const { result } = open('agent-token');
    expect(result.current.log).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.log.status).toBe('ready'), patience);
    expect(namesIn(result.current.log)).toEqual(['offlineTitle', 'group:g1', 'onlineTitle']);
    expect(result.current.log).toMatchObject({ data: { isShared: false } });
  });

  it('are, for an admin, those that the server has, of everyone', async () => {
    network.serve();
    keep('admin-token', 101);
    await clientFor('agent-token').widgets.toggle(11, false);
    const { result } = open('admin-token');
    await waitFor(() => expect(result.current.log.status).toBe('ready'), patience);
    expect(result.current.log).toMatchObject({ data: { isShared: true } });
    expect(namesIn(result.current.log)).toEqual(['off']);
  });

  it('are, for an admin whose server keeps none, those that they made in this browser', async () => {
    network.serve();
    network.server.use(http.get('*/chat_endpoints/11/changes', () => HttpResponse.json({}, { status: 404 })));
    keep('admin-token', 101);
    const { result } = open('admin-token');
    await waitFor(() => expect(result.current.log.status).toBe('ready'), patience);
    expect(result.current.log).toMatchObject({ data: { isShared: false } });
    expect(namesIn(result.current.log)).toEqual(['offlineTitle', 'group:g1', 'onlineTitle']);
  });

  it('are not known while the user isn’t, and the reason is theirs', async () => {
    network.server.use(http.get('*', () => HttpResponse.json({ Message: 'No.' }, { status: 400 })));
    const { result } = open('admin-token');
    await waitFor(() => expect(result.current.log.status).toBe('failed'), patience);
    expect(result.current.log).toMatchObject({ problem: { kind: 'invalid', serverMessage: 'No.' } });
  });

  it('have what was sent without an answer once a copy shows that it was stored', async () => {
    network.serve();
    const { client, result } = open('agent-token');
    await waitFor(() => expect(result.current.log.status).toBe('ready'), patience);
    expect(namesIn(result.current.log)).toEqual([]);
    const { changeLog, queryClient } = result.current.chatdeck;
    const sent = { who: 'me', how: 'form', before: { off: false }, after: { off: true } } as const;
    act(() => changeLog.expect(changesKey('agent-token', 102, 11), sent));
    await client.widgets.toggle(11, false);
    expect(namesIn(result.current.log)).toEqual([]);
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(namesIn(result.current.log)).toEqual(['off']), patience);
  });
});

describe('the changes per day', () => {
  function perDay(widgetId: number | undefined, zone: string) {
    return renderHook(() => useChangesPerDay(widgetId, zone), { wrapper: wrapperFor(clientFor('agent-token')) }).result;
  }

  it('count by the days of a zone', async () => {
    network.serve();
    const at = Math.floor(Date.now() / 86_400_000) * 86_400_000 - 1000;
    createChangeLog(storage, () => at).record(changesKey('agent-token', 102, 11), {
      who: 'me',
      how: 'form',
      changes: [{ name: 'off', before: false, after: true }],
    });
    const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
    const inUtc = perDay(11, 'UTC');
    await waitFor(() => expect(inUtc.current).toEqual({ [dayOf(at)]: 1 }), patience);
    const inTokyo = perDay(11, 'Asia/Tokyo');
    await waitFor(() => expect(inTokyo.current).toEqual({ [dayOf(at + 86_400_000)]: 1 }), patience);
  });

  it('are none while they load, and not known of no widget', () => {
    network.serve();
    expect(perDay(11, 'UTC').current).toEqual({});
    expect(perDay(undefined, 'UTC').current).toBeUndefined();
  });
});
