import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from 'chatdeck/client';
import { useQuestionGroupsTab, useSettingsNavigation } from 'chatdeck/hooks';
import {
  readTree,
  type QuestionGroupEntry,
  type QuestionGroupFields,
  type QuestionGroupsTabProps,
} from 'chatdeck/model';
import { findNode, nodesOf } from 'chatdeck/model/settings/question-groups/tree';
import { editNode } from 'chatdeck/model/settings/question-groups/tree-edits';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { handlers, type Faults } from 'chatdeck/testing';
import { clientFor, closeTab, makeNetwork, wrapperFor } from '../network';

const network = makeNetwork();
const admin = () => clientFor('admin-token');
const agent = () => clientFor('agent-token');
const patience = { timeout: 10_000 };
const first = 'g5d8k1y4fj';
const second = 'g9s3l6o0rd';

afterEach(() => {
  vi.useRealTimers();
});

async function open(client: Client, widgetId = 11) {
  const tab = renderHook(() => useQuestionGroupsTab(widgetId), { wrapper: wrapperFor(client) });
  await waitFor(() => expect(tab.result.current.groups.status).not.toBe('loading'), patience);
  const now = () => tab.result.current;
  return {
    ...tab,
    now,
    entry: (uid: string) => entryOf(now(), uid),
    edit: (uid: string, patch: Partial<QuestionGroupFields>) => act(() => entryOf(now(), uid).editor.onEdit(patch)),
    save: (uid: string) => act(() => entryOf(now(), uid).editor.sections.group.onSave()),
    status: (uid: string) => entryOf(now(), uid).editor.sections.group.status,
  };
}

function entriesOf({ groups }: QuestionGroupsTabProps): QuestionGroupEntry[] {
  if (groups.status !== 'ready') throw new Error(`The groups are not ready but ${groups.status}.`);
  return groups.data.entries;
}

function entryOf(props: QuestionGroupsTabProps, uid: string): QuestionGroupEntry {
  const entry = entriesOf(props).find((each) => each.uid === uid);
  if (!entry) throw new Error(`There is no group ${uid}.`);
  return entry;
}

describe('useQuestionGroupsTab', () => {
  it('names what an undo and a redo change as the group’s own fields', async () => {
    network.serve();
    const tab = await open(admin());
    tab.edit(first, { label: 'Help' });
    const travel = (way: 'onUndo' | 'onRedo') => {
      let names: readonly string[] | undefined;
      act(() => {
        names = tab.entry(first).editor.history?.[way]();
      });
      return names;
    };
    expect([travel('onUndo'), travel('onRedo')]).toEqual([['label'], ['label']]);
    expect(tab.entry(first).editor.value.label).toBe('Help');
  });

  it('undoes the edits of a group in that group alone, and those of its questions alone', async () => {
    network.serve();
    const tab = await open(admin());
    const history = (uid: string) => tab.entry(uid).editor.history;
    const { tree } = tab.entry(first).editor.value;
    tab.edit(first, { tree: tree.slice(0, 0) });
    tab.edit(first, { label: 'Help' });
    tab.edit(second, { label: 'Orders' });
    act(() => void history(first)?.of?.(['tree']).onUndo());
    expect(tab.entry(first).editor.value).toMatchObject({ label: 'Help', tree });
    expect(history(first)?.of?.(['tree'])).toMatchObject({ canUndo: false, canRedo: true });
    act(() => void history(first)?.onUndo());
    expect(tab.entry(first).hasDraft).toBe(false);
    expect(history(first)?.canUndo).toBe(false);
    expect(tab.entry(second).editor.value.label).toBe('Orders');
    expect(history(second)?.canUndo).toBe(true);
  });

  it('shows the draft of a group under each of the account’s widgets', async () => {
    network.serve();
    const tab = await open(admin());
    tab.edit(first, { label: 'Help' });
    tab.unmount();
    const other = await open(admin(), 12);
    expect(other.entry(first).editor.value.label).toBe('Help');
    expect(other.now().navigation?.find((item) => item.tab === 'question-groups')?.hasDraft).toBe(true);
  });

  it('keeps an edit as a draft that survives a reload, marks the tab, and saves it', async () => {
    network.serve();
    const tab = await open(admin());
    const { tree } = tab.entry(first).editor.value;
    const [question] = tree;
    tab.edit(first, { label: 'Help', tree: editNode(tree, question?.id ?? '', { text: 'How are you?' }) });
    expect(tab.status(first)).toBe('dirty');
    expect(tab.entry(second).hasDraft).toBe(false);
    tab.unmount();

    const later = await open(admin());
    expect(later.entry(first).editor.value.label).toBe('Help');
    const navigation = renderHook(() => useSettingsNavigation(11), { wrapper: wrapperFor(admin()) });
    await waitFor(() =>
      expect(navigation.result.current.navigation?.find((item) => item.tab === 'question-groups')?.hasDraft).toBe(true),
    );
    later.save(first);
    await waitFor(() => expect(later.status(first)).toBe('saved'), patience);
    expect(later.entry(first).hasDraft).toBe(false);

    const others = await open(agent());
    expect(others.entry(first).editor.value.label).toBe('Help');
    expect(others.entry(first).editor.value.tree[0]?.text).toBe('How are you?');
  });

  it('offers what a closed tab left in several groups, restores it with an undo in each, and marks the tab', async () => {
    network.serve();
    const before = await open(admin());
    before.edit(first, { label: 'Help' });
    before.edit(second, { label: 'Orders' });
    const saved = before.entry(first).editor.saved.label;
    before.unmount();
    closeTab();

    const tab = await open(admin());
    const left = () => {
      const { groups } = tab.now();
      return groups.status === 'ready' ? groups.data.leftDraft : undefined;
    };
    await waitFor(() => expect(left()).toBeDefined());
    expect(tab.now().navigation?.find((item) => item.tab === 'question-groups')?.hasDraft).toBe(true);
    expect(left()?.items.map(({ uid, patch }) => [uid, patch])).toEqual([
      [first, { label: 'Help' }],
      [second, { label: 'Orders' }],
    ]);
    expect(tab.entry(first).hasDraft).toBe(false);
    act(() => left()?.onRestore());
    expect(left()).toBeUndefined();
    expect([tab.entry(first).editor.value.label, tab.entry(second).editor.value.label]).toEqual(['Help', 'Orders']);
    act(() => void tab.entry(first).editor.history?.onUndo());
    expect([tab.entry(first).editor.value.label, tab.entry(second).editor.value.label]).toEqual([saved, 'Orders']);
  });

  it('keeps the draft of another group as it is typed when one is saved', async () => {
    network.serve();
    const tab = await open(admin());
    const prompt = ' What <i>else</i> is';
    tab.edit(second, { prompt });
    tab.edit(first, { label: 'Help' });
    tab.save(first);
    await waitFor(() => expect(tab.status(first)).toBe('saved'), patience);
    expect(tab.entry(second).editor.value.prompt).toBe(prompt);
    act(() => void tab.entry(second).editor.history?.onUndo());
    expect(tab.entry(second).hasDraft).toBe(false);
  });

  it('adds a group with one question and two empty answers, saves it once it is complete, and cancels another', async () => {
    network.serve();
    const tab = await open(admin());
    act(() => tab.now().onAdd?.());
    const uid = tab.now().selectedUid ?? '';
    expect(uid).toMatch(/^[a-z0-9]{10}$/);
    expect(tab.entry(uid)).toMatchObject({ status: 'new', editor: { isNew: true } });
    const added = tab.entry(uid).editor.value;
    expect(added).toMatchObject({ label: '', shortcut: '', auto: false, prompt: '' });
    expect(nodesOf(added.tree)).toHaveLength(3);
    expect(tab.entry(uid).editor.errors).toEqual({ label: 'incomplete', tree: 'incomplete' });
    tab.save(uid);
    expect(tab.status(uid)).toBe('dirty');

    let tree = tab.entry(uid).editor.value.tree;
    for (const { id } of nodesOf(tree)) tree = editNode(tree, id, { text: 'Words' });
    tree = tree.map((node) => ({ ...node, children: node.children.map((child) => ({ ...child, action: 'form' })) }));
    tab.edit(uid, { label: 'New', tree });
    tab.save(uid);
    await waitFor(() => expect(tab.status(uid)).toBe('saved'), patience);
    expect(tab.entry(uid).status).toBe('saved');

    act(() => tab.now().onAdd?.());
    const other = tab.now().selectedUid ?? '';
    act(() => tab.entry(other).editor.sections.group.onDiscard());
    expect(entriesOf(tab.now()).map((entry) => entry.uid)).toEqual([first, second, uid]);
    expect(tab.now().selectedUid).toBe(first);
  });

  it('lets one group open automatically: saving another one turns the first off', async () => {
    network.serve();
    const tab = await open(admin());
    expect(tab.entry(first).editor.saved.auto).toBe(true);
    tab.edit(second, { auto: true });
    tab.save(second);
    await waitFor(() => expect(tab.status(second)).toBe('saved'), patience);
    expect(tab.entry(first).editor.value.auto).toBe(false);
    expect(tab.entry(first).editor.changedElsewhere).toBeUndefined();
    expect(entryOf((await open(agent())).now(), first).editor.saved.auto).toBe(false);
  });

  it('merges two people who change different fields, and asks where they changed the same', async () => {
    network.serve();
    const [mine, theirs] = [await open(admin()), await open(agent())];
    mine.edit(first, { prompt: 'Mine' });
    theirs.edit(first, { shortcut: 'theirs' });
    theirs.save(first);
    await waitFor(() => expect(theirs.status(first)).toBe('saved'), patience);
    mine.save(first);
    await waitFor(() => expect(mine.status(first)).toBe('saved'), patience);
    expect(mine.entry(first).editor.value).toMatchObject({ prompt: 'Mine', shortcut: 'theirs' });

    theirs.edit(first, { label: 'Theirs' });
    theirs.save(first);
    await waitFor(() => expect(theirs.status(first)).toBe('saved'), patience);
    mine.edit(first, { label: 'Mine' });
    mine.save(first);
    await waitFor(() => expect(mine.status(first)).toBe('failed'), patience);
    expect(mine.entry(first).editor.conflicts).toEqual({ label: { mine: 'Mine', theirs: 'Theirs' } });
  });

  it('stores folds with the next save, and takes folding alone for no change', async () => {
    network.serve();
    const tab = await open(admin());
    const [question] = tab.entry(first).editor.value.tree;
    act(() => tab.now().onCollapsedChange(first, new Set([question?.id ?? ''])));
    expect(tab.entry(first).hasDraft).toBe(false);
    expect(tab.entry(first).collapsed.has(question?.id ?? '')).toBe(true);
    tab.edit(first, { shortcut: 'folded' });
    tab.save(first);
    await waitFor(() => expect(tab.status(first)).toBe('saved'), patience);
    const stored = await agent().questionGroups.list(11);
    const [row] = stored;
    const reading = row?.status === 'ready' ? readTree(row.data.treeJson) : undefined;
    expect(reading?.status === 'ready' && findNode(reading.data, question?.id ?? '')?.expanded).toBe(false);
  });

  it('limits the prompt and the custom responses to their tags before a save, and names what was removed', async () => {
    const sent: { prompt: string; treeJson: string }[] = [];
    network.server.use(
      http.post('*/question_groups', async ({ request }) => {
        sent.push((await request.clone().json()) as (typeof sent)[number]);
        return undefined;
      }),
      ...handlers(),
    );
    const tab = await open(admin());
    const { tree } = tab.entry(first).editor.value;
    const answer = nodesOf(tree).find(({ isQ, children }) => !isQ && children.length === 0)?.id ?? '';
    const reply = { action: 'customResponse', customResponseText: '<img src=x onerror=y>Yes<br>' };
    tab.edit(first, { prompt: '<b onclick="x()">Hi</b><script>x()</script>', tree: editNode(tree, answer, reply) });
    tab.save(first);
    expect(tab.entry(first).editor.sections.group).toMatchObject({
      status: 'saving',
      leftOut: ['onclick', '<script>', '<img>'],
    });
    expect(tab.entry(first).editor.value.prompt).toBe('<b>Hi</b>');
    await waitFor(() => expect(tab.status(first)).toBe('saved'), patience);
    expect(tab.entry(first).editor.sections.group.leftOut).toEqual(['onclick', '<script>', '<img>']);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.prompt).toBe('<b>Hi</b>');
    expect(sent[0]?.treeJson).toContain('"Yes<br>"');
    expect(sent[0]?.treeJson).not.toContain('<img');
    const [stored] = readyRows(await agent().questionGroups.list(11));
    expect(stored).toMatchObject(sent[0] ?? {});

    tab.edit(first, { prompt: 'Hello' });
    expect(tab.entry(first).editor.sections.group.leftOut).toBeUndefined();
  });

  it('sends nothing where only what must go was typed, and says that it went', async () => {
    network.serve();
    const tab = await open(admin());
    const { prompt } = tab.entry(first).editor.value;
    tab.edit(first, { prompt: `${prompt}<i></i>` });
    tab.save(first);
    expect(tab.entry(first).editor.value.prompt).toBe(prompt);
    expect(tab.entry(first)).toMatchObject({ hasDraft: false, editor: { sections: { group: { leftOut: ['<i>'] } } } });
    expect(tab.status(first)).toBe('clean');
  });

  it('sends nothing for an unchanged group', async () => {
    network.serve({ faults: { saveQuestionGroup: { status: 500 } } });
    const tab = await open(admin());
    tab.save(first);
    expect(tab.status(first)).toBe('clean');
    tab.edit(first, { label: 'Help' });
    tab.save(first);
    expect(tab.status(first)).toBe('saving');
  });

  it('takes no shortcut that another group or a saved reply has, and drops one from a copy', async () => {
    network.serve();
    const tab = await open(admin());
    tab.edit(first, { shortcut: 'ORDER' });
    expect(tab.entry(first).editor.errors).toEqual({ shortcut: 'taken' });
    tab.edit(first, { shortcut: 'hours' });
    await waitFor(() => expect(tab.entry(first).editor.errors).toEqual({ shortcut: 'taken' }), patience);
    tab.edit(first, { shortcut: 'welcome' });
    expect(tab.entry(first).editor.errors).toEqual({});

    const { label, prompt, tree, shortcut } = tab.entry(second).editor.value;
    expect(shortcut).toBe('order');
    act(() => tab.now().onAddCopy?.({ label, prompt, tree, shortcut }));
    expect(tab.entry(tab.now().selectedUid ?? '').editor.value.shortcut).toBe('');
  });

  it('keeps the draft and says why when a save or a deletion fails, and deletes for good', async () => {
    const faults: Faults = {};
    network.serve({ faults });
    const tab = await open(admin());
    tab.edit(first, { label: 'Precious' });
    faults.saveQuestionGroup = { status: 500 };
    tab.save(first);
    await waitFor(() => expect(tab.status(first)).toBe('failed'), patience);
    expect(tab.entry(first).editor.value.label).toBe('Precious');

    faults.deleteQuestionGroup = { status: 500 };
    act(() => tab.now().onDelete?.(first));
    await waitFor(() => expect(tab.now().deletion.status).toBe('failed'), patience);
    expect(tab.entry(first).editor.value.label).toBe('Precious');
    faults.deleteQuestionGroup = undefined;
    act(() => tab.now().onDelete?.(first));
    await waitFor(() => expect(entriesOf(tab.now()).map(({ uid }) => uid)).toEqual([second]), patience);
    expect(entriesOf((await open(agent())).now()).map(({ uid }) => uid)).toEqual([second]);
  });

  it('keeps unsaved work on a group that someone else deletes', async () => {
    network.serve();
    const [mine, theirs] = [await open(admin()), await open(agent())];
    const { tree } = mine.entry(second).editor.value;
    mine.edit(second, { label: 'Still mine', tree: editNode(tree, nodesOf(tree)[0]?.id ?? '', { text: 'Mine?' }) });
    act(() => theirs.now().onDelete?.(second));
    await waitFor(() => expect(entriesOf(theirs.now())).toHaveLength(1), patience);
    mine.save(second);
    await waitFor(() => expect(['saved', 'failed']).toContain(mine.status(second)), patience);
    expect(mine.status(second)).toBe('saved');
    expect(entryOf((await open(agent())).now(), second).editor.value.label).toBe('Still mine');
  });

  it.each(['before', 'after'])(
    'creates a group again with all that it had, if the list was read %s its deletion',
    async (when) => {
      network.serve();
      const [mine, theirs] = [await open(admin()), await open(agent())];
      const before = mine.entry(second).editor.value;
      expect(before.tree.length).toBeGreaterThan(0);
      mine.edit(second, { label: 'Still mine' });
      act(() => theirs.now().onDelete?.(second));
      await waitFor(() => expect(entriesOf(theirs.now())).toHaveLength(1), patience);
      if (when === 'after') {
        mine.edit(first, { label: 'Read again' });
        mine.save(first);
        await waitFor(() => expect(mine.entry(second).editor.conflicts).toHaveProperty('label'), patience);
        act(() => mine.entry(second).editor.onResolve('label', 'mine'));
      }
      expect(mine.entry(second).editor.value).toEqual({ ...before, label: 'Still mine' });
      mine.save(second);
      await waitFor(() => expect(mine.status(second)).toBe('saved'), patience);
      expect(entryOf((await open(agent())).now(), second).editor.value).toEqual({ ...before, label: 'Still mine' });
    },
  );

  it('keeps the folds that are stored while only its texts are edited', async () => {
    network.serve();
    const tab = await open(admin());
    const { tree } = tab.entry(first).editor.value;
    const [top] = nodesOf(tree);
    act(() => tab.now().onCollapsedChange(first, new Set([top?.id ?? ''])));
    tab.edit(first, { shortcut: 'folded' });
    tab.save(first);
    await waitFor(() => expect(tab.status(first)).toBe('saved'), patience);
    tab.unmount();
    const again = await open(admin());
    again.edit(first, { tree: editNode(again.entry(first).editor.value.tree, top?.id ?? '', { text: 'Changed' }) });
    again.save(first);
    await waitFor(() => expect(again.status(first)).toBe('saved'), patience);
    const [row] = await agent().questionGroups.list(11);
    const stored = row?.status === 'ready' ? readTree(row.data.treeJson) : undefined;
    expect(stored?.status === 'ready' && findNode(stored.data, top?.id ?? '')).toMatchObject({
      text: 'Changed',
      expanded: false,
    });
  });

  it('says for 5 seconds that a group is saved', async () => {
    network.serve();
    const tab = await open(admin());
    tab.edit(first, { label: 'Help' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    tab.save(first);
    await waitFor(() => expect(tab.status(first)).toBe('saved'), patience);
    await act(() => vi.advanceTimersByTimeAsync(4500));
    expect(tab.status(first)).toBe('saved');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(tab.status(first)).toBe('clean');
  });
});
