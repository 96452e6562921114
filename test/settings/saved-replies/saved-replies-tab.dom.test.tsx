import { SavedRepliesTab } from 'chatdeck';
import type { SavedReplyRow } from 'chatdeck/model';
import { makeOpenReply, makeReplyRow, makeSavedRepliesProps } from 'chatdeck/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

function watchedTab() {
  const intents = {
    onOpenUidChange: vi.fn(),
    onAdd: vi.fn(),
    onDuplicate: vi.fn(),
    onDiscard: vi.fn(),
    onRestore: vi.fn(),
    onDelete: vi.fn(),
  };
  const calls = () =>
    Object.entries(intents).flatMap(([name, spy]) => spy.mock.calls.map((args: unknown[]) => [name, ...args]));
  return { tab: <SavedRepliesTab {...makeSavedRepliesProps()} {...intents} />, calls };
}

test('without replies explains trigger phrases, names the FAQs and offers to add the first', () => {
  const onAdd = vi.fn();
  renderScreen(<SavedRepliesTab {...makeSavedRepliesProps([])} onAdd={onAdd} />);
  const place = document.querySelector('[data-chatdeck="empty-state"]');
  expect(place?.textContent).toMatch(
    /Trigger phrases .* can send them automatically\. Your FAQs are a good starting point\./,
  );
  const more = screen.getByRole('link', { name: /Learn more about saved replies/ });
  expect(more.getAttribute('href')).toBe('/docs/saved-replies');
  fireEvent.click(screen.getByRole('button', { name: 'Add your first saved reply' }));
  expect(onAdd).toHaveBeenCalledOnce();
});

test('above the list says what saved replies do, and offers “Create new reply”', () => {
  const onAdd = vi.fn();
  renderScreen(<SavedRepliesTab {...makeSavedRepliesProps()} onAdd={onAdd} />);
  const header = document.querySelector('[data-chatdeck="info-header"]');
  expect(header?.textContent).toContain('When a visitor’s message contains a trigger phrase');
  fireEvent.click(screen.getByRole('button', { name: 'Create new reply' }));
  expect(onAdd).toHaveBeenCalledOnce();
});

test('each reply of the list can be edited and deleted', () => {
  renderScreen(watchedTab().tab);
  const [, ...rows] = within(screen.getByRole('table', { name: 'Saved replies' })).getAllByRole('row');
  for (const row of rows) {
    within(row).getByRole('button', { name: /^Edit: / });
    within(row).getByRole('button', { name: /^Delete: / });
  }
});

test('reports nothing by being there, and each press once', () => {
  const { tab, calls } = watchedTab();
  renderScreen(tab);
  expect(calls()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Edit: Store hours' }));
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate: Thank you' }));
  expect(calls()).toEqual([
    ['onOpenUidChange', '502'],
    ['onDuplicate', '503', 'Thank you (copy)'],
  ]);
});

test('asks before a reply goes', async () => {
  const { tab, calls } = watchedTab();
  renderScreen(tab);
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Store hours' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('“Store hours”');
  expect(calls()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete reply' }));
  expect(calls()).toEqual([['onDelete', '502']]);
});

test('finds replies by what is typed', () => {
  renderScreen(watchedTab().tab);
  const rows = () =>
    within(screen.getByRole('table', { name: 'Saved replies' }))
      .getAllByRole('row')
      .slice(1);
  expect(rows()).toHaveLength(3);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a reply' }), { target: { value: 'opening' } });
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Store hours')]);
});

test('offers the way back from a save, and the focus stays beside it', () => {
  const onUse = vi.fn();
  const outcome = { kind: 'saved', label: 'Store hours' } as const;
  const tab = (offer?: { kind: 'undo' | 'redo'; onUse(): void }) => (
    <SavedRepliesTab {...makeSavedRepliesProps()} outcome={{ ...outcome, offer }} />
  );
  const { rerender, container } = renderScreen(tab({ kind: 'undo', onUse }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  fireEvent.click(undo);
  expect(onUse).toHaveBeenCalledOnce();
  rerender(tab());
  expect(document.activeElement).toBe(container.querySelector('.cd-replies-add'));
  rerender(tab({ kind: 'redo', onUse }));
  expect(screen.getByRole('button', { name: 'Redo' })).toBeTruthy();
  expect(screen.getAllByText('Changes undone.').length).toBeGreaterThan(0);
});

test('Ctrl+S asks for another save while one is on its way, which the button does not', async () => {
  const [onSave, onSaveAgain] = [vi.fn(), vi.fn()];
  const editor = {
    saved: { ...blank, label: 'Before' },
    sections: { reply: { status: 'saving', onSave, onSaveAgain } },
  } as const;
  const open = makeOpenReply({ label: 'Hours', response: 'All day.' }, { uid: '502', status: 'saved', editor });
  renderScreen(<SavedRepliesTab {...makeSavedRepliesProps(undefined, open)} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Saving...' }));
  expect([onSave.mock.calls.length, onSaveAgain.mock.calls.length]).toEqual([0, 0]);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Label' }), { key: 's', ctrlKey: true });
  expect([onSave.mock.calls.length, onSaveAgain.mock.calls.length]).toEqual([0, 1]);
});

test('offers each save of a reply to be undone in its menu', async () => {
  const onUse = vi.fn();
  const offer = { id: 1, section: 'reply', kind: 'undo', names: ['label', 'response'], onUse } as const;
  renderScreen(<SavedRepliesTab {...makeSavedRepliesProps([makeReplyRow({}, { offers: [offer] })])} />);
  fireEvent.click(screen.getByRole('button', { name: 'More actions for Shipping to Alaska' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Undo save: Label and Response' }));
  expect(onUse).toHaveBeenCalledOnce();
});

test('typing goes on in the same field when the server names a new reply', async () => {
  const value = { label: 'Hours', response: 'All day.' };
  const tab = (uid: string, status: 'new' | 'saved') => (
    <SavedRepliesTab {...makeSavedRepliesProps(undefined, makeOpenReply(value, { uid, status }))} />
  );
  const { rerender } = renderScreen(tab('new:1', 'new'));
  const field = await screen.findByRole('textbox', { name: 'Response' });
  field.focus();
  rerender(tab('504', 'saved'));
  expect(screen.getByRole('textbox', { name: 'Response' })).toBe(field);
  expect(document.activeElement).toBe(field);
});

const blank = { label: '', triggerPhrases: '', autoSend: false, shortcut: '', response: '' };

describe('what a closed tab left', () => {
  function tabWith(rows: readonly SavedReplyRow[], options: { readOnly?: boolean } = {}) {
    const { replies, ...props } = makeSavedRepliesProps(rows);
    if (replies.status !== 'ready') throw new Error('The replies are not ready.');
    const [onRestore, onDiscard] = [vi.fn(), vi.fn()];
    const value = { ...blank, label: 'Store hours', response: 'All day.' };
    const items = [
      { uid: '502', patch: { response: 'Always.' }, value },
      { uid: 'new:1', patch: { label: 'Half' } },
    ];
    const data = { ...replies.data, leftDraft: { savedAt: Date.now(), items, onRestore, onDiscard } };
    renderScreen(<SavedRepliesTab {...props} {...options} replies={{ ...replies, data }} />);
    return { onRestore, onDiscard };
  }

  test.each(['Restore', 'Discard'] as const)('is offered above the list, and %s leads to the list', async (name) => {
    const spies = tabWith([makeReplyRow()]);
    const notice = within(await screen.findByRole('group', { name: /^Unsaved changes from/ }));
    expect(Object.values(spies).flatMap(({ mock }) => mock.calls)).toEqual([]);
    fireEvent.click(notice.getByRole('button', { name }));
    expect(spies[`on${name}`]).toHaveBeenCalledOnce();
    const { activeElement } = document;
    expect(activeElement).not.toBe(document.body);
    expect(activeElement?.closest('[data-chatdeck="left-draft"]')).toBeNull();
  });

  test('is offered where there is no reply, but not where nothing may change', async () => {
    tabWith([]);
    expect(await screen.findByRole('group', { name: /^Unsaved changes from/ })).toBeTruthy();
    cleanup();
    tabWith([], { readOnly: true });
    expect(screen.queryByRole('group', { name: /^Unsaved changes from/ })).toBeNull();
  });

  test('can be reviewed by reply first', async () => {
    tabWith([makeReplyRow()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Unsaved changes from/ }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Store hours',
      'Half',
    ]);
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ResponseSaved: All day. New: Always.',
      expect.stringMatching(/^Label.*Half$/),
    ]);
  });
});
