import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from 'chatdeck/model/csv/decode-text';

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [index, character] of [...`\ufeff${text}`.split('')].entries()) {
    view.setUint16(2 * index, character.charCodeAt(0), isLittle);
  }
  return new Uint8Array(view.buffer);
}

describe('a file', () => {
  it('has the text it was saved with, in UTF-8 and UTF-16', () => {
    // A byte order mark of its own isn't part of the text.
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.startsWith('\ufeff'));
    fc.assert(
      fc.property(text, (each) => {
        expect(decodeText(utf8(each))).toBe(each);
        expect(decodeText(utf8(`\ufeff${each}`))).toBe(each);
        expect(decodeText(utf16(each, true))).toBe(each);
        expect(decodeText(utf16(each, false))).toBe(each);
      }),
    );
  });

  it.each([
    ['an ü of Windows-1252', [0x66, 0xfc, 0x72]],
    ['half a character at its end', [0x61, 0xc3]],
    ['half a UTF-16 unit at its end', [0xff, 0xfe, 0x61]],
  ])('has no text with %s, instead of a wrong one', (_, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toBeUndefined();
  });
});
