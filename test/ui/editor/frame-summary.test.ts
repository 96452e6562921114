import { makeProblem } from 'chatdeck/model';
import { makeEditor, type EditorOverrides } from 'chatdeck/testing';
import { createFrameStore } from 'chatdeck/ui/editor/frame-store';
import { summaryOf } from 'chatdeck/ui/editor/frame-summary';
import { describe, expect, test } from 'vitest';

interface Values {
  name: string;
  note: string;
  limit: number;
}
type Section = 'first' | 'second';
type Overrides = EditorOverrides<Values, Section>;

const saved: Values = { name: 'a', note: 'a', limit: 1 };
const sections = { first: ['name', 'note'], second: ['limit'] } as const;
const storeOf = (value: Partial<Values> = {}, overrides: Overrides = {}) =>
  createFrameStore(makeEditor({ ...saved, ...value }, sections, { saved, ...overrides }) as never);

const clean = {
  changeCount: 0,
  sectionCount: 0,
  pending: [],
  failed: [],
  isSaving: false,
  canSave: true,
  errorCount: 0,
  conflictCount: 0,
};
const problem = makeProblem('offline');
const conflict = { mine: 'b', theirs: 'c' };

describe('a form’s summary', () => {
  test.each<[string, Partial<Values>, Overrides, object]>([
    ['nothing has changed', {}, {}, {}],
    [
      'one field has changed',
      { name: 'b' },
      { sections: { first: { status: 'dirty' } } },
      { changeCount: 1, sectionCount: 1, pending: ['first'] },
    ],
    [
      'fields of both sections have changed',
      { name: 'b', note: 'b', limit: 2 },
      {},
      { changeCount: 3, sectionCount: 2, pending: ['first', 'second'] },
    ],
    [
      'a choice of two fields has changed',
      { name: 'b', note: 'b' },
      { groups: [['name', 'note']] },
      { changeCount: 1, sectionCount: 1, pending: ['first'] },
    ],
    ['the answer of a save was lost', {}, { sections: { first: { status: 'dirty' } } }, { pending: ['first'] }],
    [
      'a section is saving',
      { name: 'b' },
      { sections: { first: { status: 'saving' } } },
      { changeCount: 1, sectionCount: 1, isSaving: true },
    ],
    ['a section was saved', {}, { sections: { first: { status: 'saved' } } }, {}],
    [
      'a section was saved and changed again',
      { name: 'b' },
      { sections: { first: { status: 'saved' } } },
      { changeCount: 1, sectionCount: 1, pending: ['first'] },
    ],
    [
      'a save has failed, and the other section is saving',
      { limit: 2 },
      { sections: { first: { status: 'saving' }, second: { status: 'failed', problem } } },
      { changeCount: 1, sectionCount: 1, pending: ['second'], failed: ['second'], isSaving: true },
    ],
    [
      'a changed field is wrong',
      { name: '' },
      { errors: { name: 'required' } },
      { changeCount: 1, sectionCount: 1, pending: ['first'], canSave: false, errorCount: 1 },
    ],
    [
      'a changed field isn’t filled in yet, and another is too long',
      { name: '' },
      { errors: { name: 'incomplete', note: 'tooLong' } },
      { changeCount: 1, sectionCount: 1, pending: ['first'], canSave: false, errorCount: 1 },
    ],
    [
      'a field of a section without changes is wrong',
      { limit: 2 },
      { errors: { name: 'required' }, conflicts: { note: conflict } },
      { changeCount: 1, sectionCount: 1, pending: ['second'] },
    ],
    [
      'a changed field is in conflict',
      { name: 'b' },
      { conflicts: { name: conflict } },
      { changeCount: 1, sectionCount: 1, pending: ['first'], canSave: false, conflictCount: 1 },
    ],
  ])('when %s', (_, value, overrides, expected) => {
    expect(summaryOf(storeOf(value, overrides))).toEqual({ ...clean, ...expected });
  });

  test('stays the same object until something in it changes', () => {
    const store = storeOf({ name: 'b' });
    const before = summaryOf(store);
    store.put(storeOf({ name: 'c' }).get());
    expect(summaryOf(store)).toBe(before);
    store.put(storeOf({ name: 'c', note: 'c' }).get());
    expect(summaryOf(store)).toMatchObject({ changeCount: 2 });
  });
});

describe('a section, as its end shows it', () => {
  const snapshot = (name: Section, value: Partial<Values> = {}, overrides: Overrides = {}) =>
    storeOf(value, overrides).section(name).get();

  test.each<[string, Partial<Values>, Overrides, object]>([
    [
      'without changes',
      {},
      {},
      { status: 'clean', fields: ['name', 'note'], changeCount: 0, isTold: false, offers: [] },
    ],
    ['with changes of its own only', { name: 'b', limit: 2 }, {}, { changeCount: 1 }],
    [
      'with a wrong field',
      {},
      { errors: { note: 'required', limit: 'tooLarge' } },
      { blocker: { kind: 'errors', count: 1 } },
    ],
    ['with a field in conflict', {}, { conflicts: { name: conflict } }, { blocker: { kind: 'conflicts', count: 1 } }],
    ['with wrong fields elsewhere', {}, { errors: { limit: 'tooLarge' } }, { blocker: undefined }],
  ])('%s', (_, value, overrides, expected) => {
    expect(snapshot('first', value, overrides)).toMatchObject(expected);
  });

  test('is none if the form has no such section', () => {
    expect(storeOf().section('third').get()).toBeUndefined();
  });

  test.each<[string, NonNullable<Overrides['sections']>, boolean]>([
    [
      'both failed for one reason',
      { first: { status: 'failed', problem }, second: { status: 'failed', problem } },
      true,
    ],
    [
      'each failed for its own',
      { first: { status: 'failed', problem: makeProblem('server') }, second: { status: 'failed', problem } },
      false,
    ],
    ['only this one failed', { second: { status: 'failed', problem } }, false],
    [
      'the first is saving again',
      { first: { status: 'saving', problem }, second: { status: 'failed', problem } },
      false,
    ],
    [
      'this one is saving again',
      { first: { status: 'failed', problem }, second: { status: 'saving', problem } },
      false,
    ],
    ['no one says why', { first: { status: 'failed' }, second: { status: 'failed' } }, false],
  ])('leaves the reason to an earlier one: %s', (_, states, isTold) => {
    expect(snapshot('second', {}, { sections: states })?.isTold).toBe(isTold);
    expect(snapshot('first', {}, { sections: states })?.isTold).toBe(false);
  });

  const use = () => undefined;
  const offers = [
    { id: 2, section: 'second', kind: 'redo', names: ['limit'], onUse: use },
    { id: 1, section: 'first', kind: 'undo', names: ['name'], onUse: use },
  ] as const;

  test('offers its own saves to be undone and redone, or the newest where the host lists none', () => {
    expect(snapshot('first', {}, { offers })?.offers).toEqual([{ id: 1, kind: 'undo', names: ['name'] }]);
    const newest = { sections: { first: { onUndo: use } } };
    expect(snapshot('first', {}, newest)?.offers).toEqual([{ id: -1, kind: 'undo', names: [] }]);
    expect(snapshot('second', {}, newest)?.offers).toEqual([]);
    expect(snapshot('first', {}, { ...newest, offers })?.offers).toHaveLength(1);
  });
});

describe('a field, as its row shows it', () => {
  const field = (name: keyof Values, value: Partial<Values> = {}, overrides: Overrides = {}) =>
    storeOf(value, overrides).field(name).get();
  const plain = { value: 'a', saved: 'a', isNew: false, error: undefined, isContested: false, theirs: undefined };

  test.each<[string, Partial<Values>, Overrides, object]>([
    ['unchanged', {}, {}, {}],
    ['changed', { name: 'b' }, {}, { value: 'b' }],
    ['wrong', { name: '' }, { errors: { name: 'required' } }, { value: '', error: 'required' }],
    ['in conflict', { name: 'b' }, { conflicts: { name: conflict } }, { value: 'b', isContested: true, theirs: 'c' }],
    ['of something new', {}, { isNew: true }, { isNew: true }],
    [
      'that the server rejected',
      {},
      { sections: { first: { status: 'failed', problem: makeProblem('invalid', { path: 'name.0' }) } } },
      { isRefused: true },
    ],
  ])('%s', (_, value, overrides, expected) => {
    expect(field('name', value, overrides)).toEqual({ ...plain, isRefused: false, ...expected });
    expect(field('note', value, overrides)).toMatchObject({ isContested: false, isRefused: false, error: undefined });
  });

  test('stays the same object while nothing about it changes, also in a conflict', () => {
    const overrides = { conflicts: { name: conflict } };
    const store = storeOf({ name: 'b' }, overrides);
    const before = store.field('name').get();
    store.put(storeOf({ name: 'b', note: 'b' }, overrides).get());
    expect(store.field('name').get()).toBe(before);
    store.put(storeOf({ name: 'c', note: 'b' }, overrides).get());
    expect(store.field('name').get()).not.toBe(before);
  });
});
