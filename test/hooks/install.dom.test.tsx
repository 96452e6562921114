import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useInstallTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { handlers, type Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, settle, wrapperFor } from './network';

const network = makeNetwork();

async function open(widgetId: Id, faults: Faults = {}) {
  const calls: { name: string; body: unknown }[] = [];
  network.server.use(
    http.all('*/v1/*', async ({ request }) => {
      if (request.method === 'GET') return;
      const text = await request.clone().text();
      const name = `${request.method} ${new URL(request.url).pathname.replace('/v1/chat_endpoints', '')}`;
      calls.push({ name, body: text && JSON.parse(text) });
    }),
    ...handlers({ faults }),
  );
  const onDeleted = vi.fn();
  const { result } = renderHook(() => useInstallTab(widgetId, { onDeleted }), {
    wrapper: wrapperFor(clientFor('admin-token')),
  });
  await waitFor(() => expect(result.current.install.status).not.toBe('loading'));
  return { tab: () => result.current, calls, onDeleted };
}

describe('useInstallTab', () => {
  it('gives the code of a finished widget, and asks for setup first of another one', async () => {
    const { tab } = await open(11);
    expect(tab().install).toMatchObject({ status: 'ready', data: { channel: tab().roomName } });
    const unfinished = await open(16);
    expect(unfinished.tab().install).toEqual({ status: 'setupRequired' });
  });

  it('renames the channel once, and shows its new name everywhere', async () => {
    const { tab, calls } = await open(11);
    act(() => tab().rename.onEdit({ name: 'Front-Desk' }));
    expect(tab().rename.value.name).toBe('front-desk');
    act(() => {
      tab().rename.onSubmit();
      tab().rename.onSubmit();
    });
    await waitFor(() => expect(tab().rename.status).toBe('done'));
    expect(calls).toEqual([{ name: 'PUT /11/rename-channel', body: { roomName: 'front-desk' } }]);
    await waitFor(() => expect(tab().roomName).toBe('front-desk'));
  });

  it('sends no name that Slack would reject, and no unchanged one', async () => {
    const { tab, calls } = await open(11);
    await settle(() => tab().rename.onSubmit());
    for (const name of ['', 'two words', 'a'.repeat(22)]) {
      await settle(() => tab().rename.onEdit({ name }));
      expect(tab().rename.errors.name).toBeDefined();
      await settle(() => tab().rename.onSubmit());
    }
    expect(calls).toEqual([]);
  });

  it('keeps a name that the server rejected, with the reason', async () => {
    const refusal = { status: 400, body: { Message: 'name_taken' } };
    const { tab } = await open(11, { renameChannel: refusal });
    act(() => tab().rename.onEdit({ name: 'taken' }));
    act(() => tab().rename.onSubmit());
    await waitFor(() => expect(tab().rename.status).toBe('failed'));
    expect(tab().rename.problem?.serverMessage).toBe('name_taken');
    expect(tab().rename.value.name).toBe('taken');
  });

  it('goes back to the choice of a channel after “Change channel”', async () => {
    const { tab, calls } = await open(11);
    act(() => tab().onChannelChange?.());
    await waitFor(() => expect(tab().install.status).toBe('setupRequired'));
    expect(calls.map(({ name }) => name)).toEqual(['PUT /11/change-channel']);
  });

  it('tells the host where a deletion can be undone, says what is lost, and sends it ten seconds later', async () => {
    const { tab, calls, onDeleted } = await open(11);
    act(() => tab().onStartOverAsk?.());
    await waitFor(() => expect(tab().losses).toMatchObject({ id: 11, chats: { status: 'ready' } }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => tab().onStartOver?.());
    expect(onDeleted).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(calls.map(({ name }) => name)).not.toContain('DELETE /11');
    await act(() => vi.advanceTimersByTimeAsync(200));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('DELETE /11'));
    // Until it's over, a browser asks before the page is left.
    const isFree = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await waitFor(() => expect(isFree()).toBe(true));
    vi.useRealTimers();
  });
});
