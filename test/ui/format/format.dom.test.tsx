import { ChatdeckTheme } from 'chatdeck';
import { useFormat } from 'chatdeck/ui/format/format';
import { useMoney } from 'chatdeck/ui/format/money';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

const inLocale = (locale: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => <ChatdeckTheme locale={locale}>{children}</ChatdeckTheme>,
});

test.each([
  ['en-US', ['$79', '$79.50']],
  ['de', ['79\u00a0$', '79,50\u00a0$']],
  // The last mark keeps the letters before the sign where text runs from right to left.
  ['ar', ['\u200f79\u00a0US$\u200e', '\u200f79.50\u00a0US$\u200e']],
])('a price in %s has decimals only if it needs them', (locale, prices) => {
  const money = renderHook(() => useMoney(), inLocale(locale)).result.current;
  expect([money(7900), money(7950)]).toEqual(prices);
});

test.each([
  ['en-US', ['Sunday', 'Wed', '1 hour', '67.5 hours']],
  ['de', ['Sonntag', 'Mi', '1 Stunde', '67,5 Stunden']],
])('days and hours in %s are words', (locale, words) => {
  const { day, shortDay, hours } = renderHook(() => useFormat(), inLocale(locale)).result.current;
  expect([day(0), shortDay(3), hours(1), hours(67.5)]).toEqual(words);
});
