import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useBehaviorTab, useDashboard, useRatingPrompt, useSettingsNavigation, useShell } from 'chatdeck/hooks';
import * as queries from '../../src/hooks/shared/queries';
import { clientFor, makeNetwork, storage, wrapperFor } from './network';

const network = makeNetwork();
const session = { id: '9:21', getToken: () => 'admin-token' };

/** Every screen that reads something, on one cache that a test may look into. */
function openAll() {
  const queryClient = new QueryClient();
  const wrapper = wrapperFor(clientFor('admin-token', { session }), { queryClient });
  const useAll = () => ({
    dashboard: useDashboard(),
    tab: useBehaviorTab(11),
    place: useSettingsNavigation(11),
    shell: useShell({ onSignedOut: () => undefined }),
    rating: useRatingPrompt(),
  });
  const { result } = renderHook(useAll, { wrapper });
  return { result, cache: queryClient };
}

describe('the query cache', () => {
  it("names each of its rows by the session's id first, and none by the token", async () => {
    network.serve();
    const { result, cache } = openAll();
    await waitFor(() => expect(result.current.tab.editor.status).toBe('ready'));
    await waitFor(() => expect(result.current.dashboard.stats.status).toBe('ready'));
    const keys = cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.map(([first]) => first)).toEqual(keys.map(() => session.id));
    expect(JSON.stringify(keys)).not.toContain('admin-token');
  });

  it('is kept by a factory for every read, of which none writes the token into its key', () => {
    const client = clientFor('admin-token', { session });
    const factories = Object.entries(queries).filter(([name]) => /^(?!is).*Query$/.test(name));
    expect(factories.length).toBeGreaterThan(1);
    for (const [name, factory] of factories) {
      const { queryKey } = (factory as (...given: unknown[]) => { queryKey: readonly unknown[] })(client, 11);
      expect(queryKey[0], name).toBe(session.id);
      expect(JSON.stringify(queryKey), name).not.toContain('admin-token');
    }
  });

  it('leaves the token out of what is stored for drafts, too', async () => {
    network.serve();
    const { result } = openAll();
    await waitFor(() => expect(result.current.tab.editor.status).toBe('ready'));
    act(() => {
      const { editor } = result.current.tab;
      if (editor.status === 'ready') editor.data.onEdit({ opJoinAutoResponseMessage: 'Typed' });
    });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(storage.text()).toContain(session.id);
    expect(storage.text()).not.toContain('admin-token');
  });
});
