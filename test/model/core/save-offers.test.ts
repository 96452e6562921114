import { describe, expect, it, test } from 'vitest';
import { afterSave, cleanForm } from '../../../src/model/core/form-state';

test('the last 20 saves can be undone, and no more', () => {
  let form = cleanForm<{ name: string }>();
  const offersAfter: number[] = [];
  for (let count = 1; count <= 21; count += 1) {
    const [before, after] = [{ name: `${count - 1}` }, { name: `${count}` }];
    form = afterSave(form, { section: 'all', draft: { patch: after, base: before }, stored: after, kind: 'undo' });
    offersAfter.push(form.offers.length);
  }
  expect(offersAfter.slice(18)).toEqual([19, 20, 20]);
  expect(form.offers.at(0)?.undo.patch).toEqual({ name: '1' });
});

describe('a save', () => {
  const form = cleanForm<{ start: number; end: number }>();
  const draft = { patch: { start: 900, end: 1700 }, base: { start: 800, end: 1600 } };
  const stored = { start: 900, end: 1700 };

  it('can be undone with what was there before', () => {
    const { offers } = afterSave(form, { section: 'all', draft, stored, kind: 'undo' });
    expect(offers).toEqual([
      { id: 1, section: 'all', kind: 'undo', undo: { patch: draft.base, base: { start: 900, end: 1700 } } },
    ]);
  });

  it.each([
    ['that is told to be final', { stored }],
    ['that the server did not keep', { stored: draft.base, kind: 'undo' as const }],
  ])('%s cannot be undone', (_, save) => {
    expect(afterSave(form, { section: 'all', draft, ...save }).offers).toEqual([]);
  });

  it('leaves both fields of one choice as edits if one was edited while it was saved', () => {
    const edited = { ...form, draft: { patch: { start: 1000, end: 1700 }, base: draft.base } };
    const save = { section: 'all', draft, stored };
    expect(afterSave(edited, { ...save, groups: [['start', 'end']] }).draft).toEqual({
      patch: { start: 1000, end: 1700 },
      base: stored,
    });
    expect(afterSave(edited, save).draft).toEqual({ patch: { start: 1000 }, base: { start: 900 } });
  });
});
