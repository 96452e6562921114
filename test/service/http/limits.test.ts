import { expect, test } from 'vitest';
import { limitedAddress } from '../../../src/service/base/client-address';
import { countTry, takeBackTry } from '../../../src/service/http/limits';

const now = new Date('2025-06-18T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('tries are free until the last free one, which says how long the next one waits', () => {
  const first = countTry(undefined, now, 2);
  expect(first).toEqual({ count: 1, blockedUntil: null, expiresAt: later(900) });
  const second = countTry(first, later(60), 2);
  expect(second).toEqual({ count: 2, blockedUntil: later(90), expiresAt: later(990) });
  expect(() => countTry(second, later(89), 2)).toThrow(expect.objectContaining({ status: 429, retryAfter: 1 }));
  expect(countTry(second, later(90), 2)).toMatchObject({ count: 3, blockedUntil: later(150) });
});

test('the wait ends at a quarter of an hour, however many tries there were', () => {
  const noted = { count: 5000, blockedUntil: now, expiresAt: later(900) };
  expect(countTry(noted, now, 5).blockedUntil).toEqual(later(900));
});

test('a try that is taken back leaves those before it', () => {
  const blocked = { count: 5, blockedUntil: later(30), expiresAt: later(930) };
  expect(takeBackTry(blocked, 5)).toMatchObject({ count: 4, blockedUntil: null });
  expect(takeBackTry({ ...blocked, count: 6 }, 5)).toMatchObject({ count: 5, blockedUntil: later(30) });
  expect(takeBackTry({ ...blocked, count: 1 }, 5)).toBeUndefined();
  expect(takeBackTry(undefined, 5)).toBeUndefined();
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, expected) => {
  expect(limitedAddress(address)).toBe(expected);
});
