import { act, render, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createClient, type Client } from 'chatdeck/client';
import { ChatdeckProvider, useAccountBanners, useBehaviorTab, useShell } from 'chatdeck/hooks';
import type { BehaviorSection, BehaviorSettings, Editor } from 'chatdeck/model';
import { scenarios, type Faults, type Scenario } from 'chatdeck/testing';
import { clientFor, closeTab, makeNetwork, openBehavior, storage, wrapperFor } from './network';

const network = makeNetwork();
const onSignedOut = () => undefined;

describe('useShell', () => {
  it('says who is signed in once for each person, with their account, plan and widgets', async () => {
    network.serve();
    const onIdentify = vi.fn();
    let client: Client = clientFor('admin-token');
    const wrapper = ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <ChatdeckProvider client={client} draftStorage={storage}>
          {children}
        </ChatdeckProvider>
      </StrictMode>
    );
    // A host's callback is often another one at each render.
    const hook = renderHook(() => useShell({ onSignedOut, onIdentify: (identity) => void onIdentify(identity) }), {
      wrapper,
    });
    expect(onIdentify).not.toHaveBeenCalled();
    await waitFor(() => expect(onIdentify).toHaveBeenCalled());
    hook.rerender();
    hook.rerender();
    expect(onIdentify).toHaveBeenCalledExactlyOnceWith({
      accountId: expect.anything() as unknown,
      email: 'dana@acme.test',
      plan: 'Business',
      endpointIds: [11, 12, 13, 14, 15, 16],
    });

    client = clientFor('agent-token');
    hook.rerender();
    await waitFor(() => expect(onIdentify).toHaveBeenCalledTimes(2));
    expect(onIdentify).toHaveBeenLastCalledWith(expect.objectContaining({ email: 'luis@acme.test' }));
  });

  it('says it once although the frame comes and goes, and again after a sign-out', async () => {
    network.serve();
    const onIdentify = vi.fn();
    function Frame() {
      useShell({ onSignedOut, onIdentify });
      return null;
    }
    const signedOut = createClient({
      baseUrl: network.baseUrl,
      session: { id: '', getToken: () => undefined, end: 'signedOut' },
    });
    const app = (client: Client, frame: ReactNode) => (
      <ChatdeckProvider client={client} draftStorage={storage}>
        {frame}
      </ChatdeckProvider>
    );
    const dana = clientFor('admin-token');
    const { rerender } = render(app(dana, <Frame />));
    await waitFor(() => expect(onIdentify).toHaveBeenCalledOnce());
    rerender(app(dana, null));
    rerender(app(dana, <Frame />));
    expect(onIdentify).toHaveBeenCalledOnce();

    rerender(app(signedOut, null));
    rerender(app(clientFor('admin-token'), <Frame />));
    await waitFor(() => expect(onIdentify).toHaveBeenCalledTimes(2));
  });

  it('names no one until the user is known', async () => {
    network.serve({ faults: { currentUser: { status: 400 } } });
    const onIdentify = vi.fn();
    const { result } = renderHook(() => useShell({ onSignedOut, onIdentify }), {
      wrapper: wrapperFor(clientFor('admin-token')),
    });
    await waitFor(() => expect(result.current.shell.status).toBe('failed'));
    expect(onIdentify).not.toHaveBeenCalled();
  });

  it.each([200, 204, 401, 403])('counts an answer of %s to a sign-out as told', async (status) => {
    const calls: string[] = [];
    const isEnded = status >= 400;
    const ended = { status: 403, body: { Code: 'not_signed_in' } };
    network.serve({ faults: { logout: { status }, ...(isEnded && { currentUser: ended }) } });
    const fetch = async (...args: Parameters<typeof globalThis.fetch>) => {
      const response = await globalThis.fetch(...args);
      calls.push(`${args[1]?.method} ${response.status}`);
      return response;
    };
    const onSignOutFailed = vi.fn();
    const { result } = renderHook(() => useShell({ onSignedOut, onSignOutFailed }), {
      wrapper: wrapperFor(clientFor('admin-token', { fetch })),
    });
    act(() => result.current.onSignOut());
    await waitFor(() => expect(calls).toContain(`HEAD ${status}`));
    if (isEnded) await waitFor(() => expect(calls.slice(calls.indexOf(`HEAD ${status}`))).toContain('GET 403'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(onSignOutFailed).not.toHaveBeenCalled();
  });

  it.each([401, 403])('reports a sign-out that a proxy answers with %s, as the session goes on', async (status) => {
    network.serve({ faults: { logout: { status } } });
    const onSignOutFailed = vi.fn();
    const { result } = renderHook(() => useShell({ onSignedOut, onSignOutFailed }), {
      wrapper: wrapperFor(clientFor('admin-token')),
    });
    act(() => result.current.onSignOut());
    await waitFor(() => expect(onSignOutFailed).toHaveBeenCalledOnce());
    expect(onSignOutFailed.mock.calls[0]?.[0]).toMatchObject({ kind: 'unexpectedAnswer', status });
  });

  it('tells a failed sign-out again as often as it takes, for the token that was given up', async () => {
    const faults: Faults = { logout: 'networkError' };
    network.serve({ faults });
    const failures: (() => Promise<boolean>)[] = [];
    const { result } = renderHook(
      () => useShell({ onSignedOut, onSignOutFailed: (_problem, tellServer) => void failures.push(tellServer) }),
      { wrapper: wrapperFor(clientFor('admin-token')) },
    );
    act(() => result.current.onSignOut());
    await waitFor(() => expect(failures).toHaveLength(1));
    await expect(failures[0]?.()).resolves.toBe(false);
    expect(failures).toHaveLength(2);

    faults.logout = undefined;
    await expect(failures[1]?.()).resolves.toBe(true);
    await expect(clientFor('admin-token').users.current()).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it('marks a widget whose unsaved changes are from a closed tab', async () => {
    network.serve();
    const before = await openBehavior(clientFor('admin-token'), 12);
    before.edit({ maxConcurrentConvos: 3 });
    before.unmount();
    closeTab();
    const { result } = renderHook(() => useShell({ onSignedOut }), { wrapper: wrapperFor(clientFor('admin-token')) });
    const marked = () => {
      const { shell } = result.current;
      return shell.status === 'ready' && shell.data.widgets.filter(({ hasDraft }) => hasDraft).map(({ id }) => id);
    };
    await waitFor(() => expect(marked()).toEqual([12]));
  });

  it('marks the widgets with unsaved changes, until those are discarded', async () => {
    network.serve();
    const { result } = renderHook(() => ({ frame: useShell({ onSignedOut }), tab: useBehaviorTab(12) }), {
      wrapper: wrapperFor(clientFor('admin-token')),
    });
    const marked = () => {
      const { shell } = result.current.frame;
      return shell.status === 'ready' && shell.data.widgets.filter(({ hasDraft }) => hasDraft).map(({ id }) => id);
    };
    const change = (edit: (editor: Editor<BehaviorSettings, BehaviorSection>) => void) =>
      act(() => {
        const { editor } = result.current.tab;
        if (editor.status === 'ready') edit(editor.data);
      });
    await waitFor(() => expect(result.current.tab.editor.status).toBe('ready'));
    expect(marked()).toEqual([]);
    change((editor) => editor.onEdit({ maxConcurrentConvos: 3 }));
    expect(marked()).toEqual([12]);
    change((editor) => editor.onDiscardAll());
    expect(marked()).toEqual([]);
  });
});

describe('useAccountBanners', () => {
  /** The busy account with other fields. */
  function world(fields: Partial<Scenario['dataset']['accounts'][number]>): Scenario {
    const busy = scenarios.busyAccount(new Date());
    const accounts = busy.dataset.accounts.map((account) => ({ ...account, ...fields }));
    return { ...busy, dataset: { ...busy.dataset, accounts } };
  }

  const names = ({ banners = [] }: { banners?: readonly { name: string }[] | undefined }) =>
    banners.map(({ name }) => name);

  it('are those of the frame: they follow the account, and what is dismissed stays away from every page', async () => {
    network.serve({ scenario: world({ isDelinquent: true, billingAddressLine1: '' }) });
    const client = clientFor('admin-token');
    const wrapper = wrapperFor(client);
    const { result } = renderHook(() => ({ frame: useShell({ onSignedOut }), alone: useAccountBanners() }), {
      wrapper,
    });
    await waitFor(() => expect(names(result.current.frame)).toEqual(['delinquent', 'missingBillingAddress']));
    expect(names(result.current.alone)).toEqual(['delinquent', 'missingBillingAddress']);
    act(() => {
      result.current.alone.onDismissBanner?.('missingBillingAddress');
      result.current.alone.onDismissBanner?.('delinquent');
    });
    await waitFor(() => expect(names(result.current.frame)).toEqual(['delinquent']));
    expect(names(result.current.alone)).toEqual(['delinquent']);
  });

  it('say that the month’s conversations reach what the plan includes, which can’t be dismissed once it is urgent', async () => {
    network.serve({ scenario: world({}) });
    const client = clientFor('admin-token');
    const count = vi.spyOn(client.accounts, 'conversationCount').mockResolvedValue(10_000_000);
    const { result } = renderHook(() => useAccountBanners(), { wrapper: wrapperFor(client) });
    await waitFor(() => expect(names(result.current)).toContain('quotaForecast'));
    act(() => result.current.onDismissBanner?.('quotaForecast'));
    expect(names(result.current)).toContain('quotaForecast');
    expect(count).toHaveBeenCalledTimes(1);
  });

  it('show what they know if the count can’t be loaded', async () => {
    network.serve({ scenario: world({ isDelinquent: true }) });
    const client = clientFor('admin-token');
    vi.spyOn(client.accounts, 'conversationCount').mockRejectedValue(new Error('down'));
    const { result } = renderHook(() => useAccountBanners(), { wrapper: wrapperFor(client) });
    await waitFor(() => expect(names(result.current)).toEqual(['delinquent']));
  });

  it('ask an agent to ask an admin', async () => {
    network.serve({ scenario: world({ billingAddressLine1: '' }) });
    const { result } = renderHook(() => useAccountBanners(), { wrapper: wrapperFor(clientFor('agent-token')) });
    await waitFor(() => expect(names(result.current)).toEqual(['askAdmin']));
  });
});
