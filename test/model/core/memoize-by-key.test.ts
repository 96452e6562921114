import { expect, test, vi } from 'vitest';
import { memoizeByKey, memoizeByObject } from '../../../src/model/core/memoize-by-key';

test('makes a formatter once for each locale, however many rows ask for it', () => {
  const make = vi.fn((locale: string) => ({ locale }));
  const formatOf = memoizeByKey(make);
  const first = formatOf('de');
  expect(formatOf('ar')).toEqual({ locale: 'ar' });
  expect(formatOf('de')).toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

test('makes a value once for each object', () => {
  const make = vi.fn((list: readonly number[]) => list.length);
  const lengthOf = memoizeByObject(make);
  const [one, two] = [[1], [1]];
  expect([lengthOf(one), lengthOf(two), lengthOf(one)]).toEqual([1, 1, 1]);
  expect(make).toHaveBeenCalledTimes(2);
});
