import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAppearanceTab, useChanges, useSavedRepliesTab } from 'chatdeck/hooks';
import { jsonEqual } from 'chatdeck/model/core/json-equal';
import { findWidget } from 'chatdeck/model/entities/user';
import { replayChanges, type LoggedState } from 'chatdeck/model/settings/across/change-log';
import { loggedState } from 'chatdeck/model/settings/across/logged-state';
import { clientFor, makeNetwork, memoryStorage, wrapperFor } from './network';

const network = makeNetwork();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets the world move on until something is so; fails if it never is. */
async function until(check: () => boolean) {
  for (let turns = 0; !check(); turns += 1) {
    if (turns === 1000) throw new Error('It never came true.');
    await act(async () => {
      await vi.advanceTimersByTimeAsync(100);
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}

/** What becomes of the next save: its request or its answer can be lost. */
type Fate = 'answered' | 'answer lost' | 'request lost';
const fates: readonly Fate[] = ['answered', 'answer lost', 'request lost'];

/** An agent, whose changes only the browser keeps, with the forms and the log open. */
async function open() {
  let fate: Fate = 'answered';
  const client = clientFor('agent-token', {
    timeoutMs: 1e9,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const isSave = request.method !== 'GET';
      if (isSave && fate === 'request lost') throw new TypeError('Failed to fetch');
      const response = await fetch(request);
      if (isSave && fate === 'answer lost') throw new TypeError('Failed to fetch');
      return response;
    },
  });
  const queryClient = new QueryClient();
  const { result } = renderHook(
    () => ({ appearance: useAppearanceTab(11), replies: useSavedRepliesTab(11), changes: useChanges(11) }),
    { wrapper: wrapperFor(client, { queryClient, draftStorage: memoryStorage() }) },
  );
  await until(() => result.current.appearance.editor.status === 'ready');
  await until(() => result.current.replies.replies.status === 'ready');
  await until(() => result.current.changes.history.status === 'ready');
  const editor = () => {
    const { editor: current } = result.current.appearance;
    if (current.status !== 'ready') throw new Error(`Appearance is ${current.status}.`);
    return current.data;
  };
  const list = () => {
    const { replies } = result.current.replies;
    if (replies.status !== 'ready') throw new Error(`The replies are ${replies.status}.`);
    return replies.data;
  };
  return {
    editor,
    list,
    tab: () => result.current.replies,
    entries: () => {
      const { history } = result.current.changes;
      return history.status === 'ready' ? history.data.entries : [];
    },
    setFate: (next: Fate) => (fate = next),
    refetch: () => act(() => queryClient.invalidateQueries()),
    async stored(): Promise<LoggedState> {
      const widget = findWidget(await client.users.current(), 11);
      if (!widget) throw new Error('The widget is gone.');
      return loggedState(widget);
    },
    async save() {
      act(() => editor().sections.online.onSave());
      await until(() => editor().sections.online.status !== 'saving');
    },
  };
}

const anyStep = fc.record({
  title: fc.constantFrom('A', 'B', 'C'),
  fate: fc.constantFrom(...fates),
  then: fc.constantFrom('try again', 'discard', 'go on'),
  looks: fc.boolean(),
});

/** A title that is sent again after its first request was lost. */
const sameTitleAgain = [
  { title: 'B', fate: 'request lost', then: 'discard', looks: false },
  { title: 'A', fate: 'answer lost', then: 'discard', looks: false },
  { title: 'B', fate: 'answer lost', then: 'go on', looks: false },
] as const;

describe('the change log in the browser', () => {
  it('leads to what is stored, whatever requests and answers were lost', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 4 }), async (steps) => {
        network.serve();
        const page = await open();
        const before = await page.stored();
        for (const { title, fate, then, looks } of steps) {
          act(() => page.editor().onEdit({ onlineTitle: title }));
          page.setFate(fate);
          await page.save();
          page.setFate('answered');
          if (looks) await page.refetch();
          if (then === 'try again') await page.save();
          if (then === 'discard') act(() => page.editor().sections.online.onDiscard());
        }
        await page.refetch();
        const after = await page.stored();
        const replayed = () => replayChanges(before, page.entries().toReversed());
        await until(() => jsonEqual(replayed(), after));
        cleanup();
      }),
      { numRuns: 20, examples: [[[...sameTitleAgain]]] },
    );
  });

  it.each([
    ['a new reply', undefined],
    ['an edited reply', '501'],
  ])('has %s whose answer was lost, once a second save has found it', async (_what, uid) => {
    network.serve();
    const page = await open();
    const before = page.list().rows.find((row) => row.uid === uid)?.value;
    act(() => (uid === undefined ? page.tab().onAdd?.() : page.tab().onOpenUidChange(uid)));
    const after = { label: 'Returns', response: 'Within 30 days.', triggerPhrases: '', shortcut: '', autoSend: false };
    act(() => page.list().open?.editor.onEdit(after));
    const save = async () => {
      act(() => page.list().open?.editor.sections.reply.onSave());
      await until(() => page.list().open?.editor.sections.reply.status !== 'saving');
    };
    page.setFate('answer lost');
    await save();
    expect(page.entries()).toEqual([]);
    page.setFate('answered');
    await save();
    await until(() => page.entries().length > 0);
    const name = expect.stringMatching(/^reply:\d+$/) as unknown;
    expect(page.entries().map(({ changes }) => changes)).toEqual([[{ name, ...(before && { before }), after }]]);
  });
});
