import { expect, test, vi } from 'vitest';
import { perLocale } from '../../src/ui/per-locale';

test('makes a formatter once for each locale, however many rows ask for it', () => {
  const make = vi.fn((locale: string) => ({ locale }));
  const formatOf = perLocale(make);
  const first = formatOf('de');
  expect(formatOf('ar')).toEqual({ locale: 'ar' });
  expect(formatOf('de')).toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});
