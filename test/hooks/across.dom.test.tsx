import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAppearanceTab, useChanges, useQuestionGroupsTab, useSavedRepliesTab, useTransfer } from 'chatdeck/hooks';
import { writeWidgetFile, type AppearanceTabProps, type ChangesProps, type WidgetFile } from 'chatdeck/model';
import { clientFor, makeNetwork, wrapperFor } from './network';

const network = makeNetwork();
const patience = { timeout: 5000 };
const file: WidgetFile = {
  format: 'chatdeck-widget',
  version: 1,
  name: 'elsewhere',
  settings: { onlineTitle: 'From a file', titleColor: '#0f766e' },
  savedReplies: [{ label: 'Filed', triggerPhrases: '', autoSend: false, shortcut: 'filed', response: 'Yes' }],
};
const asFile = (text: string, name = 'elsewhere.json') => new File([text], name, { type: 'application/json' });

function open(token = 'admin-token') {
  const { result } = renderHook(
    () => ({
      appearance: useAppearanceTab(11),
      replies: useSavedRepliesTab(11),
      transfer: useTransfer(11),
      changes: useChanges(11),
    }),
    { wrapper: wrapperFor(clientFor(token)) },
  );
  return result;
}

function editorOf({ editor }: AppearanceTabProps) {
  if (editor.status !== 'ready') throw new Error(`Appearance is ${editor.status}.`);
  return editor.data;
}

function entriesOf({ history }: ChangesProps) {
  return history.status === 'ready' ? history.data.entries : [];
}

describe('useTransfer', () => {
  it('adds a file as unsaved changes, and the save says so in the change log of all admins', async () => {
    network.serve();
    const page = open();
    await waitFor(() => expect(page.current.transfer.content.status).toBe('ready'), patience);
    act(() => page.current.transfer.onFileChoose?.(asFile(writeWidgetFile(file))));
    await waitFor(() => expect(page.current.transfer.importing.status).toBe('ready'), patience);
    act(() => page.current.transfer.onImport());
    expect(page.current.transfer.importing).toMatchObject({
      status: 'done',
      tabs: [
        { tab: 'appearance', count: 2 },
        { tab: 'saved-replies', count: 1 },
      ],
    });
    act(() => page.current.transfer.onFileChoose?.(asFile(writeWidgetFile(file))));
    await waitFor(() => expect(page.current.transfer.importing.status).toBe('ready'), patience);
    const again = page.current.transfer.importing;
    expect(again.status === 'ready' && again.parts.flatMap(({ changes }) => changes)).toEqual([]);

    const editor = editorOf(page.current.appearance);
    expect(editor.value).toMatchObject(file.settings ?? {});
    expect(editor.sections.online.status).toBe('dirty');
    const { replies } = page.current.replies;
    expect(replies.status === 'ready' && replies.data.rows[0]).toMatchObject({
      status: 'new',
      value: { label: 'Filed' },
    });

    act(() => editor.sections.online.onSave());
    await waitFor(() => expect(entriesOf(page.current.changes)).toHaveLength(1), patience);
    expect(page.current.changes.history).toMatchObject({ data: { isShared: true } });
    expect(entriesOf(page.current.changes)[0]).toMatchObject({
      how: 'import',
      changes: expect.arrayContaining([
        expect.objectContaining({ name: 'onlineTitle', after: 'From a file' }),
      ]) as never,
    });
  });

  it('says why a file can’t be read', async () => {
    network.serve();
    const page = open();
    await waitFor(() => expect(page.current.transfer.content.status).toBe('ready'), patience);
    act(() => page.current.transfer.onFileChoose?.(asFile('[]')));
    await waitFor(
      () => expect(page.current.transfer.importing).toMatchObject({ status: 'failed', fault: { code: 'notAWidget' } }),
      patience,
    );
  });

  it('imports what was exported without a change', async () => {
    network.serve();
    const files: { name: string; blob: Blob }[] = [];
    const { result } = renderHook(() => useTransfer(11, { onFile: (each) => void files.push(each) }), {
      wrapper: wrapperFor(clientFor('admin-token')),
    });
    await waitFor(() => expect(result.current.content.status).toBe('ready'), patience);
    act(() => result.current.onExport());
    const text = (await files[0]?.blob.text()) ?? '';
    act(() => result.current.onFileChoose?.(asFile(text)));
    await waitFor(() => expect(result.current.importing.status).toBe('ready'), patience);
    const { importing } = result.current;
    expect(importing.status === 'ready' && importing.parts.flatMap(({ changes }) => changes)).toEqual([]);
  });
});

describe('useChanges', () => {
  it('restores what was before a save, as unsaved changes', async () => {
    network.serve();
    const page = open();
    await waitFor(() => expect(page.current.appearance.editor.status).toBe('ready'), patience);
    const before = editorOf(page.current.appearance).value.onlineTitle;
    act(() => editorOf(page.current.appearance).onEdit({ onlineTitle: 'Changed' }));
    act(() => editorOf(page.current.appearance).sections.online.onSave());
    await waitFor(() => expect(entriesOf(page.current.changes)).toHaveLength(1), patience);
    const [entry] = entriesOf(page.current.changes);
    act(() => page.current.changes.onRestore?.(entry?.id ?? ''));
    expect(page.current.changes.restored).toEqual({ tabs: [{ tab: 'appearance', count: 1 }], skipped: 0 });
    expect(editorOf(page.current.appearance).value.onlineTitle).toBe(before);
    await waitFor(() => expect(editorOf(page.current.appearance).sections.online.status).toBe('dirty'), patience);
  });

  it.each([
    ['an agent', 'agent-token', {}],
    ['a server without a change log', 'admin-token', { listChanges: { status: 404, body: {} } }],
  ])('keeps the changes in the browser for %s', async (_who, token, faults) => {
    network.serve({ faults });
    const page = open(token);
    await waitFor(() => expect(page.current.appearance.editor.status).toBe('ready'), patience);
    act(() => editorOf(page.current.appearance).onEdit({ onlineTitle: 'Mine' }));
    act(() => editorOf(page.current.appearance).sections.online.onSave());
    await waitFor(() => expect(entriesOf(page.current.changes)).toHaveLength(1), patience);
    expect(page.current.changes.history).toMatchObject({ data: { isShared: false } });
  });

  it('keeps the order of the server, whatever its clocks say', async () => {
    const entry = { who: 'admin@acme.test', how: 'form', changes: [{ name: 'onlineTitle', before: 'A', after: 'B' }] };
    const body = [
      { ...entry, id: '2', at: '2026-11-25T08:59:59Z' },
      { ...entry, id: '1', at: '2026-11-25T09:00:00Z' },
    ];
    network.serve({ faults: { listChanges: { status: 200, body } } });
    const page = open();
    await waitFor(() => expect(entriesOf(page.current.changes).map(({ id }) => id)).toEqual(['2', '1']), patience);
  });

  it.each([
    ['the browser', 'agent-token', false],
    ['the server', 'admin-token', true],
  ])(
    'of every widget has the changes to question groups, which all widgets share, kept by %s',
    async (_who, token, isShared) => {
      network.serve();
      const { result } = renderHook(
        () => ({ groups: useQuestionGroupsTab(11), same: useChanges(11), other: useChanges(12) }),
        { wrapper: wrapperFor(clientFor(token)) },
      );
      const entry = () => {
        const { groups } = result.current.groups;
        return groups.status === 'ready' ? groups.data.entries[0]?.editor : undefined;
      };
      await waitFor(() => expect(entry()).toBeDefined(), patience);
      await waitFor(() => expect(result.current.other.history.status).toBe('ready'), patience);
      act(() => entry()?.onEdit({ label: 'Renamed' }));
      act(() => entry()?.sections.group.onSave());
      for (const log of ['same', 'other'] as const) {
        await waitFor(() => expect(entriesOf(result.current[log])).toHaveLength(1), patience);
        const { history } = result.current[log];
        expect(history).toMatchObject({
          data: { isShared, entries: [{ changes: [{ after: { label: 'Renamed' } }] }] },
        });
      }
    },
  );

  it('counts the values that it can’t restore, because the log doesn’t keep them', async () => {
    const entry = { at: '2026-11-25T09:00:00Z', who: 'admin@acme.test', how: 'form' };
    const body = [
      {
        ...entry,
        id: '2',
        changes: [
          { name: 'webhookUrl', isHidden: true },
          { name: 'offlineTitle', isHidden: true },
          { name: 'onlineTitle', before: 'Earlier', after: 'B' },
        ],
      },
      { ...entry, id: '1', changes: [] },
    ];
    network.serve({ faults: { listChanges: { status: 200, body } } });
    const page = open();
    await waitFor(() => expect(entriesOf(page.current.changes)).toHaveLength(2), patience);
    act(() => page.current.changes.onRestore?.('2'));
    expect(page.current.changes.restored).toEqual({ tabs: [{ tab: 'appearance', count: 1 }], skipped: 2 });
    act(() => page.current.changes.onRestoreTo?.('1', 'appearance'));
    expect(page.current.changes.restored).toEqual({ tabs: [{ tab: 'appearance', count: 1 }], skipped: 1 });
  });
});
