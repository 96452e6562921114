import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePermissions, type PermissionsOptions } from 'chatdeck/hooks';
import { readSlackState } from 'chatdeck/model';
import { scenarios, type HandlersOptions } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from './network';

const network = makeNetwork();
const slack = { baseUrl: 'https://chat.example', clientId: '1.2' };

async function open(options: PermissionsOptions = {}, world: HandlersOptions = {}) {
  network.serve(world);
  const onLeave = vi.fn<(url: string) => void>();
  const { result } = renderHook(() => usePermissions({ slack, onLeave, ...options }), {
    wrapper: wrapperFor(clientFor('admin-token')),
  });
  await waitFor(() => expect(result.current.permissions.status).not.toBe('loading'));
  return { current: result.current, onLeave };
}

const partsOf = (href = '') => {
  const { searchParams } = new URL(href);
  return {
    hook: searchParams.get('redirect_uri')?.split('/').at(-1),
    state: readSlackState(searchParams.get('state') ?? ''),
    bot: searchParams.get('scope'),
  };
};

describe('usePermissions', () => {
  it('approves everything through upgrade, with the widget in the state', async () => {
    const { current } = await open({ widgetId: 12 });
    expect(partsOf(current.upgradeUrl)).toMatchObject({
      hook: 'upgrade',
      state: { token: 'admin-token', ceId: '12' },
    });
  });

  it('leaves for Slack only when it is asked to: to reinstall, and to change the main user', async () => {
    const { current, onLeave } = await open();
    expect(onLeave).not.toHaveBeenCalled();
    current.onReinstall?.();
    current.onMainUserChange?.();
    const [reinstall, swap] = onLeave.mock.calls.map(([url]) => partsOf(url));
    expect(reinstall?.hook).toBe('upgrade');
    expect(swap).toMatchObject({ hook: 'swap_user', state: { token: 'admin-token', ceId: '11' } });
    expect(swap?.state?.teamId).toBeTruthy();
  });

  it('asks for one permission alone', async () => {
    const world = scenarios.busyAccount(new Date());
    const widgets = world.dataset.widgets.map((widget) => ({ ...widget, botScope: 'commands,chat:write' }));
    const scenario = { ...world, dataset: { ...world.dataset, widgets } };
    const { current } = await open({ widgetId: 11 }, { scenario });
    const data = current.permissions.status === 'ready' ? current.permissions.data : undefined;
    const alone = data?.permissions.filter(({ approveUrl }) => approveUrl !== undefined) ?? [];
    expect(alone.map(({ scope }) => scope)).toContain('users:read');
    for (const { scope, approveUrl } of alone) expect(partsOf(approveUrl).bot).toBe(scope);
  });

  it('leads nowhere without an app at Slack', async () => {
    const { current } = await open({ slack: undefined, error: 'wrong_user' });
    expect(current).toMatchObject({ error: 'wrongUser', permissions: { status: 'ready' } });
    expect([current.upgradeUrl, current.onReinstall, current.onMainUserChange]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leads to the setup where nothing is set up', async () => {
    const { current } = await open({}, { scenario: 'freshTrial' });
    expect(current.permissions).toEqual({ status: 'setupRequired', widgetId: 11 });
  });

  it('fails with a way to try again', async () => {
    const { current } = await open({}, { faults: { currentUser: { status: 500 } } });
    expect(current.permissions.status).toBe('failed');
  });
});
