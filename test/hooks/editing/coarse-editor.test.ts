import { makeProblem, type EditorHistory } from 'chatdeck/model';
import { makeEditor, type EditorOverrides } from 'chatdeck/testing';
import { expect, it } from 'vitest';
import { keepCoarse } from '../../../src/hooks/editing/coarse-editor';

interface Values {
  name: string;
  note: string;
}
type Overrides = EditorOverrides<Values, 'all'>;

const saved: Values = { name: 'a', note: 'a' };
const nothing = () => undefined;
const editorOf = (value: Partial<Values> = {}, overrides: Overrides = {}) =>
  makeEditor({ ...saved, ...value }, { all: ['name', 'note'] }, { saved, ...overrides });

const history = (canUndo: boolean, canRedo: boolean): EditorHistory => ({
  canUndo,
  canRedo,
  onUndo: () => [],
  onRedo: () => [],
});
const problem = makeProblem('offline');
const conflict = (mine: string, theirs: string) => ({ conflicts: { name: { mine, theirs } } });
const offer = (id: number) => ({
  offers: [{ id, section: 'all', kind: 'undo', names: ['name'], onUse: nothing }] as const,
});
const left = (savedAt: number) => ({ leftDraft: { savedAt, patch: {}, onRestore: nothing, onDiscard: nothing } });

it.each<[string, Overrides, Overrides]>([
  ['an error', {}, { errors: { name: 'required' } }],
  ['another error', { errors: { name: 'required' } }, { errors: { name: 'tooLong' } }],
  ['a conflict', {}, conflict('b', 'c')],
  ['what others saved in a conflict', conflict('b', 'c'), conflict('b', 'd')],
  ['the status of a section', {}, { sections: { all: { status: 'saving' } } }],
  [
    'why a save failed',
    { sections: { all: { status: 'failed', problem } } },
    { sections: { all: { status: 'failed', problem: makeProblem('server') } } },
  ],
  ['what a save left out', {}, { sections: { all: { leftOut: ['b'] } } }],
  ['the fields of a section', {}, { sections: { all: { fields: ['name'] } } }],
  ['what others changed', {}, { changedElsewhere: { names: ['note'], onDismiss: nothing } }],
  ['a draft of a closed tab', {}, left(1)],
  ['another draft of a closed tab', left(1), left(2)],
  ['whether there is a step back', { history: history(false, false) }, { history: history(true, false) }],
  ['whether there is a step forward', { history: history(true, false) }, { history: history(true, true) }],
  ['a save that can be undone', {}, offer(1)],
  ['another save that can be undone', offer(1), offer(2)],
  ['what makes up one choice', {}, { groups: [['name', 'note']] }],
  ['the saved copy', {}, { saved: { ...saved } }],
])('%s is news', (_, before, after) => {
  const coarse = keepCoarse<Values, 'all'>();
  const [first, second] = [editorOf({ name: 'b' }, before), editorOf({ name: 'b' }, after)];
  expect(coarse(first)).toBe(first);
  expect(coarse(second)).toBe(second);
});

it('a first change, and the last one undone, are news', () => {
  const coarse = keepCoarse<Values, 'all'>();
  for (const editor of [editorOf(), editorOf({ name: 'b' }), editorOf({ name: 'b', note: 'b' }), editorOf()]) {
    expect(coarse(editor)).toBe(editor);
  }
});

it('another value of the same field is no news, nor are equal parts that are made again', () => {
  const coarse = keepCoarse<Values, 'all'>();
  const parts = () => ({ ...conflict('b', 'c'), ...offer(1), ...left(1), history: history(true, false) });
  const first = editorOf({ name: 'b' }, parts());
  expect(coarse(first)).toBe(first);
  expect(coarse(editorOf({ name: 'bb' }, { ...parts(), ...conflict('bb', 'c') }))).toBe(first);
  expect(coarse(first)).toBe(first);
});

it('no editor is none, and the first one is news', () => {
  const coarse = keepCoarse<Values, 'all'>();
  expect(coarse(undefined)).toBeUndefined();
  const first = editorOf();
  expect(coarse(first)).toBe(first);
  expect(coarse(undefined)).toBeUndefined();
  expect(coarse(first)).toBe(first);
});
