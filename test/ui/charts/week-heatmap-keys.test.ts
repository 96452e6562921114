import { expect, it } from 'vitest';
import { cellByKey } from 'chatdeck/ui/charts/week-heatmap-keys';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const week = { rows: 7, columns: 24, direction: 'ltr' } as const;
const from = (key: string, row: number, column: number, grid: { direction: 'ltr' | 'rtl' } = week) =>
  cellByKey({ ...plain, key }, { row, column }, { ...week, ...grid });

it.each([
  ['ArrowRight', 3, 5, { row: 3, column: 6 }],
  ['ArrowLeft', 3, 5, { row: 3, column: 4 }],
  ['ArrowDown', 3, 5, { row: 4, column: 5 }],
  ['ArrowUp', 3, 5, { row: 2, column: 5 }],
  ['Home', 3, 5, { row: 3, column: 0 }],
  ['End', 3, 5, { row: 3, column: 23 }],
  ['ArrowRight', 3, 23, undefined],
  ['ArrowLeft', 3, 0, undefined],
  ['ArrowDown', 6, 0, undefined],
  ['ArrowUp', 0, 0, undefined],
  ['Enter', 3, 5, undefined],
])('%s leads from day %i and hour %i to %j', (key, row, column, expected) => {
  expect(from(key, row, column)).toEqual(expected);
});

it('follows the writing direction', () => {
  expect(from('ArrowLeft', 0, 5, { direction: 'rtl' })).toEqual({ row: 0, column: 6 });
  expect(from('ArrowRight', 0, 5, { direction: 'rtl' })).toEqual({ row: 0, column: 4 });
});

it('leaves keys with a modifier to the browser', () => {
  expect(cellByKey({ ...plain, altKey: true, key: 'ArrowLeft' }, { row: 0, column: 5 }, week)).toBeUndefined();
});
