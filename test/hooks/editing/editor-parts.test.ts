import { makeProblem, problemError } from 'chatdeck/model/core/problem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditorSource } from '../../../src/hooks/editing/editor-source';
import { createEditorStore } from '../../../src/hooks/editing/editor-store';
import { createDraftStore } from '../../../src/hooks/shared/drafts';

interface Values {
  name: string;
  note: string;
  footer: string;
}
type Section = 'first' | 'second';

const sections = { first: ['name', 'note'], second: ['footer'] } as const;
const saved: Values = { name: 'Sales', note: '', footer: '' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form whose saves are stored, and come back as the newest copy. */
function openForm(options: Partial<EditorSource<Values, Section>> = {}) {
  const store = createEditorStore<Values, Section>(createDraftStore({ storage: null }), 'form');
  const sent: Partial<Values>[] = [];
  const source: EditorSource<Values, Section> = {
    saved,
    sections,
    check: ({ name }) => (name === '' ? { name: 'required' } : {}),
    save: ({ patch }) => {
      sent.push(patch);
      put({ saved: { ...(source.saved ?? saved), ...patch } });
      return Promise.resolve();
    },
    ...options,
  };
  function put(changes: Partial<EditorSource<Values, Section>> = {}) {
    Object.assign(source, changes);
    store.put({ ...source });
    store.tell();
  }
  put();
  const now = () => {
    const editor = store.get();
    if (!editor) throw new Error('There is no editor.');
    return editor;
  };
  return { store, put, now, sent, status: () => now().sections.first.status };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a save', () => {
  it('says that it is saving and that it is saved, each for a while', async () => {
    const form = openForm();
    form.now().onEdit({ name: 'Support' });
    expect(form.status()).toBe('dirty');
    form.now().sections.first.onSave();
    expect(form.status()).toBe('saving');
    await wait(1499);
    expect(form.status()).toBe('saving');
    await wait(1);
    expect(form.status()).toBe('saved');
    await wait(1499);
    expect(form.status()).toBe('saved');
    await wait(1);
    expect(form.status()).toBe('clean');
    expect(form.sent).toEqual([{ name: 'Support' }]);
  });

  it('says that it is saved for as long as its form wants', async () => {
    const form = openForm({ savedMs: 100 });
    form.now().onEdit({ name: 'Support' });
    form.now().sections.first.onSave();
    await wait(1500);
    expect(form.status()).toBe('saved');
    await wait(100);
    expect(form.status()).toBe('clean');
  });

  it('is none of nothing, of what is wrong, or of what is saving', async () => {
    const form = openForm();
    form.now().sections.first.onSave();
    form.now().onEdit({ name: '' });
    form.now().sections.first.onSave();
    expect(form.sent).toEqual([]);
    form.now().onEdit({ name: 'Support' });
    form.now().sections.first.onSave();
    form.now().sections.first.onSave();
    await wait(3000);
    expect(form.sent).toEqual([{ name: 'Support' }]);
  });

  it('of one section leaves the others, and of all skips those without changes', async () => {
    const form = openForm();
    form.now().onEdit({ name: 'Support', footer: 'Bye' });
    form.now().sections.first.onSave();
    await wait(3000);
    expect(form.sent).toEqual([{ name: 'Support' }]);
    form.now().onSaveAll();
    await wait(3000);
    expect(form.sent).toEqual([{ name: 'Support' }, { footer: 'Bye' }]);
  });

  it('sends what the form makes of the edits, and names what it left out', async () => {
    const form = openForm({
      normalize: (patch) => ({ ...patch, ...(patch.name !== undefined && { name: patch.name.trim() }) }),
      leavesOut: (patch) => (patch.name?.includes('<b>') ? ['b'] : []),
    });
    form.now().onEdit({ name: ' <b>Support ' });
    form.now().sections.first.onSave();
    expect(form.now().sections.first.leftOut).toEqual(['b']);
    expect(form.now().sections.second.leftOut).toBeUndefined();
    await wait(3000);
    expect(form.sent).toEqual([{ name: '<b>Support' }]);
  });

  it('can be undone and redone, unless the form says otherwise', async () => {
    const form = openForm();
    form.now().onEdit({ name: 'Support' });
    form.now().sections.first.onSave();
    await wait(3000);
    form.now().sections.first.onUndo?.();
    await wait(3000);
    expect(form.sent.at(-1)).toEqual({ name: 'Sales' });
    expect(form.now().offers).toMatchObject([{ kind: 'redo', section: 'first', names: ['name'] }]);
    form.now().offers?.[0]?.onUse();
    await wait(3000);
    expect(form.sent.at(-1)).toEqual({ name: 'Support' });
    expect(form.now().offers).toMatchObject([{ kind: 'undo' }]);

    const final = openForm({ isUndoable: () => false });
    final.now().onEdit({ name: 'Support' });
    final.now().sections.first.onSave();
    await wait(3000);
    expect(final.now().offers).toEqual([]);
    expect(final.now().sections.first.onUndo).toBeUndefined();
  });

  it('that failed says why, and counts what was sent in the next one', async () => {
    const sentBefore: unknown[] = [];
    const form = openForm({
      save: (_draft, before) => {
        sentBefore.push(before);
        return Promise.reject(problemError(makeProblem('server')));
      },
    });
    form.now().onEdit({ name: 'Support' });
    form.now().sections.first.onSave();
    await wait(0);
    expect(form.now().sections.first).toMatchObject({ status: 'failed', problem: { kind: 'server' } });
    expect(form.now().value.name).toBe('Support');
    form.now().onEdit({ name: 'Support team' });
    form.now().sections.first.onSave();
    await wait(0);
    expect(sentBefore).toEqual([[], [{ name: 'Support' }]]);
  });
});

describe('what others change', () => {
  it('is news until it is dismissed, also for those who listen', () => {
    const form = openForm();
    expect(form.now().changedElsewhere).toBeUndefined();
    form.put({ saved: { ...saved, note: 'Theirs', footer: 'Theirs' } });
    expect(form.now().changedElsewhere?.names).toEqual(['note', 'footer']);
    const heard = vi.fn();
    form.store.subscribe(heard);
    form.now().changedElsewhere?.onDismiss();
    expect(form.now().changedElsewhere).toBeUndefined();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is no news of a field with an edit, nor of a choice twice', () => {
    const form = openForm({ groups: [['name', 'note']] });
    form.now().onEdit({ footer: 'Mine' });
    form.put({ saved: { name: 'Theirs', note: 'Theirs', footer: 'Theirs' } });
    expect(form.now().changedElsewhere?.names).toEqual(['name']);
    expect(form.now().conflicts).toEqual({ footer: { mine: 'Mine', theirs: 'Theirs' } });
  });

  it.each([
    ['mine', 'Mine', 1],
    ['theirs', 'Theirs', 0],
  ] as const)('can be settled with %s', (keep, value, changes) => {
    const form = openForm();
    form.now().onEdit({ name: 'Mine' });
    form.put({ saved: { ...saved, name: 'Theirs' } });
    form.now().onResolve('name', keep);
    expect([form.now().conflicts, form.now().value.name]).toEqual([{}, value]);
    expect(form.status()).toBe(changes === 1 ? 'dirty' : 'clean');
  });

  it('is no news if the user has changed it outside the form, where it also ends the edit', () => {
    const form = openForm();
    form.now().onEdit({ name: 'Mine', footer: 'Mine' });
    form.store.noteOwnChange({ name: 'Elsewhere', note: 'Elsewhere' });
    form.put({ saved: { ...saved, name: 'Elsewhere', note: 'Elsewhere' } });
    expect(form.now().changedElsewhere).toBeUndefined();
    expect(form.now().value).toEqual({ name: 'Elsewhere', note: 'Elsewhere', footer: 'Mine' });
  });

  it('is no news if the user wanted the same', () => {
    const form = openForm();
    form.now().onEdit({ name: 'Support' });
    form.put({ saved: { ...saved, name: 'Support' } });
    expect([form.now().changedElsewhere, form.status()]).toEqual([undefined, 'clean']);
  });
});

describe('the history', () => {
  it('knows whether there is a step, for the form and for some of its fields', () => {
    const form = openForm();
    const can = (names?: string[]) => {
      const { history } = form.now();
      const some = names ? history?.of?.(names) : history;
      return [some?.canUndo, some?.canRedo];
    };
    expect(can()).toEqual([false, false]);
    expect(form.now().history?.onUndo()).toEqual([]);
    form.now().onEdit({ name: 'Support' });
    expect([can(), can(['footer']), can(['name'])]).toEqual([
      [true, false],
      [false, false],
      [true, false],
    ]);
    expect(form.now().history?.of?.(['footer']).onUndo()).toEqual([]);
    expect(form.now().history?.onUndo()).toEqual(['name']);
    expect([can(), form.now().value.name]).toEqual([[false, true], 'Sales']);
    expect(form.now().history?.onRedo()).toEqual(['name']);
    expect(form.now().value.name).toBe('Support');
  });

  it('takes a discard back, of one section or of all', () => {
    const form = openForm();
    form.now().onEdit({ name: 'Support', footer: 'Bye' });
    form.now().sections.first.onDiscard();
    expect(form.now().value).toEqual({ ...saved, footer: 'Bye' });
    form.now().onDiscardAll();
    expect(form.now().value).toEqual(saved);
    form.now().history?.onUndo();
    expect(form.now().value).toEqual({ ...saved, footer: 'Bye' });
    form.now().history?.onUndo();
    expect(form.now().value).toEqual({ name: 'Support', note: '', footer: 'Bye' });
  });
});

describe('an editor', () => {
  it('is none before there is a copy, which its live reading says', () => {
    const form = openForm({ saved: undefined });
    expect(form.store.get()).toBeUndefined();
    expect(form.store.getCoarse()).toBeUndefined();
    form.put({ saved });
    const { live } = form.now();
    expect(live?.get().value).toEqual(saved);
    form.put({ saved: undefined });
    expect(() => live?.get()).toThrow('Chatdeck: an editor was read before its settings had loaded.');
  });

  it('stays the same object until something changes, and coarsely while only values do', () => {
    const form = openForm();
    const [fine, coarse] = [form.store.get(), form.store.getCoarse()];
    form.put();
    expect(form.store.get()).toBe(fine);
    form.now().onEdit({ name: 'S' });
    const typed = form.store.getCoarse();
    expect(typed).not.toBe(coarse);
    form.now().onEdit({ name: 'Su' });
    expect(form.store.getCoarse()).toBe(typed);
    expect(form.now().value.name).toBe('Su');
    form.now().onEdit({ name: '' });
    expect(form.store.getCoarse()).not.toBe(typed);
  });

  it('has sections that follow its value, if they do', () => {
    const form = openForm({
      sections: ({ name }) => ({ first: name === 'all' ? ['name', 'note', 'footer'] : ['name'], second: [] }),
    });
    expect(form.now().sections.first.fields).toEqual(['name']);
    form.now().onEdit({ name: 'all' });
    expect(form.now().sections.first.fields).toEqual(['name', 'note', 'footer']);
  });

  it('tells those who listen of edits and of new copies, until they stop', () => {
    const form = openForm();
    const heard = vi.fn();
    const stop = form.store.subscribe(heard);
    form.now().onEdit({ name: 'Support' });
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    form.put({ saved: { ...saved, note: 'Theirs' } });
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    stop();
    form.now().onEdit({ name: 'Support team' });
    form.put({ saved });
    expect(heard).not.toHaveBeenCalled();
  });
});
