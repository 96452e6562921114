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

test('forgets all keys once there are as many as its limit', () => {
  const make = vi.fn((zone: string) => ({ zone }));
  const of = memoizeByKey(make, 2);
  const first = of('a');
  of('b');
  expect(of('a')).toBe(first);
  of('c');
  expect(of('c')).toBe(of('c'));
  expect(of('a')).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(4);
});

test('makes a value once for each object', () => {
  const make = vi.fn((list: readonly number[]) => list.length);
  const lengthOf = memoizeByObject(make);
  const [one, two] = [[1], [1]];
  expect([lengthOf(one), lengthOf(two), lengthOf(one)]).toEqual([1, 1, 1]);
  expect(make).toHaveBeenCalledTimes(2);
});
