import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankReply, maxSavedReplies, type SavedReplyFields } from 'chatdeck/model';
import { readCsv } from 'chatdeck/model/csv/csv-read';
import { readReplyCsv, writeReplyCsv } from 'chatdeck/model/settings/saved-replies/reply-csv';

const hostile = fc.string({
  unit: fc.constantFrom(...'=+-@＝－ \t\r\n\0\u0001\u200b\ufeff\u202e\u200f",;\'{}|aé1ش'),
});
const text = fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.constantFrom('=HYPERLINK("x")', "'=1", '-12', 'true'));
const reply: fc.Arbitrary<SavedReplyFields> = fc.record({
  label: text,
  shortcut: text,
  response: text,
  triggerPhrases: text,
  autoSend: fc.boolean(),
});

describe('a file of replies', () => {
  it('reads back as the same replies, whatever their texts are', () => {
    fc.assert(
      fc.property(fc.array(reply, { minLength: 1, maxLength: 8 }), (replies) => {
        const reading = readReplyCsv(writeReplyCsv(replies));
        expect(reading).toMatchObject({ status: 'ready', faults: [], unknown: [] });
        expect(reading.status === 'ready' && reading.replies.map((each) => each.reply)).toEqual(replies);
      }),
      { numRuns: 500 },
    );
  });

  it('has no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(reply, (one) => {
        const cells = writeReplyCsv([one]).slice(1);
        // As a spreadsheet reads it: without removing the guard.
        const raw = cells.match(/"(?:[^"]|"")*"|[^,\r\n]+/g) ?? [];
        for (const cell of raw) {
          const value = cell.startsWith('"') ? cell.slice(1, -1) : cell;
          const isNumber = /^[-+]\d[\d .,()]*$/.test(value);
          expect(isNumber || !/^\s*[=+\-@]/.test(value)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('names its columns in any order, by words or by fields, and says which it does not know', () => {
    const reading = readReplyCsv('Response;LABEL;Trigger phrases;Notes\nHi;Greeting;hello, hey;x\n');
    expect(reading).toEqual({
      status: 'ready',
      replies: [{ line: 2, reply: { label: 'Greeting', response: 'Hi', triggerPhrases: 'hello, hey' } }],
      faults: [],
      unknown: ['Notes'],
    });
  });

  it.each(['yes', 'TRUE', ' on ', '1'])('sends automatically with %j', (word) => {
    const reading = readReplyCsv(`label,response,autoSend\na,b,${word}\n`);
    expect(reading.status === 'ready' && reading.replies[0]?.reply.autoSend).toBe(true);
  });

  it.each(['no', 'FALSE', ' off ', '0', ' '])('sends only by hand with %j', (word) => {
    const reading = readReplyCsv(`label,response,autoSend\na,b,${word}\n`);
    expect(reading.status === 'ready' && reading.replies[0]?.reply.autoSend).toBe(false);
  });

  it.each(['autoSend', 'auto_send', 'Auto send', 'AUTO-SEND'])('knows the column %s', (column) => {
    expect(readReplyCsv(`label,response,${column}\na,b,yes\n`)).toMatchObject({
      replies: [{ reply: { autoSend: true } }],
      unknown: [],
    });
  });

  it('does not name columns without a name', () => {
    expect(readReplyCsv('label,response, ,Notes\na,b,c,d\n')).toMatchObject({ unknown: ['Notes'] });
  });

  it('has an empty label in a line that ends before it', () => {
    expect(readReplyCsv('response,label\nHi\n')).toMatchObject({ replies: [{ reply: { label: '', response: 'Hi' } }] });
    expect(readReplyCsv('label,response\nHi\n')).toMatchObject({ replies: [{ reply: { label: 'Hi', response: '' } }] });
  });

  it('has only the fields of its columns and cells', () => {
    const reading = readReplyCsv('label,response,shortcut,autoSend\na,b\nc,d,,\n');
    expect(reading.status === 'ready' && reading.replies.map(({ reply: fields }) => fields)).toEqual([
      { label: 'a', response: 'b' },
      { label: 'c', response: 'd', shortcut: '', autoSend: false },
    ]);
  });

  it.each(['constructor', '__proto__', 'toString', 'maybe'])('does not take %s for a yes or no', (word) => {
    expect(readReplyCsv(`label,response,autoSend\na,b,${word}\n`)).toMatchObject({
      replies: [],
      faults: [{ line: 2, code: 'autoSendUnclear' }],
    });
  });

  it('names lines with more cells than columns, and with an unclear autoSend', () => {
    const reading = readReplyCsv('label,response,autoSend\n a ,b,maybe\nc,d,maybe,e\n"f\nf",g,no,\n');
    expect(reading).toMatchObject({
      faults: [
        { line: 2, code: 'autoSendUnclear', label: 'a' },
        { line: 3, code: 'moreCells', label: 'c' },
      ],
      replies: [{ line: 4, reply: { label: 'f\nf' } }],
    });
  });

  it.each([
    ['', 'empty'],
    ['label,response\n', 'empty'],
    ['label,shortcut\na,b\n', 'columnMissing'],
    ['label,response\n"a,b\n', 'openQuote'],
    ['label,response\n"a"x,b\n', 'afterQuote'],
    [`label,response\n${'a,b\n'.repeat(maxSavedReplies + 1)}`, 'tooManyLines'],
    ['a'.repeat(45_000_001), 'tooLarge'],
    ['a'.repeat(45_000_000), 'empty'],
  ])('is refused whole if it cannot be read', (file, code) => {
    expect(readReplyCsv(file)).toMatchObject({ status: 'failed', fault: { code } });
  });

  it('may have as many lines as there can be replies', () => {
    const reading = readReplyCsv(`label,response\n${'a,b\n'.repeat(maxSavedReplies)}`);
    expect(reading.status === 'ready' && reading.replies).toHaveLength(maxSavedReplies);
  });

  it('is read as it is by any other reader of CSV', () => {
    const rows = readCsv(writeReplyCsv([{ ...blankReply, label: 'a' }]));
    expect(rows.status === 'ready' && rows.rows[0]?.cells).toEqual([
      'label',
      'shortcut',
      'response',
      'triggerPhrases',
      'autoSend',
    ]);
  });
});
