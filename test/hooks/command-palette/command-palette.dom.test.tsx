import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCommandPalette, useShell } from 'chatdeck/hooks';
import { clientFor, makeNetwork, storage, wrapperFor } from '../network';

const network = makeNetwork();
const names = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

describe('useCommandPalette', () => {
  it('keeps the last places of each person until they sign out', async () => {
    network.serve();
    const hook = renderHook(
      () => ({ palette: useCommandPalette(), shell: useShell({ onSignedOut: () => undefined }) }),
      { wrapper: wrapperFor(clientFor('admin-token')) },
    );
    await waitFor(() => expect(hook.result.current.palette.palette.status).toBe('ready'));
    act(() => hook.result.current.palette.onVisit?.('page:billing'));
    act(() => hook.result.current.palette.onVisit?.('widget:4'));
    expect(hook.result.current.palette.recent).toEqual(['widget:4', 'page:billing']);
    expect(names().filter((name) => name.includes('/recent'))).toHaveLength(1);

    act(() => hook.result.current.shell.onSignOut());
    expect(hook.result.current.palette.recent).toEqual([]);
    expect(names().filter((name) => name.includes('/recent'))).toEqual([]);
  });

  it('shows nothing of one person to the next', async () => {
    network.serve();
    const dana = renderHook(() => useCommandPalette(), { wrapper: wrapperFor(clientFor('admin-token')) });
    await waitFor(() => expect(dana.result.current.palette.status).toBe('ready'));
    act(() => dana.result.current.onVisit?.('page:billing'));
    const luis = renderHook(() => useCommandPalette(), { wrapper: wrapperFor(clientFor('agent-token')) });
    await waitFor(() => expect(luis.result.current.palette.status).toBe('ready'));
    expect(luis.result.current.recent).toEqual([]);
  });

  it('opens and closes', () => {
    network.serve();
    const hook = renderHook(() => useCommandPalette(), { wrapper: wrapperFor(clientFor('admin-token')) });
    expect(hook.result.current.shown).toBeUndefined();
    act(() => hook.result.current.onShownChange('search'));
    expect(hook.result.current.shown).toBe('search');
  });
});
