import { makeEditor, type EditorOverrides } from 'chatdeck/testing';
import { changeLabels } from 'chatdeck/ui/editor/change-labels';
import { changedSections } from 'chatdeck/ui/editor/change-lines';
import type { FieldTexts } from 'chatdeck/ui/editor/editor-context';
import { editorLabels } from 'chatdeck/ui/editor/editor-labels';
import { createFrameStore, type FieldWords } from 'chatdeck/ui/editor/frame-store';
import { expect, test } from 'vitest';

type Values = Record<string, unknown>;
const { defaults: changes } = changeLabels;
const { defaults: own } = editorLabels;
const labels = { ...own, ...changes };

interface Form {
  sections?: Record<string, string[]>;
  groups?: EditorOverrides<Values, string>['groups'];
  words?: Record<string, FieldWords>;
  titles?: Record<string, string>;
  fields?: Record<string, FieldTexts>;
}

function review(before: Values, after: Values, { sections, groups, words, titles, fields = {} }: Form = {}) {
  const editor = makeEditor(after, sections ?? { all: Object.keys(after) }, { saved: before, groups });
  const store = createFrameStore(editor);
  for (const [name, each] of Object.entries(words ?? {})) store.words.set(name, each);
  for (const [name, title] of Object.entries(titles ?? {})) store.titles.set(name, title);
  return changedSections({ store, fields }, labels, { before, after });
}

/** The texts of one field whose row has not been on the page. */
function said(before: unknown, after: unknown) {
  const fields = { field: { label: 'Field' } };
  const parts = review({ field: before }, { field: after }, { fields }).flatMap(({ lines }) => lines[0]?.parts ?? []);
  return parts.map((part) => [part.label, part.before, part.after]);
}

const long = 'x'.repeat(200);

test.each([
  ['a', 'b', 'a', 'b'],
  ['', 'b', 'empty', 'b'],
  [undefined, 'b', 'empty', 'b'],
  ['a', null, 'a', 'empty'],
  ['a', ' \n', 'a', 'empty'],
  [3, 0, '3', '0'],
  [false, true, 'off', 'on'],
  [null, false, 'empty', 'off'],
  [['a'], ['a', 'b'], 'a', 'a, b'],
  [['a', 1], [], 'a, 1', 'empty'],
  [long, `${long}y`, long, `${long}…`],
  // Without a difference that can be read, or a text at all, it says what happened.
  [`${long}y`, `${long}z`, undefined, 'edited'],
  ['', ' ', undefined, 'added'],
  [{ a: 1 }, { a: 2 }, undefined, 'edited'],
  [[{ a: 1 }], [{ a: 2 }], undefined, 'edited'],
  [undefined, { a: 1 }, undefined, 'added'],
  [null, [{ a: 1 }], undefined, 'added'],
  ['', [{ a: 1 }], undefined, 'added'],
  [[], [{ a: 1 }], undefined, 'added'],
  [[{ a: 1 }], [], undefined, 'removed'],
  [{ a: 1 }, '', undefined, 'removed'],
])('from %j to %j, a review says %j and %j', (before, after, from, to) => {
  expect(said(before, after)).toEqual([['Field', from, to]]);
});

test('a field is described as its row describes it, or else by its label, or else by its section', () => {
  const words = {
    size: { label: 'Size', say: (value: unknown, all: Values) => `${String(value)} of ${String(all.unit)}` },
  };
  const before = { size: 1, color: 'red', secret: 'a', lost: 'a', unit: 'm' };
  const after = { size: 2, color: 'blue', secret: 'b', lost: 'b', unit: 'm' };
  const sections = { look: ['size', 'color'], keys: ['secret'], others: ['lost'] };
  const fields = { color: { label: 'Color' } };
  expect(review(before, after, { sections, words, fields, titles: { look: 'Look', keys: 'Keys' } })).toEqual([
    {
      name: 'look',
      title: 'Look',
      lines: [
        { key: 'size', names: ['size'], parts: [{ label: 'Size', before: '1 of m', after: '2 of m' }] },
        { key: 'color', names: ['color'], parts: [{ label: 'Color', before: 'red', after: 'blue' }] },
      ],
    },
    {
      name: 'keys',
      title: 'Keys',
      lines: [{ key: 'secret', names: ['secret'], parts: [{ label: 'Keys', before: undefined, after: 'edited' }] }],
    },
    {
      name: 'others',
      title: undefined,
      lines: [{ key: 'lost', names: ['lost'], parts: [{ label: 'lost', before: undefined, after: 'edited' }] }],
    },
  ]);
});

test('a choice of several fields has a part for each label, and none for what stays empty', () => {
  const between = { label: 'Between', say: (_: unknown, { from, to }: Values) => `${String(from)}–${String(to)}` };
  const before = { isOn: false, from: 1, to: 2, note: '' };
  const after = { isOn: true, from: 3, to: 4, note: null };
  const [section] = review(before, after, {
    groups: [['isOn', 'from', 'to', 'note']],
    words: { from: between, to: between },
    fields: { isOn: { label: 'On' }, note: { label: 'Note' } },
  });
  expect(section?.lines).toEqual([
    {
      key: 'isOn,from,to,note',
      names: ['isOn', 'from', 'to', 'note'],
      parts: [
        { label: 'On', before: 'off', after: 'on' },
        { label: 'Between', before: '1–2', after: '3–4' },
      ],
    },
  ]);
});

test('a change of a field without a section is listed after the others, and nothing that is equal', () => {
  const [before, after] = [
    { name: 'a', hidden: 1, list: [1] },
    { name: 'b', hidden: 2, list: [1] },
  ];
  const sections = review(before, after, { sections: { all: ['name'] }, titles: { all: 'All' } });
  expect(sections.map(({ name, title, lines }) => [name, title, lines.map(({ key }) => key)])).toEqual([
    ['all', 'All', ['name']],
    ['', undefined, ['hidden']],
  ]);
  expect(review(before, before)).toEqual([]);
});

test.each([
  [() => changes.changesIn(1, 1), '1 change in 1 section'],
  [() => changes.changesIn(2, 1), '2 changes in 1 section'],
  [() => changes.changesIn(12, 3), '12 changes in 3 sections'],
  [() => changes.toCorrect(1), '1 field to fix'],
  [() => changes.toCorrect(2), '2 fields to fix'],
  [() => changes.conflicts(1), '1 conflict'],
  [() => changes.conflicts(2), '2 conflicts'],
  [() => changes.revertField('Name'), 'Revert: Name'],
  [() => changes.leftDraft('noon'), 'Unsaved changes from noon'],
  [() => changes.savedFields('Name'), 'Saved: Name'],
  [() => changes.undone('Name'), 'Undone: Name'],
  [() => changes.redone('Name'), 'Redone: Name'],
  [() => own.changedByOthers(1), '1 setting changed elsewhere. You’re seeing the latest.'],
  [() => own.changedByOthers(2), '2 settings changed elsewhere. You’re seeing the latest.'],
  [() => own.changes(1), '1 change'],
  [() => own.changes(2), '2 changes'],
  [() => own.correctFirst(1), 'Fix 1 field to save.'],
  [() => own.correctFirst(2), 'Fix 2 fields to save.'],
  [() => own.notSavedSection('All'), 'All: not saved.'],
  [() => own.savingSection('All'), 'All: saving'],
  [() => own.savedSection('All'), 'All: saved'],
  [() => own.changedElsewhere('5 minutes'), 'Changed elsewhere: 5 minutes'],
  [() => own.undoChangeKeys('Alt+U'), 'Alt+U undoes the change.'],
  [() => own.useDefaultKeys('Alt+D'), 'Alt+D restores the default value.'],
  [() => own.tooManyDigits(4), 'Enter at most 4 digits.'],
])('a text has its counts and names: %s says %j', (say, expected) => {
  expect(say()).toBe(expected);
});
