import { expect, test, vi } from 'vitest';
import { memoizeByKey } from '../../../src/model/core/memoize-by-key';

test('makes a formatter once for each locale, however many rows ask for it', () => {
  const make = vi.fn((locale: string) => ({ locale }));
  const formatOf = memoizeByKey(make);
  const first = formatOf('de');
  expect(formatOf('ar')).toEqual({ locale: 'ar' });
  expect(formatOf('de')).toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});
