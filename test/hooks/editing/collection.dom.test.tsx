import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useAppearanceTab } from 'chatdeck/hooks';
import type { SavedReplyFields } from 'chatdeck/model';
import { clientFor, makeNetwork, wrapperFor } from '../network';
import { openReplies, patience } from '../saved-replies/open-replies';

const network = makeNetwork();

async function open() {
  const tab = await openReplies();
  return {
    ...tab,
    openReply: (uid: string | undefined) => act(() => tab.result.current.onOpenUidChange(uid)),
    edit: (patch: Partial<SavedReplyFields>) => act(() => tab.list().open?.editor.onEdit(patch)),
  };
}

describe('a list whose items are edited one by one', () => {
  it('deletes an item with its unsaved changes, and says which', async () => {
    network.serve();
    const tab = await open();
    tab.openReply('502');
    tab.edit({ label: 'Kept' });
    tab.openReply('501');
    tab.edit({ label: 'Lost' });
    act(() => tab.result.current.onDelete?.('501'));
    await waitFor(() => expect(tab.result.current.deletion.status).toBe('done'), patience);
    expect(tab.labels()).toEqual(['Kept']);
    expect(Object.keys(tab.list().all?.value ?? {})).toEqual(expect.not.arrayContaining(['501/label']));
    expect(tab.result.current.outcome).toEqual({ kind: 'deleted', label: 'Lost' });
  });

  it('keeps an item and its unsaved changes where it can’t be deleted', async () => {
    network.serve();
    network.server.use(
      http.delete('*/saved_replies/501', () => HttpResponse.json({ Message: 'Not now.' }, { status: 400 })),
    );
    const tab = await open();
    tab.openReply('501');
    tab.edit({ label: 'Kept' });
    act(() => tab.result.current.onDelete?.('501'));
    await waitFor(() => expect(tab.result.current.deletion.status).toBe('failed'), patience);
    expect(tab.labels()).toEqual(['Kept', 'Store hours']);
    expect(tab.result.current.outcome).toBeUndefined();
  });

  it('edits and discards each item alone', async () => {
    network.serve();
    const tab = await open();
    tab.openReply('501');
    tab.edit({ label: 'One' });
    tab.openReply('502');
    tab.edit({ label: 'Two', response: 'Three' });
    expect(tab.list().rows.map(({ uid, hasDraft }) => [uid, hasDraft])).toEqual([
      ['501', true],
      ['502', true],
    ]);
    act(() => tab.list().open?.editor.sections.reply.onDiscard());
    expect(tab.labels()).toEqual(['One', 'Store hours']);
    act(() => void tab.list().all?.history?.onUndo());
    expect(tab.labels()).toEqual(['One', 'Two']);
  });

  it('has an item that others deleted, with what was typed, and none that was only shown', async () => {
    network.serve();
    const tab = await open();
    tab.openReply('501');
    tab.edit({ label: 'Typed' });
    const others = clientFor('admin-token');
    await others.savedReplies.delete(11, 501);
    await others.savedReplies.delete(11, 502);
    tab.unmount();
    const again = await open();
    expect(again.list().rows.map(({ uid, status }) => [uid, status])).toEqual([['501', 'deletedElsewhere']]);
    expect(again.labels()).toEqual(['Typed']);
  });
});

it('a settings tab of a widget that isn’t set up says so', async () => {
  network.serve();
  const { result } = renderHook(() => useAppearanceTab(15), { wrapper: wrapperFor(clientFor('admin-token')) });
  expect(result.current.editor).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current.editor).toEqual({ status: 'setupRequired' }), patience);
});

it('a settings tab of a widget that isn’t there has failed', async () => {
  network.serve();
  const { result } = renderHook(() => useAppearanceTab(99), { wrapper: wrapperFor(clientFor('admin-token')) });
  await waitFor(() => expect(result.current.editor.status).toBe('failed'), patience);
});
