import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useSetup, type SetupOptions } from 'chatdeck/hooks';
import { readSlackState, type Id } from 'chatdeck/model';
import { handlers, type Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, settle, wrapperFor } from '../network';

const network = makeNetwork();
const slack = { baseUrl: 'https://chat.example', clientId: '1.2' };

/** What is changed on the server, in the order in which it comes. */
function watch(faults: Faults = {}) {
  const calls: { name: string; body: unknown }[] = [];
  network.server.use(
    http.all('*/v1/*', async ({ request }) => {
      if (request.method === 'GET') return;
      const text = await request.clone().text();
      const path = new URL(request.url).pathname.replace('/v1/chat_endpoints', '');
      calls.push({ name: `${request.method} ${path}`, body: text && JSON.parse(text) });
    }),
    ...handlers({ faults }),
  );
  return calls;
}

async function open(widgetId: Id, options: Partial<SetupOptions> = {}) {
  const onDeleted = vi.fn();
  const { result } = renderHook(() => useSetup(widgetId, { onDeleted, slack, ...options }), {
    wrapper: wrapperFor(clientFor('admin-token')),
  });
  await waitFor(() => expect(result.current.setup.status).toBe('ready'));
  const step = () => (result.current.setup.status === 'ready' ? result.current.setup.data.step : undefined);
  return { current: () => result.current, step, onDeleted };
}

async function openChannels(options: Partial<SetupOptions> = {}) {
  const setup = await open(15, options);
  await waitFor(() => expect(setup.current().channels.status).toBe('ready'));
  const { channels } = setup.current();
  const choices = channels.status === 'ready' ? channels.data.choices : [];
  const idOf = (name: string) => choices.find((choice) => choice.name === name)?.id ?? '';
  return { ...setup, choices, idOf };
}

describe('useSetup', () => {
  it('leads to Slack with the token and the widget in the state', async () => {
    watch();
    const setup = await open(16);
    const url = new URL(setup.current().slackUrl ?? '');
    expect(url.searchParams.get('redirect_uri')).toBe('https://chat.example/v1/webhook/slack/connect');
    expect(readSlackState(url.searchParams.get('state') ?? '')).toEqual({ token: 'admin-token', ceId: '16' });
  });

  it('has no way to Slack where there is no app', async () => {
    watch();
    const setup = await open(16, { slack: undefined, error: 'access_denied' });
    expect(setup.current().slackUrl).toBeUndefined();
    expect(setup.current().error).toBe('refused');
  });

  it('asks for channels in the second step only', async () => {
    const asked: string[] = [];
    network.server.use(
      http.get('*/rooms', ({ request }) => {
        asked.push(request.url);
      }),
      ...handlers(),
    );
    await open(16);
    await open(11);
    expect(asked).toEqual([]);
    await openChannels();
    expect(asked).toHaveLength(1);
  });

  it('sends the widget with the channel that is picked, and shows the last step', async () => {
    const calls = watch();
    const setup = await openChannels();
    expect(setup.choices.map(({ name }) => name)).toEqual(['order-questions', 'sales', 'support']);
    act(() => setup.current().pick.onPick(setup.idOf('sales')));
    act(() => {
      setup.current().pick.onConfirm();
      setup.current().pick.onConfirm();
    });
    await waitFor(() => expect(setup.step()).toBe('install'));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.name).toBe('PUT /15/connect_ce');
    expect(calls[0]?.body).toMatchObject({ Id: 15, RoomId: setup.idOf('sales'), RoomName: 'sales' });
  });

  it('says which widget uses a channel, also where that widget has just taken it', async () => {
    watch();
    const setup = await openChannels();
    const usedBy = () => {
      const { channels } = setup.current();
      const choices = channels.status === 'ready' ? channels.data.choices : [];
      return Object.fromEntries(choices.map((choice) => [choice.name, choice.usedBy?.id]));
    };
    const before = usedBy();
    expect(before.sales).toBeUndefined();
    const client = clientFor('admin-token');
    const beside = await client.widgets.createBeside(14);
    const added = Math.max(...beside.ces.map((row) => (row.status === 'ready' ? Number(row.data.Id) : 0)));
    await client.widgets.connectChannel(added, { RoomId: setup.idOf('sales'), RoomName: 'sales' });
    act(() => setup.current().pick.onPick(setup.idOf('sales')));
    act(() => setup.current().pick.onConfirm());
    await waitFor(() => expect(setup.current().pick.problem?.code).toBe('channel_in_use'));
    await waitFor(() => expect(usedBy()).toEqual({ ...before, sales: added }));
    expect(setup.step()).toBe('channel');
  });

  it('keeps what is picked and typed over a reload, until a channel is chosen', async () => {
    watch();
    const first = await openChannels();
    act(() => first.current().pick.onPick(first.idOf('sales')));
    act(() => first.current().newChannel.onEdit({ name: 'Half A Na' }));
    window.dispatchEvent(new Event('pagehide'));

    const second = await openChannels();
    expect(second.current().pick.channelId).toBe(first.idOf('sales'));
    expect(second.current().newChannel.value.name).toBe('half a na');
    act(() => second.current().pick.onConfirm());
    await waitFor(() => expect(second.step()).toBe('install'));
    expect(second.current().newChannel.value.name).toBe('');
  });

  it('sends no invalid channel name', async () => {
    const calls = watch();
    const setup = await openChannels();
    await settle(() => setup.current().newChannel.onEdit({ name: 'Our Visitors' }));
    expect(setup.current().newChannel.errors).toEqual({ name: 'invalidCharacters' });
    await settle(() => setup.current().newChannel.onSubmit());
    expect(setup.current().newChannel.status).toBe('idle');
    expect(calls).toEqual([]);
  });

  it('keeps the name with the server’s message when a channel is rejected', async () => {
    watch();
    const setup = await openChannels();
    act(() => setup.current().newChannel.onEdit({ name: 'sales' }));
    act(() => setup.current().newChannel.onSubmit());
    await waitFor(() => expect(setup.current().newChannel.status).toBe('failed'));
    expect(setup.current().newChannel.problem?.serverMessage).toBe(
      'A channel with this name already exists. Choose another name.',
    );
    expect(setup.current().newChannel.value.name).toBe('sales');
  });

  it('does not create a channel twice when using it fails', async () => {
    const faults: Faults = { connectChannel: { status: 500 } };
    const calls = watch(faults);
    const setup = await openChannels();
    act(() => setup.current().newChannel.onEdit({ name: 'Visitors' }));
    act(() => setup.current().newChannel.onSubmit());
    await waitFor(() => expect(setup.current().newChannel.status).toBe('failed'));
    faults.connectChannel = undefined;
    act(() => setup.current().newChannel.onSubmit());
    await waitFor(() => expect(setup.step()).toBe('install'));
    expect(calls.map(({ name }) => name)).toEqual(['POST /15/channels', 'PUT /15/connect_ce', 'PUT /15/connect_ce']);
  });

  it('goes back to the choice of a channel', async () => {
    watch();
    const setup = await open(11);
    act(() => setup.current().onChannelChange?.());
    await waitFor(() => expect(setup.step()).toBe('channel'));
  });

  it('tells the host where a deletion can be undone, and sends it ten seconds later', async () => {
    const calls = watch();
    const setup = await open(15);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => setup.current().onStartOver?.());
    expect(setup.onDeleted).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(calls.map(({ name }) => name)).not.toContain('DELETE /15');
    await act(() => vi.advanceTimersByTimeAsync(200));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ name: 'DELETE /15', body: { Id: 15 } }));
    // Until it's over, a browser asks before the page is left.
    const isFree = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await waitFor(() => expect(isFree()).toBe(true));
    vi.useRealTimers();
  });
});
