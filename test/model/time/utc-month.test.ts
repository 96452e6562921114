import { aMonthAfter, utcMonthAt, utcMonthEnd } from 'chatdeck/model/time/utc-month';
import { expect, test } from 'vitest';

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-01T00:00:00Z', '2026-11-01', '2026-12-01'],
  ['2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01'],
  ['2028-02-29T12:00:00Z', '2028-02-01', '2028-03-01'],
])('the month of %s is from %s to %s in UTC, whatever the machine’s time zone', (now, from, to) => {
  expect(utcMonthAt(at(now))).toEqual({ from: at(from), to: at(to) });
});

test('a month is over when the next one begins, also in December and February', () => {
  expect(utcMonthEnd(2026, 12)).toBe(at('2027-01-01'));
  expect(utcMonthEnd(2028, 2)).toBe(at('2028-03-01'));
});

test('a month after the last day of January is the last of February, at the same time', () => {
  expect(new Date(aMonthAfter(Date.UTC(2026, 0, 31, 9, 30))).toISOString()).toBe('2026-02-28T09:30:00.000Z');
  expect(new Date(aMonthAfter(Date.UTC(2026, 3, 15))).toISOString()).toBe('2026-05-15T00:00:00.000Z');
});
