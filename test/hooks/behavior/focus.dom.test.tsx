import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBehaviorTab, type ChatdeckProviderProps } from 'chatdeck/hooks';
import { clientFor, makeNetwork, openBehavior, wrapperFor } from '../network';

const network = makeNetwork();

beforeEach(() => {
  // The clock alone: what was read counts as new for a second.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The person looks at another window for a minute, and comes back. */
function lookAway() {
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  vi.setSystemTime(Date.now() + 60_000);
  return () =>
    act(() => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
}

async function openMine(props: Partial<ChatdeckProviderProps> = {}) {
  const { result } = renderHook(() => useBehaviorTab(11), { wrapper: wrapperFor(clientFor('admin-token'), props) });
  const editor = () => {
    if (result.current.editor.status !== 'ready') throw new Error('The editor is not ready.');
    return result.current.editor.data;
  };
  await waitFor(() => expect(result.current.editor).toMatchObject({ status: 'ready', isRefreshing: false }));
  return { result, editor };
}

async function changeElsewhere() {
  const theirs = await openBehavior(clientFor('agent-token'));
  theirs.edit({ responseRemindersFreq: 120 });
  theirs.save();
  await waitFor(() => expect(theirs.status()).toBe('saved'));
  theirs.unmount();
}

describe('a person who comes back to the window', () => {
  it.each([
    ["the provider's own cache", () => undefined],
    ["a host's cache", () => new QueryClient()],
  ])('shows and announces what someone else has changed (%s)', async (_title, makeCache) => {
    network.serve();
    const mine = await openMine({ queryClient: makeCache() });
    act(() => mine.editor().onEdit({ opJoinAutoResponseMessage: 'Mine' }));
    const comeBack = lookAway();
    await changeElsewhere();
    expect(mine.editor().saved.responseRemindersFreq).not.toBe(120);

    comeBack();
    await waitFor(() => expect(mine.editor().saved.responseRemindersFreq).toBe(120));
    expect(mine.editor().changedElsewhere?.names).toEqual(['responseRemindersFreq']);
    expect(mine.editor().value.opJoinAutoResponseMessage).toBe('Mine');
  });

  it('continues with the old copy when the newest can’t be read, and says why', async () => {
    const faults = {};
    network.serve({ faults });
    const mine = await openMine();
    act(() => mine.editor().onEdit({ opJoinAutoResponseMessage: 'Mine' }));
    const comeBack = lookAway();
    Object.assign(faults, { currentUser: { status: 400 } });
    comeBack();
    await waitFor(() => expect(mine.result.current.editor).toMatchObject({ problem: { status: 400 } }));
    expect(mine.editor().value.opJoinAutoResponseMessage).toBe('Mine');
  });
});
