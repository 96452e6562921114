import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from 'chatdeck/model/csv/csv';
import { readCsv } from 'chatdeck/model/csv/csv-read';

const cellsOf = (text: string) => {
  const reading = readCsv(text);
  return reading.status === 'ready' ? reading.rows.map(({ cells }) => cells) : reading.fault;
};

describe('readCsv', () => {
  it.each([
    ['', []],
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['\ufeffa,b\n', [['a', 'b']]],
    [
      'a;b\n"1;2";3',
      [
        ['a', 'b'],
        ['1;2', '3'],
      ],
    ],
    [
      'a\tb\n1,2\t3',
      [
        ['a', 'b'],
        ['1,2', '3'],
      ],
    ],
    [
      '"a,a,a,a";b\n1;2',
      [
        ['a,a,a,a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'a,b\n,2',
      [
        ['a', 'b'],
        ['', '2'],
      ],
    ],
    [
      'a,b\n\n\r\n,\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a\n"say ""hi"""', [['a'], ['say "hi"']]],
    ['a\n"two\r\nlines"', [['a'], ['two\r\nlines']]],
    ["a\n'=1+1", [['a'], ['=1+1']]],
    ["a\nit's", [['a'], ["it's"]]],
    ['a\n1 "2" 3', [['a'], ['1 "2" 3']]],
    ['a;b,c', [['a;b', 'c']]],
    ['a\tb,c', [['a\tb', 'c']]],
    ['a\tb;c', [['a\tb', 'c']]],
    ['a;b;c,d', [['a', 'b', 'c,d']]],
    [
      'a,b\n1;2;3,4',
      [
        ['a', 'b'],
        ['1;2;3', '4'],
      ],
    ],
    [
      'a,b\r1;2;3,4',
      [
        ['a', 'b'],
        ['1;2;3', '4'],
      ],
    ],
    ['"a""; b";c,d;e', [['a"; b', 'c,d', 'e']]],
    ['"a,b,c\nd,e";f', [['a,b,c\nd,e', 'f']]],
    ['a\n""\n"",""\nb', [['a'], ['b']]],
    ['"\'=1"', [['=1']]],
    ['a,\r\nb', [['a', ''], ['b']]],
    ['a\n\r\rb', [['a'], ['b']]],
    [
      'size 5";b\n1,2;3',
      [
        ['size 5"', 'b'],
        ['1,2', '3'],
      ],
    ],
  ])('reads %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('says in which line a cell begins that never ends, and which has text after its quotes', () => {
    expect(cellsOf('a\n"two\nlines"\n"open\n\n')).toEqual({ code: 'openQuote', line: 4 });
    expect(cellsOf('a\n"two\nlines"x\n')).toEqual({ code: 'afterQuote', line: 3 });
    expect(cellsOf('a\r\n\r\n"b" ,c')).toEqual({ code: 'afterQuote', line: 3 });
    expect(cellsOf('a,"b""')).toEqual({ code: 'openQuote', line: 1 });
    expect(cellsOf('"')).toEqual({ code: 'openQuote', line: 1 });
  });

  const long = 'b'.repeat(16_000_000);

  it.each([
    ['', `a\n"${long}`, 2],
    [', full of quotes', `a\n"${'""'.repeat(8_000_000)}`, 2],
    [', in the first line', `"${long}`, 1],
  ])('says so when a cell of 16 MB is never closed%s', (_, text, line) => {
    expect(cellsOf(text)).toEqual({ code: 'openQuote', line });
  });

  it('reads a cell of 16 MB', () => {
    const [[cell] = []] = cellsOf(`"${long}"`) as string[][];
    expect(cell === long).toBe(true);
  });

  it('counts the lines within cells', () => {
    const reading = readCsv('a\n"1\n2\r\n3"\nb');
    expect(reading.status === 'ready' && reading.rows.map(({ line }) => line)).toEqual([1, 2, 5]);
    const others = readCsv('a\r\n\r\nb\r"1\r2"\n\nc');
    expect(others.status === 'ready' && others.rows.map(({ line }) => line)).toEqual([1, 3, 4, 7]);
  });

  const hostile = fc.string({ unit: fc.constantFrom(...'=+-@＝\t\r\n\0\u200b\ufeff\u202e",;\'a1 ') });
  const cell = fc.oneof(hostile, fc.string({ unit: 'binary' }));

  it('loses no character of what toCsv writes, whatever it is, and mixes no cells up', () => {
    const row = fc.tuple(fc.constant('x'), cell, cell);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const all = [['name', 'b', 'c'], ...rows];
        expect(cellsOf(`\ufeff${toCsv(all)}`)).toEqual(all);
      }),
      { numRuns: 500 },
    );
  });
});
