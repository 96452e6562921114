import { describe, expect, it } from 'vitest';
import { bareOrIn, compareIds, rowOf, rowsOf, sentFormOf, toInstant } from 'chatdeck/model/core/tolerant';
import * as z from 'zod/mini';

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

describe('a schema that reads more than a server sends', () => {
  it.each([
    ['a list', rowsOf(z.string()), ['a'], [1]],
    ['one object', rowOf(z.looseObject({ name: z.string() })), { name: 'a' }, { name: 1 }],
    ['a value in an object', bareOrIn('key', z.string()), { key: 'a' }, { key: 1 }],
  ])('knows what is sent for %s', (_, schema, sent, other) => {
    const form = sentFormOf(schema);
    expect(form?.safeParse(sent).success).toBe(true);
    expect(form?.safeParse(other).success).toBe(false);
  });

  it('is what is sent itself, unless it says so', () => {
    expect(sentFormOf(z.string())).toBeUndefined();
  });
});

describe('Ids', () => {
  it('orders numeric Ids as numbers and others as text', () => {
    expect([10, '9', 2].toSorted(compareIds)).toEqual([2, '9', 10]);
    expect(['b', 'a'].toSorted(compareIds)).toEqual(['a', 'b']);
  });
});
