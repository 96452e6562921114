import { describe, expect, it } from 'vitest';
import { compareIds, toInstant } from 'chatdeck/model/core/tolerant';

describe('time', () => {
  it.each([
    ['2026-01-02T03:04:05Z', Date.UTC(2026, 0, 2, 3, 4, 5)],
    [1_700_000_000, 1_700_000_000_000],
    ['1700000000', 1_700_000_000_000],
    ['0001-01-01T00:00:00Z', null],
    ['0000-00-00 00:00:00', null],
    ['', null],
    [null, null],
    ['tomorrow', null],
    [{}, null],
  ])('reads %s', (wire, instant) => {
    expect(toInstant(wire)).toBe(instant);
  });
});

describe('Ids', () => {
  it('orders numeric Ids as numbers and others as text', () => {
    expect([10, '9', 2].toSorted(compareIds)).toEqual([2, '9', 10]);
    expect(['b', 'a'].toSorted(compareIds)).toEqual(['a', 'b']);
  });
});
