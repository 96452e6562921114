import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from 'chatdeck/model';
import { csvText, fileName, readCsvText, type CsvValue } from 'chatdeck/model/csv/csv';

describe('toCsv', () => {
  it.each<[CsvValue, string]>([
    ['plain', 'plain'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [7, '7'],
    [-7.5, '-7.5'],
    [true, 'true'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['a;b', '"a;b"'],
    [' blank ', '" blank "'],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['+cmd|calc', "'+cmd|calc"],
    ['-cmd|calc', "'-cmd|calc"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\u200b=1', "'\u200b=1"],
    ['\ufeff=1', "'\ufeff=1"],
    ['\t=1', '"\'\t=1"'],
    ['a;=1', '"a;=1"'],
    ['a\n- b', '"a\n- b"'],
    ['a;"=1', '"a;""=1"'],
    ['a\t=1;=2', '"a\t=1;=2"'],
    ['=1;=2\t=3\n=4', '"\'=1;=2\t=3\n=4"'],
    ['a,=1', '"a,=1"'],
    ['\ttext', '"\'\ttext"'],
    ['\rtext', '"\'\rtext"'],
    ['\ntext', '"\'\ntext"'],
    ['\0text', "'\0text"],
    ['\0\0=1', "'\0\0=1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM', "'＠SUM"],
    ['-12', '-12'],
    ['-12.50', '-12.50'],
    ['-12+A1', "'-12+A1"],
    ['+1 (555) 010 0199', '+1 (555) 010 0199'],
    ['+1 (555) 010-0199', "'+1 (555) 010-0199"],
    ['+1-2-3-4-5', "'+1-2-3-4-5"],
    ['-12-3', "'-12-3"],
    ['--12', "'--12"],
    ['-+12', "'-+12"],
    ['+-12345', "'+-12345"],
    ['+12345+6', "'+12345+6"],
    ['+12345', '+12345'],
    ['+1234', "'+1234"],
    [`+${'1'.repeat(25)}`, `+${'1'.repeat(25)}`],
    [`+${'1'.repeat(26)}`, `'+${'1'.repeat(26)}`],
    ['+4930123456', '+4930123456'],
    ['+1+1', "'+1+1"],
    ['+12345=A1', "'+12345=A1"],
    ['-1,250.50', '"-1,250.50"'],
    ['\u2800=1', "'\u2800=1"],
    ['\u3164=1', "'\u3164=1"],
    ['\u034f@SUM(A1)', "'\u034f@SUM(A1)"],
    ['−1+A1', "'−1+A1"],
    ['\u0001text', "'\u0001text"],
    ['  \ttext', '"\'  \ttext"'],
    ["'=1", "''=1"],
    ["''=1", "'''=1"],
    ["'-12", "''-12"],
    ["it's", "it's"],
    ["'quoted'", "'quoted'"],
    ['a=b', 'a=b'],
    ['name@example.com', 'name@example.com'],
  ])('writes %j as %j', (value, cell) => {
    expect(toCsv([[value]])).toBe(`${cell}\r\n`);
  });

  it('writes rows as lines', () => {
    expect(toCsv([['a', 'b'], [1, null], []])).toBe('a,b\r\n1,\r\n\r\n');
  });

  const hostile = fc.string({
    unit: fc.constantFrom(...'=+-@＝＋－＠﹢⁻− \t\r\n\0\u0001\u200b\ufeff\u2800\u3164",;\'a12(.'),
  });
  const anything = fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.constantFrom('-12', '+1 555 0100', "'-12"));

  it('loses no character and mixes no cells up', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anything, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        expect(parse(toCsv(rows)).map((row) => row.map(readCsvText))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it('writes different texts differently, as they are or with one guard per cell, at its start', () => {
    fc.assert(
      fc.property(anything, anything, (a, b) => {
        expect([a, `'${a}`]).toContain(csvText(a));
        expect(readCsvText(csvText(a))).toBe(a);
        expect(csvText(a) === csvText(b)).toBe(a === b);
      }),
      { numRuns: 1000 },
    );
  });

  it('quotes a cell whole if a separator of a spreadsheet could split it', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const cell = toCsv([[text]]).slice(0, -2);
        if (/[",;\t\r\n]/.test(text)) expect(cell).toBe(`"${csvText(text).replaceAll('"', '""')}"`);
        else expect(cell.replaceAll('"', '')).toBe(csvText(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves no cell that begins a formula, but for numbers with one sign', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const cell = parse(toCsv([[text, 'end']]))[0]?.[0] ?? '';
        const begins = [...cell].find((character) => !/[\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(character)) ?? '';
        const isNumber = /^[-+]\d[\d .,()]*$/.test(cell);
        expect(isNumber || !'=+-@'.includes(begins.normalize('NFKC')[0] ?? 'x')).toBe(true);
        expect(/^[\p{Cc}]/u.test(cell)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('fileName', () => {
  const now = Date.UTC(2026, 0, 2, 3, 4, 5, 678);

  it('tells when, what and whose', () => {
    expect(fileName('overview', now, 'chatdeck_output', 'csv')).toBe('20260102T030405_overview_chatdeck_output.csv');
    expect(fileName('history', now, 'Acme / Chat_output', 'json')).toBe(
      '20260102T030405_history_acme_chat_output.json',
    );
    expect(fileName('history', now, '../تشات:_output', 'csv')).toBe('20260102T030405_history_تشات_output.csv');
  });
});

/** A small reader of RFC 4180. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < csv.length) {
    const row = rows.at(-1) ?? [];
    const quoted = /"((?:[^"]|"")*)"/y;
    const plain = /[^,\r\n]*/y;
    quoted.lastIndex = plain.lastIndex = at;
    const match = quoted.exec(csv) ?? plain.exec(csv);
    at += match?.[0].length ?? 0;
    row.push((match?.[1] ?? match?.[0] ?? '').replaceAll('""', '"'));
    if (csv.startsWith('\r\n', at)) {
      rows.push([]);
      at += 2;
    } else if (csv[at] === ',') at += 1;
    else throw new Error(`no end of the cell at ${at}`);
  }
  return rows.slice(0, -1);
}
