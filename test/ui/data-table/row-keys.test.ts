import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowAfterKey } from 'chatdeck/ui/data-table/row-keys';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  ['ArrowDown', 5, 6],
  ['ArrowUp', 5, 4],
  ['PageDown', 5, 15],
  ['PageUp', 15, 5],
  ['Home', 5, 0],
  ['End', 5, 99],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 99, 99],
  ['PageUp', 3, 0],
  ['PageDown', 95, 99],
])('%s leads from row %d to row %d', (key, from, to) => {
  expect(rowAfterKey(press(key), from, { count: 100, page: 10 })).toBe(to);
});

test.each(['Enter', 'a', 'Tab', 'ArrowLeft', 'toString', '__proto__'])('%s leads nowhere', (key) => {
  expect(rowAfterKey(press(key), 5, { count: 100, page: 10 })).toBeUndefined();
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)('an arrow with %s leads nowhere', (held) => {
  expect(rowAfterKey(press('ArrowDown', { [held]: true }), 5, { count: 100, page: 10 })).toBeUndefined();
});

test('every key stays in the table', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End');
  fc.assert(
    fc.property(
      keys,
      fc.integer({ min: 1, max: 500 }),
      fc.nat(499),
      fc.integer({ min: 1, max: 50 }),
      (key, count, at, page) => {
        const row = Math.min(at, count - 1);
        const next = rowAfterKey(press(key), row, { count, page });
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      },
    ),
  );
});
