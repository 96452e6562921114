import { describe, expect, it } from 'vitest';
import {
  bareOrIn,
  compareIds,
  isId,
  isSameId,
  listOf,
  rawIdOf,
  readAnswer,
  rowOf,
  rowsOf,
  sentFormOf,
  toInstant,
} from 'chatdeck/model/core/tolerant';
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
    [true, null],
    [0, null],
    [-1, null],
    [1, 1000],
    ['0', null],
    ['17 days', null],
    [8.64e12, 8.64e15],
    [8.64e12 + 1, null],
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

describe('a list whose items are read one by one', () => {
  const item = z.looseObject({ name: z.string() });
  const failed = (path: string) => ({ status: 'failed', problem: { kind: 'unexpectedAnswer', path } });

  it('has each item with what was sent, or what is wrong with it', () => {
    expect(readAnswer(rowsOf(item), [{ name: 'a', x: 1 }, { name: 2 }, 'odd', null])).toMatchObject([
      { status: 'ready', data: { name: 'a' }, raw: { name: 'a', x: 1 } },
      { ...failed('1.name'), raw: { name: 2 } },
      { ...failed('2'), raw: 'odd' },
      { ...failed('3'), raw: null },
    ]);
  });

  it('has no items that are not objects, even if they fit', () => {
    expect(readAnswer(rowsOf(z.unknown()), [[], 'a', {}])).toMatchObject([
      failed('0'),
      failed('1'),
      { status: 'ready', data: {}, raw: {} },
    ]);
  });

  it('is empty if the server sends null, and unreadable if it sends anything else', () => {
    expect(readAnswer(rowsOf(item), null)).toEqual([]);
    expect(() => readAnswer(rowsOf(item), {})).toThrow('Chatdeck: unexpectedAnswer');
  });

  it('can be kept without what is malformed', () => {
    expect(readAnswer(listOf(item), [{ name: 'a' }, { name: 2 }])).toEqual([{ name: 'a' }]);
  });
});

describe('an answer', () => {
  const item = z.looseObject({ name: z.string() });
  const pathIn = (schema: z.ZodMiniType, answer: unknown) => {
    try {
      return readAnswer(schema, answer);
    } catch (error) {
      return (error as { path?: string }).path ?? 'the answer';
    }
  };

  it.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['a field', z.looseObject({ items: z.array(item) }), { items: [{ name: 'a' }, {}] }, 'items.1.name'],
    ['the whole answer', item, 'odd', 'the answer'],
    ['a field of one object', rowOf(item), { name: 1 }, 'name'],
    ['one object', rowOf(item), 'odd', 'the answer'],
    ['a value in an object', bareOrIn('key', z.string()), { key: 1 }, 'key'],
    ['a bare value', bareOrIn('key', z.string()), 1, 'key'],
  ])('names %s that is invalid', (_, schema, answer, path) => {
    expect(pathIn(schema, answer)).toBe(path);
  });

  it('can have a value bare or in an object, and one object with what was sent', () => {
    expect(readAnswer(bareOrIn('key', z.string()), 'a')).toBe('a');
    expect(readAnswer(bareOrIn('key', z.string()), { key: 'a' })).toBe('a');
    expect(readAnswer(bareOrIn('keys', z.array(z.string())), ['a'])).toEqual(['a']);
    const raw = { name: 'a', x: 1 };
    expect(readAnswer(rowOf(z.object({ name: z.string() })), raw)).toEqual({
      status: 'ready',
      data: { name: 'a' },
      raw,
    });
  });
});

describe('Ids', () => {
  it.each<[unknown, boolean]>([
    [7, true],
    [0, true],
    ['a', true],
    ['', false],
    [1.5, false],
    [2 ** 53, false],
    [null, false],
    [undefined, false],
  ])('%o is one: %s', (value, isOne) => {
    expect(isId(value)).toBe(isOne);
    expect(rawIdOf({ Id: value })).toBe(isOne ? value : undefined);
  });

  it.each([undefined, null, 'Id', [7], {}])('are none of %o', (raw) => {
    expect(rawIdOf(raw)).toBeUndefined();
  });

  it('are the same as a number and as text', () => {
    expect([isSameId(7, '7'), isSameId('7', 7), isSameId('07', 7), isSameId('a', 'b')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('keep their order where they are equal, and are texts beside a text', () => {
    expect([compareIds('a', 'a'), compareIds(7, '7'), compareIds('b', 'a'), compareIds('a', 'b')]).toEqual([
      0, 0, 1, -1,
    ]);
    expect(['b', 10, 9].toSorted((a, b) => compareIds(a, b)).at(-1)).toBe('b');
    expect([compareIds(10, 'a'), compareIds('a', 10)]).toEqual([-1, 1]);
  });

  it('orders numeric Ids as numbers and others as text', () => {
    expect([10, '9', 2].toSorted(compareIds)).toEqual([2, '9', 10]);
    expect(['b', 'a'].toSorted(compareIds)).toEqual(['a', 'b']);
  });
});
