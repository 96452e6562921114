import { expect, test } from 'vitest';
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
