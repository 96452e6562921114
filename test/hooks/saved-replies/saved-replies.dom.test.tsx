import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useSavedRepliesTab } from 'chatdeck/hooks';
import type { SavedReplyFields } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { handlers, makeAccountRecord, scenarios, type Faults, type Scenario } from 'chatdeck/testing';
import { clientFor, closeTab, makeNetwork, storage, wrapperFor } from '../network';

const network = makeNetwork();
const patience = { timeout: 5000 };
const whole = { label: 'Returns', response: 'Within 30 days.' };

async function open(widgetId: number | string = 11, client = clientFor('admin-token')) {
  const tab = renderHook(() => useSavedRepliesTab(widgetId), { wrapper: wrapperFor(client) });
  await waitFor(() => expect(tab.result.current.replies.status).not.toBe('loading'), patience);
  const list = () => {
    const { replies } = tab.result.current;
    if (replies.status !== 'ready') throw new Error(`The replies are ${replies.status}.`);
    return replies.data;
  };
  const form = () => list().open?.editor;
  return {
    ...tab,
    list,
    form,
    labels: () => list().rows.map(({ value }) => value.label),
    edit: (patch: Partial<SavedReplyFields>) => act(() => form()?.onEdit(patch)),
    save: () => act(() => form()?.sections.reply.onSave()),
    stored: async () => readyRows(await clientFor('admin-token').savedReplies.list(11)),
  };
}

describe('useSavedRepliesTab', () => {
  it('creates a reply once it is complete, closes its form, and refetches the list', async () => {
    network.serve();
    const tab = await open();
    act(() => tab.result.current.onAdd?.());
    expect(tab.form()?.errors).toEqual({ label: 'incomplete', response: 'incomplete' });
    tab.edit({ label: 'Returns' });
    tab.save();
    expect(tab.form()?.sections.reply.status).toBe('dirty');
    tab.edit({ response: 'Within 30 days.', shortcut: ' returns ', triggerPhrases: 'return,Return ,refund' });
    tab.save();
    await waitFor(() => expect(tab.list().open).toBeUndefined(), patience);
    expect(tab.labels()).toEqual(['Shipping to Alaska', 'Store hours', 'Returns']);
    expect((await tab.stored()).at(-1)).toMatchObject({ shortcut: 'returns', triggerPhrases: 'return, refund' });
    expect(tab.result.current.outcome).toEqual({ kind: 'saved', label: 'Returns' });
    expect(tab.result.current.navigation?.find(({ hasDraft }) => hasDraft)).toBeUndefined();
  });

  it('keeps what was typed when the form closes and when the page reloads', async () => {
    network.serve();
    const before = await open();
    act(() => before.result.current.onOpenUidChange('501'));
    before.edit({ response: 'Typed' });
    act(() => before.result.current.onOpenUidChange(undefined));
    act(() => before.result.current.onAdd?.());
    before.edit({ label: 'Half' });
    before.unmount();
    const tab = await open();
    expect(tab.list().rows.map(({ status, hasDraft }) => [status, hasDraft])).toEqual([
      ['new', true],
      ['saved', true],
      ['saved', false],
    ]);
    expect(tab.result.current.navigation?.find((item) => item.tab === 'saved-replies')?.hasDraft).toBe(true);
    act(() => tab.result.current.onOpenUidChange('501'));
    expect(tab.form()?.value).toMatchObject({ label: 'Shipping to Alaska', response: 'Typed' });

    const [row] = tab.list().rows;
    act(() => tab.result.current.onDiscard(row?.uid ?? ''));
    expect(tab.labels()).toEqual(['Shipping to Alaska', 'Store hours']);
    act(() => {
      if (row) tab.result.current.onRestore?.(row.uid, row.value);
    });
    expect(tab.labels()[0]).toBe('Half');
  });

  it('offers what a closed tab left in several replies, restores it, and marks the tab before and after', async () => {
    network.serve();
    const before = await open();
    act(() => before.result.current.onOpenUidChange('501'));
    before.edit({ response: 'Typed' });
    act(() => before.result.current.onAdd?.());
    before.edit({ label: 'Half' });
    before.unmount();
    closeTab();

    const tab = await open();
    await waitFor(() => expect(tab.list().leftDraft).toBeDefined());
    const mark = () => tab.result.current.navigation?.find((item) => item.tab === 'saved-replies')?.hasDraft;
    expect(mark()).toBe(true);
    expect(tab.list().leftDraft?.items.map(({ patch, value }) => [patch, value?.label])).toEqual([
      [{ response: 'Typed' }, 'Shipping to Alaska'],
      [{ label: 'Half' }, undefined],
    ]);
    expect(tab.labels()).not.toContain('Half');
    act(() => tab.list().leftDraft?.onRestore());
    expect(tab.list().leftDraft).toBeUndefined();
    expect(tab.labels()).toContain('Half');
    expect(mark()).toBe(true);
    act(() => tab.result.current.onOpenUidChange('501'));
    expect(tab.form()?.value.response).toBe('Typed');
    act(() => void tab.form()?.history?.onUndo());
    expect(tab.form()?.value.response).not.toBe('Typed');
    expect(tab.labels()).toContain('Half');
  });

  it('forgets what a closed tab left once it is discarded', async () => {
    network.serve();
    const before = await open();
    act(() => before.result.current.onOpenUidChange('501'));
    before.edit({ response: 'Typed' });
    before.unmount();
    closeTab();
    const tab = await open();
    await waitFor(() => expect(tab.list().leftDraft).toBeDefined());
    act(() => tab.list().leftDraft?.onDiscard());
    expect(tab.list().leftDraft).toBeUndefined();
    expect(tab.result.current.navigation?.find(({ hasDraft }) => hasDraft)).toBeUndefined();
    expect(storage.text()).not.toContain('Typed');
  });

  it('takes discarded changes of a reply back with the undo of the list, also those of a new one', async () => {
    network.serve();
    const tab = await open();
    act(() => tab.result.current.onOpenUidChange('501'));
    tab.edit({ response: 'Typed' });
    act(() => tab.result.current.onAdd?.());
    tab.edit({ label: 'Half' });
    const uids = tab.list().rows.flatMap(({ uid, hasDraft }) => (hasDraft ? [uid] : []));
    for (const uid of uids) act(() => tab.result.current.onDiscard(uid));
    expect(tab.list().rows.some(({ hasDraft }) => hasDraft)).toBe(false);
    for (let steps = 0; steps < 2; steps += 1) act(() => void tab.list().all?.history?.onUndo());
    expect(tab.labels()).toContain('Half');
    expect(tab.list().rows.find(({ uid }) => uid === '501')?.value.response).toBe('Typed');
  });

  it('keeps the draft of another reply as it is typed when one is saved', async () => {
    network.serve();
    const tab = await open();
    act(() => tab.result.current.onOpenUidChange('502'));
    tab.edit({ label: ' Store hours in ' });
    act(() => tab.result.current.onOpenUidChange('501'));
    tab.edit({ label: 'Alaska ' });
    tab.save();
    await waitFor(() => expect(tab.labels()).toContain('Alaska'), patience);
    expect(tab.labels()).toContain(' Store hours in ');
  });

  it('takes the save of a reply back, and that too', async () => {
    network.serve();
    const tab = await open();
    const before = tab.labels();
    const outcomeWith = (kind: string) =>
      waitFor(() => expect(tab.result.current.outcome).toMatchObject({ kind: 'saved', offer: { kind } }), patience);
    act(() => tab.result.current.onOpenUidChange('501'));
    tab.edit({ label: 'Changed' });
    tab.save();
    await outcomeWith('undo');
    expect(tab.labels()).toContain('Changed');
    act(() => tab.result.current.outcome?.offer?.onUse());
    await outcomeWith('redo');
    expect((await tab.stored()).map(({ label }) => label)).toEqual(before);
    act(() => tab.result.current.outcome?.offer?.onUse());
    await outcomeWith('undo');
    expect((await tab.stored()).map(({ label }) => label)).toContain('Changed');
  }, 20_000);

  it('keeps the undo of each reply’s save, and using one leaves the other', async () => {
    network.serve();
    const tab = await open();
    const offers = (uid: string) => tab.list().rows.find((row) => row.uid === uid)?.offers ?? [];
    for (const uid of ['501', '502']) {
      act(() => tab.result.current.onOpenUidChange(uid));
      tab.edit({ response: `Changed ${uid}` });
      tab.save();
      await waitFor(() => expect(offers(uid)).toMatchObject([{ kind: 'undo', names: ['response'] }]), patience);
    }
    act(() => offers('501')[0]?.onUse());
    await waitFor(() => expect(offers('501')).toMatchObject([{ kind: 'redo' }]), patience);
    expect(offers('502')).toMatchObject([{ kind: 'undo' }]);
    expect((await tab.stored()).map(({ response }) => response)).toEqual([
      'We ship to Alaska and Hawaii within eight days.',
      'Changed 502',
    ]);
  }, 20_000);

  it('keeps the work of two people in one reply, and asks where both changed the same', async () => {
    network.serve();
    const [mine, theirs] = [await open(), await open(11, clientFor('agent-token'))];
    for (const tab of [mine, theirs]) act(() => tab.result.current.onOpenUidChange('501'));
    mine.edit({ label: 'Alaska', shortcut: 'ak' });
    theirs.edit({ response: 'Ten days.' });
    theirs.save();
    await waitFor(() => expect(theirs.list().open).toBeUndefined(), patience);
    mine.save();
    await waitFor(() => expect(mine.list().open).toBeUndefined(), patience);
    expect((await mine.stored())[0]).toMatchObject({ label: 'Alaska', shortcut: 'ak', response: 'Ten days.' });

    act(() => mine.result.current.onOpenUidChange('502'));
    mine.edit({ response: 'Mine' });
    await clientFor('agent-token').savedReplies.save(11, { id: 502, label: 'Store hours', response: 'Theirs' });
    mine.save();
    await waitFor(() => expect(mine.form()?.conflicts.response).toBeDefined(), patience);
    expect((await mine.stored())[1]?.response).toBe('Theirs');
    act(() => mine.form()?.onResolve('response', 'mine'));
    mine.save();
    await waitFor(() => expect(mine.list().open).toBeUndefined(), patience);
    expect((await mine.stored())[1]?.response).toBe('Mine');
  });

  it('says why a save failed and loses nothing; one whose answer was lost is not made twice', async () => {
    let isLost = true;
    network.server.use(
      http.post('*/saved_replies', async ({ request }) => {
        if (!isLost) return undefined;
        await service(request);
        return new Response('{}', { status: 500 });
      }),
      ...handlers(),
    );
    // The lost answer comes from the service that also answers the list.
    const service = async (request: Request) => {
      isLost = false;
      await fetch(request.clone());
      isLost = true;
    };
    const tab = await open();
    act(() => tab.result.current.onAdd?.());
    tab.edit(whole);
    tab.save();
    await waitFor(() => expect(tab.form()?.sections.reply.status).toBe('failed'), patience);
    expect(tab.form()?.sections.reply.problem?.kind).toBe('server');
    expect(tab.form()?.value).toMatchObject(whole);
    isLost = false;
    tab.save();
    await waitFor(() => expect(tab.list().open).toBeUndefined(), patience);
    expect((await tab.stored()).filter(({ label }) => label === 'Returns')).toHaveLength(1);
  });

  it('drops no new reply that the server claims to have saved and did not, and finds it once it is stored', async () => {
    network.serve();
    const tab = await open();
    let isStoring = false;
    network.server.use(http.post('*/saved_replies', () => (isStoring ? undefined : HttpResponse.json({}))));
    act(() => tab.result.current.onAdd?.());
    tab.edit(whole);
    tab.save();
    await waitFor(() => expect(tab.form()?.sections.reply.status).toBe('failed'), patience);
    expect(tab.form()?.sections.reply.problem).toMatchObject({ kind: 'invalid', code: 'not_stored', path: 'label' });
    expect(tab.form()?.value).toMatchObject(whole);
    isStoring = true;
    tab.save();
    await waitFor(() => expect(tab.list().open).toBeUndefined(), patience);
    expect((await tab.stored()).filter(({ label }) => label === 'Returns')).toHaveLength(1);
    expect(tab.list().rows.map(({ status }) => status)).not.toContain('new');
  });

  it('sends chatEndpointId in the POST of a saved reply, of a new one and of a changed one', async () => {
    const sent: unknown[] = [];
    network.server.use(
      http.post('*/chat_endpoints/11/saved_replies', async ({ request }) => {
        sent.push(await request.clone().json());
        return undefined;
      }),
      ...handlers(),
    );
    const tab = await open();
    act(() => tab.result.current.onAdd?.());
    tab.edit(whole);
    tab.save();
    await waitFor(() => expect(tab.list().open).toBeUndefined(), patience);
    act(() => tab.result.current.onOpenUidChange('501'));
    tab.edit({ response: 'Ten days.' });
    tab.save();
    await waitFor(() => expect(tab.list().open).toBeUndefined(), patience);
    expect(sent).toMatchObject([
      { ...whole, chatEndpointId: 11 },
      { id: 501, response: 'Ten days.', chatEndpointId: 11 },
    ]);
  });

  it('reads the list again after a save', async () => {
    const methods: string[] = [];
    network.server.use(
      http.all('*/chat_endpoints/11/saved_replies', ({ request }) => {
        methods.push(request.method);
        return undefined;
      }),
      ...handlers(),
    );
    const tab = await open();
    act(() => tab.result.current.onOpenUidChange('501'));
    tab.edit({ response: 'Ten days.' });
    methods.length = 0;
    tab.save();
    await waitFor(() => expect(tab.list().open).toBeUndefined(), patience);
    expect(methods.slice(methods.indexOf('POST'))).toEqual(['POST', 'GET']);
  });

  it('takes no shortcut that a reply or a question group has', async () => {
    network.serve();
    const tab = await open();
    act(() => tab.result.current.onAdd?.());
    tab.edit({ ...whole, shortcut: 'Hours' });
    expect(tab.form()?.errors.shortcut).toBe('taken');
    tab.edit({ shortcut: 'order' });
    await waitFor(() => expect(tab.form()?.errors.shortcut).toBe('taken'), patience);
    tab.edit({ shortcut: 'orders' });
    expect(tab.form()?.errors).toEqual({});
  });

  it('duplicates without the shortcut, and saves that as a separate reply', async () => {
    network.serve();
    const tab = await open();
    act(() => tab.result.current.onDuplicate?.('501', 'Shipping (copy)'));
    expect(tab.form()?.value).toMatchObject({
      label: 'Shipping (copy)',
      shortcut: '',
      triggerPhrases: 'alaska, hawaii',
    });
    tab.save();
    await waitFor(() => expect(tab.list().rows).toHaveLength(3), patience);
    await waitFor(() => expect(tab.list().open).toBeUndefined(), patience);
    expect(await tab.stored()).toHaveLength(3);
  });

  it('deletes one with its draft, takes it as done where it was gone, and says why it could not', async () => {
    const faults: Faults = { deleteSavedReply: { status: 500 } };
    network.serve({ faults });
    const tab = await open();
    act(() => tab.result.current.onDelete?.('501'));
    await waitFor(() => expect(tab.result.current.deletion.status).toBe('failed'), patience);
    expect(tab.list().rows).toHaveLength(2);

    faults.deleteSavedReply = undefined;
    await clientFor('admin-token').savedReplies.delete(11, 501);
    act(() => tab.result.current.onOpenUidChange('501'));
    tab.edit({ label: 'Draft' });
    act(() => tab.result.current.onDelete?.('501'));
    await waitFor(() => expect(tab.labels()).toEqual(['Store hours']), patience);
    await waitFor(() => expect(tab.result.current.deletion.status).toBe('done'), patience);
  });

  it('opens only where setup is over and the plan has the feature', async () => {
    network.serve();
    expect((await open(15)).result.current.replies.status).toBe('setupRequired');
    const asked: string[] = [];
    network.server.use(
      http.get('*/saved_replies', ({ request }) => {
        asked.push(request.url);
        return undefined;
      }),
      ...handlers({ scenario: smallPlan() }),
    );
    const small = await open(11, clientFor('admin-token'));
    expect(small.result.current.replies).toEqual({ status: 'planRequired', feature: 'savedReplies' });
    expect(asked).toEqual([]);
  });

  it('takes a refusal of the list as a plan without them, and says any other failure', async () => {
    const faults: Faults = { listSavedReplies: { status: 400, body: { Code: 'plan_required' } } };
    network.serve({ faults });
    expect((await open()).result.current.replies.status).toBe('planRequired');
    faults.listSavedReplies = { status: 404 };
    const tab = await open();
    expect(tab.result.current.replies).toMatchObject({ status: 'failed', problem: { kind: 'notFound' } });
  });
});

function smallPlan(): Scenario {
  const world = scenarios.busyAccount(new Date());
  const accounts = [makeAccountRecord({ planId: 'starter-monthly' })];
  return { ...world, dataset: { ...world.dataset, accounts } };
}
