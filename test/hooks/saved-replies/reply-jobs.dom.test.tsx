import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { blankReply } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { mergeSteps } from 'chatdeck/model/settings/saved-replies/reply-fixes';
import { autoSendSteps, deletionSteps } from 'chatdeck/model/settings/saved-replies/reply-steps';
import { handlers } from 'chatdeck/testing';
import { clientFor, makeNetwork, storage } from '../network';
import { openReplies, patience } from './open-replies';

const network = makeNetwork();

async function open() {
  const tab = await openReplies();
  return {
    ...tab,
    ended: (phase: 'done' | 'undone') => waitFor(() => expect(tab.result.current.job?.phase).toBe(phase), patience),
    stored: async () => readyRows(await clientFor('admin-token').savedReplies.list(11)),
  };
}

it('replies come with the widget’s look for their previews', async () => {
  network.serve();
  const { result } = await open();
  expect(result.current.look?.onlineTitle).not.toBe('');
  expect(result.current.look).toBeDefined();
});

describe('changes to several replies', () => {
  it('are deleted as one step, and return with one undo, also what was typed in them', async () => {
    network.serve();
    const tab = await open();
    act(() => tab.result.current.onOpenUidChange('502'));
    act(() => tab.list().open?.editor.onEdit({ response: 'Typed' }));
    act(() => tab.result.current.onOpenUidChange(undefined));
    const before = (await tab.stored()).map(({ label, response }) => [label, response]);

    act(() => tab.result.current.onJobStart?.('delete', deletionSteps(11, tab.list().rows)));
    await tab.ended('done');
    expect(tab.list().rows).toEqual([]);
    expect(await tab.stored()).toEqual([]);
    expect(tab.result.current.navigation?.some(({ hasDraft }) => hasDraft)).toBe(false);

    act(() => tab.result.current.onJobUndo?.());
    await tab.ended('undone');
    expect((await tab.stored()).map(({ label, response }) => [label, response]).toSorted()).toEqual(before.toSorted());
    const row = tab.list().rows.find(({ value }) => value.label === 'Store hours');
    expect(row).toMatchObject({ hasDraft: true, status: 'saved', value: { response: 'Typed' } });
  });

  it('turn automatic sending on where it is off, are no news to their own forms, and can be undone', async () => {
    network.serve();
    const tab = await open();
    const before = (await tab.stored()).map(({ autoSend }) => autoSend);
    const steps = autoSendSteps(11, tab.list().rows, true);
    act(() => tab.result.current.onJobStart?.('autoSendOn', steps));
    await tab.ended('done');
    expect((await tab.stored()).map(({ autoSend }) => autoSend)).toEqual(before.map(() => true));
    act(() => tab.result.current.onOpenUidChange(steps[0]?.uid));
    expect(tab.list().open?.editor.changedElsewhere).toBeUndefined();
    act(() => tab.result.current.onJobUndo?.());
    await tab.ended('undone');
    expect((await tab.stored()).map(({ autoSend }) => autoSend)).toEqual(before);
  });

  it('that fail keep the reply, say why, and can be tried again', async () => {
    let isRefused = true;
    network.server.use(
      http.delete('*/saved_replies/502', () =>
        isRefused ? HttpResponse.json({ Message: 'Not today' }, { status: 400 }) : undefined,
      ),
      ...handlers(),
    );
    const tab = await open();
    act(() => tab.result.current.onJobStart?.('delete', deletionSteps(11, tab.list().rows)));
    await tab.ended('done');
    expect(tab.labels()).toEqual(['Store hours']);
    expect(tab.result.current.job?.items.map(({ status, problem }) => [status, problem?.kind])).toEqual([
      ['saved', undefined],
      ['failed', 'invalid'],
    ]);
    isRefused = false;
    act(() => tab.result.current.onJobRetry?.());
    await waitFor(() => expect(tab.labels()).toEqual([]), patience);
  });

  it('leave a reply alone that someone else has changed since, until the user insists', async () => {
    network.serve();
    const tab = await open();
    const steps = deletionSteps(11, tab.list().rows);
    await clientFor('agent-token').savedReplies.save(11, { id: 501, label: 'Alaska', response: 'Theirs' });
    act(() => tab.result.current.onJobStart?.('delete', steps));
    await tab.ended('done');
    expect(tab.labels()).toEqual(['Alaska']);
    expect(tab.result.current.job?.items[0]?.problem?.kind).toBe('conflict');
    act(() => tab.result.current.onJobRetry?.());
    await waitFor(() => expect(tab.result.current.job?.items[0]?.status).toBe('saved'), patience);
    await tab.ended('done');
    expect(await tab.stored()).toEqual([]);
    act(() => tab.result.current.onJobUndo?.());
    await tab.ended('undone');
    expect((await tab.stored()).map(({ response }) => response)).toContain('Theirs');
  });

  it('keep what someone else wrote in other fields, when the user insists on a change or on its undo', async () => {
    network.serve();
    const tab = await open();
    const other = clientFor('agent-token');
    const write = async (change: object) => {
      const reply = (await tab.stored()).find(({ id }) => id === 501);
      await other.savedReplies.save(11, { id: 501, label: '', response: '', ...reply, ...change });
    };
    const stored = async () => (await tab.stored()).find(({ id }) => id === 501);
    const row = tab.list().rows.find(({ uid }) => uid === '501');
    const before = row?.value;
    if (!before) throw new Error('No reply.');
    const step = { widgetId: 11, uid: '501', before, after: { ...before, response: 'Mine' } };
    await write({ response: 'Theirs', triggerPhrases: 'theirs' });
    act(() => tab.result.current.onJobStart?.('import', [step]));
    await tab.ended('done');
    expect(tab.result.current.job?.items[0]?.problem?.kind).toBe('conflict');
    act(() => tab.result.current.onJobRetry?.());
    await waitFor(() => expect(tab.result.current.job?.items[0]?.status).toBe('saved'), patience);
    expect(await stored()).toMatchObject({ response: 'Mine', triggerPhrases: 'theirs' });

    await tab.ended('done');
    await write({ response: 'Theirs again', triggerPhrases: 'later' });
    act(() => tab.result.current.onJobUndo?.());
    await tab.ended('undone');
    expect(tab.result.current.job?.items[0]?.problem?.kind).toBe('conflict');
    act(() => tab.result.current.onJobRetry?.());
    await waitFor(() => expect(tab.result.current.job?.items[0]?.status).toBe('undone'), patience);
    expect(await stored()).toMatchObject({ response: 'Theirs', triggerPhrases: 'later' });
  });

  it('delete no reply of a merge whose phrases could not be saved in the other, and go on when tried again', async () => {
    let isRefused = true;
    network.server.use(
      http.post('*/saved_replies', () =>
        isRefused ? HttpResponse.json({ Message: 'No' }, { status: 400 }) : undefined,
      ),
      ...handlers(),
    );
    const tab = await open();
    const [gone, kept] = tab.list().rows;
    if (!kept || !gone) throw new Error('No replies.');
    act(() => tab.result.current.onJobStart?.('fix', mergeSteps(11, kept, gone)));
    await tab.ended('done');
    expect(tab.result.current.job?.items.map(({ status }) => status)).toEqual(['failed', 'canceled']);
    expect(await tab.stored()).toHaveLength(2);
    isRefused = false;
    act(() => tab.result.current.onJobRetry?.());
    await waitFor(() => expect(tab.labels()).toEqual([kept.value.label]), patience);
  });

  it('return once after a deletion whose answers were lost, with what was typed', async () => {
    let isLost = false;
    network.server.use(
      http.post('*/saved_replies', async ({ request }) => {
        if (!isLost) return undefined;
        isLost = false;
        await fetch(request);
        return HttpResponse.json({}, { status: 500 });
      }),
      ...handlers(),
    );
    const tab = await open();
    act(() => tab.result.current.onOpenUidChange('502'));
    act(() => tab.list().open?.editor.onEdit({ response: 'Typed' }));
    act(() => tab.result.current.onOpenUidChange(undefined));
    const [row] = tab.list().rows.filter(({ uid }) => uid === '502');
    if (!row) throw new Error('No reply.');
    act(() => tab.result.current.onJobStart?.('delete', deletionSteps(11, [row])));
    await tab.ended('done');
    isLost = true;
    act(() => tab.result.current.onJobUndo?.());
    await tab.ended('undone');
    expect(tab.result.current.job?.items[0]?.status).toBe('undoFailed');
    act(() => tab.result.current.onJobRetry?.());
    await waitFor(() => expect(tab.result.current.job?.items[0]?.status).toBe('undone'), patience);
    await tab.ended('undone');
    expect((await tab.stored()).filter(({ label }) => label === row.value.label)).toHaveLength(1);
    const back = tab.list().rows.find(({ value }) => value.label === row.value.label);
    expect(back).toMatchObject({ hasDraft: true, status: 'saved', value: { response: 'Typed' } });
  });

  it('are planned for another widget once, not each time the tab renders', async () => {
    network.serve();
    const tab = await open();
    const { copy } = tab.result.current;
    act(() => copy?.onTargetsChange([copy.widgets[0]?.widgetId ?? 0]));
    const known = () => {
      const content = tab.result.current.copy?.targets[0]?.content;
      return content?.status === 'ready' ? content.data : undefined;
    };
    await waitFor(() => expect(known()).toBeDefined(), patience);
    const first = known();
    tab.rerender();
    expect(known()).toBe(first);
  });

  it('appear in the change log as an undo where they are taken back', async () => {
    network.serve();
    const tab = await open();
    const after = { ...blankReply, label: 'New', response: 'Hi' };
    act(() => tab.result.current.onJobStart?.('import', [{ widgetId: 11, after }]));
    await tab.ended('done');
    act(() => tab.result.current.onJobUndo?.());
    await tab.ended('undone');
    expect(loggedWays()).toEqual(['undo', 'import']);
  });
});

/** How this browser's user changed things, newest first. */
function loggedWays(): string[] {
  const items = JSON.parse(storage.text()) as [string, string][];
  return items.flatMap(([, text]) => [...text.matchAll(/"how":"(\w+)"/g)].map(([, how = '']) => how));
}
