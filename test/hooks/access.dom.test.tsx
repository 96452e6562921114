import { render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAccess, useShell } from 'chatdeck/hooks';
import { formatRoute, type Route } from 'chatdeck/model';
import { makeParsedUser, type Faults } from 'chatdeck/testing';
import { clientFor, makeNetwork, settle, wrapperFor } from './network';

const network = makeNetwork();
const settings: Route = { name: 'settings', widgetId: 11, tab: 'behavior' };

// Fresh reads are not repeated; only the clock is frozen, timers run.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const aMomentLater = () => vi.setSystemTime(Date.now() + 5_000);

function open(route: Route, options: Parameters<typeof wrapperFor>[1] = {}) {
  const fetch = vi.fn((...args: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...args));
  const wrapper = wrapperFor(clientFor('admin-token', { fetch }), options);
  const hook = renderHook((props: { route: Route }) => useAccess(props.route), { wrapper, initialProps: { route } });
  return { ...hook, fetch, go: (next: Route) => hook.rerender({ route: next }) };
}

describe('useAccess', () => {
  it('says what a person may see once it is known who they are', async () => {
    network.serve();
    const { result } = open(settings);
    expect(result.current.status).toBe('loading');
    await waitFor(() =>
      expect(result.current).toEqual({ status: 'ready', data: { status: 'render', route: settings } }),
    );
  });

  it('refetches the user at each route change, behind the current screen', async () => {
    network.serve();
    const { result, fetch, go } = open(settings);
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(fetch).toHaveBeenCalledTimes(1);
    aMomentLater();
    go({ ...settings, tab: 'install' });
    expect(result.current).toMatchObject({ data: { status: 'render', route: { tab: 'install' } } });
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  });

  it('fetches the current user on each navigation, however quick, and once for each', async () => {
    network.serve();
    const fetch = vi.fn((...args: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...args));
    const reads = () => fetch.mock.calls.filter(([url]) => (url as string).endsWith('/users/current')).length;
    const wrapper = wrapperFor(clientFor('admin-token', { fetch }), { initialUser: makeParsedUser() });
    const Screen = () => void useShell({ onSignedOut: () => undefined });
    const Page = ({ route }: { route: Route }) => {
      useAccess(route);
      return <Screen key={formatRoute(route)} />;
    };
    const { rerender } = render(<Page route={settings} />, { wrapper });
    expect(reads()).toBe(0);
    const quick: Route[] = [{ name: 'account' }, settings, { ...settings, tab: 'install' }, { name: 'dashboard' }];
    for (const [index, route] of quick.entries()) {
      rerender(<Page route={route} />);
      await waitFor(() => expect(reads()).toBe(index + 1));
    }
    aMomentLater();
    rerender(<Page route={settings} />);
    await waitFor(() => expect(reads()).toBe(quick.length + 1));
    await settle(() => undefined);
    expect(reads()).toBe(quick.length + 1);
  });

  it('fetches nothing for another view of the Dashboard', async () => {
    network.serve();
    const { result, fetch, go } = open({ name: 'dashboard' });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    aMomentLater();
    for (const query of ['w', 'we', 'web']) go({ name: 'dashboard', view: { query } });
    expect(result.current).toMatchObject({ data: { status: 'render', route: { view: { query: 'web' } } } });
    await settle(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('takes the way that the guard sends the person as the same navigation', async () => {
    network.serve();
    const { result, fetch, go } = open({ name: 'settings', tab: 'behavior' });
    await waitFor(() => expect(result.current).toMatchObject({ data: { status: 'redirect' } }));
    go(settings);
    await waitFor(() => expect(result.current).toMatchObject({ data: { status: 'render' } }));
    await settle(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('says that a widget is not there only when the newest copy says so', async () => {
    network.serve();
    const { result, go } = open({ name: 'support' }, { initialUser: makeParsedUser({ ces: [] }) });
    expect(result.current.status).toBe('ready');
    aMomentLater();
    go(settings);
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current).toMatchObject({ data: { status: 'render', route: settings } }));
    aMomentLater();
    go({ ...settings, widgetId: 404 });
    await waitFor(() =>
      expect(result.current).toMatchObject({ data: { status: 'redirect', to: { name: 'notFound' } } }),
    );
  });

  it('keeps the screen when the person cannot be read again', async () => {
    const faults: Faults = {};
    network.serve({ faults });
    const { result, fetch, go } = open(settings);
    await waitFor(() => expect(result.current.status).toBe('ready'));
    faults['*'] = { status: 400 };
    aMomentLater();
    go({ name: 'account' });
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(result.current).toMatchObject({ status: 'ready', data: { status: 'render', route: { name: 'account' } } });
  });

  it('offers a retry when the user is unknown', async () => {
    network.serve({ faults: { currentUser: { status: 400 } } });
    const { result } = open(settings);
    await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', problem: { kind: 'invalid' } }));
  });

  it('leads to the error page when the server does not allow this site, and ends no session', async () => {
    const faults: Faults = {};
    network.serve({ faults });
    const onUnauthorized = vi.fn();
    const wrapper = wrapperFor(clientFor('admin-token', { onUnauthorized }));
    const initialProps: { route: Route } = { route: settings };
    const { result, rerender } = renderHook(({ route }) => useAccess(route), { wrapper, initialProps });
    await waitFor(() => expect(result.current).toMatchObject({ data: { status: 'render' } }));
    faults.currentUser = { status: 403, body: { Message: 'Origin not allowed', Code: 'origin_not_allowed' } };
    aMomentLater();
    rerender({ route: { name: 'dashboard' } });
    await waitFor(() => expect(result.current).toMatchObject({ data: { status: 'redirect', to: { name: 'error' } } }));
    rerender({ route: { name: 'error' } });
    expect(result.current).toMatchObject({ data: { status: 'render', route: { name: 'error' } } });
    expect(onUnauthorized).not.toHaveBeenCalled();

    // A rejected request is repeated, and lets the user in as soon as it is allowed.
    faults.currentUser = undefined;
    aMomentLater();
    rerender({ route: { name: 'account' } });
    expect(result.current.status).toBe('loading');
    await waitFor(() =>
      expect(result.current).toMatchObject({ data: { status: 'render', route: { name: 'account' } } }),
    );
  });
});
