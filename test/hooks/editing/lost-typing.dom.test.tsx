import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useQuestionGroupsTab, useSavedRepliesTab } from 'chatdeck/hooks';
import type { JsonObject, SavedReplyFields } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { clientFor, makeNetwork, openBehavior, wrapperFor } from '../network';

const network = makeNetwork();
const patience = { timeout: 10_000 };

type Answer = (request: Request) => Promise<Response>;

/** A client whose next saves are answered by the test, one by one. */
function scriptedClient() {
  const script: Answer[] = [];
  const client = clientFor('admin-token', {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = request.method === 'GET' ? undefined : script.shift();
      return (answer ?? fetch)(request);
    },
  });
  /** The server has stored the save; its answer waits until it is released. */
  const hold = () => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    let isServed = false;
    script.push(async (request) => {
      const response = await fetch(request);
      isServed = true;
      await released;
      return response;
    });
    return { isServed: () => isServed, release: () => act(async () => Promise.resolve(release())) };
  };
  return { client, hold, next: (answer: Answer) => void script.push(answer) };
}

async function openReplies() {
  const { client, ...script } = scriptedClient();
  const cache = new QueryClient();
  const tab = renderHook(() => useSavedRepliesTab(11), { wrapper: wrapperFor(client, { queryClient: cache }) });
  await waitFor(() => expect(tab.result.current.replies.status).toBe('ready'), patience);
  const list = () => {
    const { replies } = tab.result.current;
    if (replies.status !== 'ready') throw new Error(`The replies are ${replies.status}.`);
    return replies.data;
  };
  const form = () => list().open?.editor;
  return {
    ...script,
    cache,
    now: () => tab.result.current,
    list,
    form,
    edit: (patch: Partial<SavedReplyFields>) => act(() => form()?.onEdit(patch)),
    save: () => act(() => form()?.sections.reply.onSave()),
    stored: async () => readyRows(await clientFor('admin-token').savedReplies.list(11)),
  };
}

async function openGroups() {
  const { client, ...script } = scriptedClient();
  const tab = renderHook(() => useQuestionGroupsTab(11), { wrapper: wrapperFor(client) });
  await waitFor(() => expect(tab.result.current.groups.status).toBe('ready'), patience);
  const entries = () => {
    const { groups } = tab.result.current;
    if (groups.status !== 'ready') throw new Error(`The groups are ${groups.status}.`);
    return groups.data.entries;
  };
  const entry = (uid: string) => {
    const found = entries().find((each) => each.uid === uid);
    if (!found) throw new Error(`There is no group ${uid}.`);
    return found;
  };
  return { ...script, now: () => tab.result.current, entries, entry };
}

describe('typing into a new reply while it is being created', () => {
  it('goes on in the same form, which then saves it to the same reply', async () => {
    network.serve();
    const tab = await openReplies();
    const before = tab.list().rows.length;
    act(() => tab.now().onAdd?.());
    tab.edit({ label: 'Returns', response: 'Within 30 days.' });
    const { isServed, release } = tab.hold();
    tab.save();
    await waitFor(() => expect(isServed()).toBe(true), patience);
    tab.edit({ response: 'Within 30 days, unused.' });
    tab.edit({ triggerPhrases: 'return' });
    await release();
    await waitFor(() => expect(tab.list().open?.status).toBe('saved'), patience);
    expect(tab.form()).toMatchObject({
      conflicts: {},
      errors: {},
      saved: { label: 'Returns', response: 'Within 30 days.' },
      value: { label: 'Returns', response: 'Within 30 days, unused.', triggerPhrases: 'return' },
    });
    expect(tab.list().rows).toHaveLength(before + 1);
    // What was typed before the server named it can be undone as well, to an empty field at most.
    for (let steps = 0; steps < 3; steps += 1) act(() => void tab.form()?.history?.onUndo());
    expect(tab.form()?.value).toMatchObject({ label: '', response: '', triggerPhrases: '' });
    for (let steps = 0; steps < 3; steps += 1) act(() => void tab.form()?.history?.onRedo());

    await waitFor(() => expect(tab.form()?.sections.reply.status).toBe('dirty'), patience);
    tab.save();
    await waitFor(() => expect(tab.list().open).toBeUndefined(), patience);
    const stored = await tab.stored();
    expect(stored).toHaveLength(before + 1);
    expect(stored.at(-1)).toMatchObject({ response: 'Within 30 days, unused.', triggerPhrases: 'return' });
    expect(tab.now().navigation?.find(({ hasDraft }) => hasDraft)).toBeUndefined();
  });

  it('is saved once more if that was asked for in between', async () => {
    network.serve();
    const tab = await openReplies();
    const before = tab.list().rows.length;
    act(() => tab.now().onAdd?.());
    tab.edit({ label: 'Returns', response: 'Within 30 days.' });
    const { isServed, release } = tab.hold();
    tab.save();
    await waitFor(() => expect(isServed()).toBe(true), patience);
    tab.edit({ response: 'Within 60 days.' });
    act(() => tab.form()?.onSaveAll());
    await release();
    await waitFor(() => expect(tab.list().open).toBeUndefined(), patience);
    const stored = await tab.stored();
    expect(stored).toHaveLength(before + 1);
    expect(stored.at(-1)).toMatchObject({ label: 'Returns', response: 'Within 60 days.' });
  });

  it.each([true, false])(
    'makes no second reply when the answer was lost; the list is read again: %s',
    async (isRead) => {
      network.serve();
      const tab = await openReplies();
      const before = tab.list().rows.length;
      act(() => tab.now().onAdd?.());
      tab.edit({ label: 'Returns', response: 'Within 30 days.' });
      tab.next(async (request) => {
        await fetch(request);
        throw new TypeError('Failed to fetch');
      });
      tab.save();
      await waitFor(() => expect(tab.form()?.sections.reply.status).toBe('failed'), patience);
      tab.edit({ response: 'Within 60 days.' });
      if (isRead) {
        await act(() => tab.cache.invalidateQueries());
        expect(tab.list().rows).toHaveLength(before + 2);
      }
      tab.save();
      await waitFor(() => expect(tab.list().open).toBeUndefined(), patience);
      const stored = await tab.stored();
      expect(stored).toHaveLength(before + 1);
      expect(stored.at(-1)).toMatchObject({ label: 'Returns', response: 'Within 60 days.' });
    },
  );
});

it('typing into a new question group while it is being created goes on in the same form', async () => {
  network.serve();
  const tab = await openGroups();
  const before = tab.entries().length;
  act(() => tab.now().onAdd?.());
  const uid = tab.now().selectedUid ?? '';
  const edit = (label: string) => act(() => tab.entry(uid).editor.onEdit({ label }));
  const { tree } = tab.entry(uid).editor.value;
  const [question] = tree;
  if (!question) throw new Error('No question.');
  const whole = [
    {
      ...question,
      text: 'Where?',
      children: question.children.map((each) => ({ ...each, text: 'Here', action: 'form' })),
    },
  ];
  act(() => tab.entry(uid).editor.onEdit({ label: 'Places', prompt: 'Hi', shortcut: 'places', tree: whole }));
  expect(tab.entry(uid).editor.errors).toEqual({});
  const { isServed, release } = tab.hold();
  act(() => tab.entry(uid).editor.sections.group.onSave());
  await waitFor(() => expect(isServed()).toBe(true), patience);
  edit('Places to go');
  await release();
  await waitFor(() => expect(tab.entry(uid).status).toBe('saved'), patience);
  expect(tab.entry(uid).editor).toMatchObject({
    conflicts: {},
    saved: { label: 'Places' },
    value: { label: 'Places to go', prompt: 'Hi' },
  });
  for (let steps = 0; steps < 4; steps += 1) act(() => void tab.entry(uid).editor.history?.onUndo());
  expect(tab.entry(uid).editor.value.label).toBe('');
  for (let steps = 0; steps < 4; steps += 1) act(() => void tab.entry(uid).editor.history?.onRedo());
  await waitFor(() => expect(tab.entry(uid).editor.sections.group.status).toBe('dirty'), patience);
  act(() => tab.entry(uid).editor.sections.group.onSave());
  await waitFor(() => expect(tab.entry(uid).hasDraft).toBe(false), patience);
  const groups = readyRows(await clientFor('admin-token').questionGroups.list(11));
  expect(groups).toHaveLength(before + 1);
  expect(groups.find((group) => group.uid === uid)?.label).toBe('Places to go');
});

describe('a new reply', () => {
  /** Someone else creates a reply while ours is on its way. */
  const overtaken = (own: (request: Request) => Promise<Response>) => async (request: Request) => {
    await clientFor('agent-token').savedReplies.save(11, { label: 'Theirs', response: 'Of someone else' });
    return own(request);
  };

  it('that the server changes is not taken for one that someone else has just created', async () => {
    network.serve();
    const tab = await openReplies();
    act(() => tab.now().onAdd?.());
    tab.edit({ label: 'Returns', response: 'Within 30 days.' });
    tab.next(
      overtaken(async (request) => {
        const body = (await request.clone().json()) as JsonObject;
        return fetch(new Request(request, { body: JSON.stringify({ ...body, label: 'RETURNS' }) }));
      }),
    );
    tab.save();
    await waitFor(() => expect(tab.list().open).toBeUndefined(), patience);
    expect(tab.now().outcome).toMatchObject({ kind: 'saved' });
    expect(tab.list().rows.map(({ value, status }) => [value.label, status])).toContainEqual(['RETURNS', 'saved']);
  });

  it('that was not stored is kept, although someone else has just created another', async () => {
    network.serve();
    const tab = await openReplies();
    act(() => tab.now().onAdd?.());
    tab.edit({ label: 'Returns', response: 'Within 30 days.' });
    tab.next(overtaken(() => Promise.resolve(HttpResponse.json({}))));
    tab.save();
    await waitFor(() => expect(tab.form()?.sections.reply.status).toBe('failed'), patience);
    expect(tab.form()?.sections.reply.problem).toMatchObject({ code: 'not_stored' });
    expect(tab.form()?.value).toMatchObject({ label: 'Returns', response: 'Within 30 days.' });
  });
});

describe('a save that the server answers with what an earlier one without an answer stored', () => {
  const lost = async (request: Request) => {
    await fetch(request);
    throw new TypeError('Failed to fetch');
  };

  it('is a failed save of a widget that keeps what was typed', async () => {
    network.serve();
    const script = scriptedClient();
    const tab = await openBehavior(script.client);
    tab.edit({ opJoinAutoResponseMessage: 'First' });
    script.next(lost);
    tab.save();
    await waitFor(() => expect(tab.status()).toBe('failed'), patience);
    tab.edit({ opJoinAutoResponseMessage: 'Second' });
    script.next((request) => fetch(new Request(request, { body: '{}' })));
    tab.save();
    await waitFor(() => expect(tab.status()).not.toBe('saving'), patience);
    expect(tab.status()).toBe('failed');
    expect(tab.editor().value.opJoinAutoResponseMessage).toBe('Second');
  });

  it('is a failed save of a reply that keeps what was typed', async () => {
    network.serve();
    const tab = await openReplies();
    act(() => tab.now().onOpenUidChange('501'));
    tab.edit({ response: 'First' });
    tab.next(lost);
    tab.save();
    await waitFor(() => expect(tab.form()?.sections.reply.status).toBe('failed'), patience);
    tab.edit({ response: 'Second' });
    const earlier = (await tab.stored()).find(({ id }) => id === 501);
    expect(earlier?.response).toBe('First');
    network.server.use(http.post('*/saved_replies', () => HttpResponse.json(earlier as JsonObject)));
    tab.save();
    await waitFor(() => expect(tab.form()?.sections.reply.status).not.toBe('saving'), patience);
    expect(tab.form()?.sections.reply.status).toBe('failed');
    expect(tab.form()?.value.response).toBe('Second');
  });
});
