import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities } from 'chatdeck/model';

describe('decodeEntities', () => {
  it.each([
    ['It&#39;s', "It's"],
    ['&#x27;&#X27;', "''"],
    ['&#128512;', '😀'],
    ['&#60;b&#62;', '<b>'],
    ['&#10;', '\n'],
    ['&#38;#39;', '&#39;'],
    ['&#0;', '&#0;'],
    ['&#x0;', '&#x0;'],
    ['&#7;', '&#7;'],
    ['&#xD800;', '&#xD800;'],
    ['&#57343;', '&#57343;'],
    ['&#x110000;', '&#x110000;'],
    [`&#${'9'.repeat(400)};`, `&#${'9'.repeat(400)};`],
    ['&#x10FFFF;', '\u{10ffff}'],
    ['&#xZZ;', '&#xZZ;'],
    ['&#;', '&#;'],
    ['&#39', '&#39'],
    ['&amp;', '&amp;'],
    ['', ''],
  ])('turns %.30j into %.30j', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });

  it('decodes whatever a text is written as', () => {
    const printable = fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Cc}/u.test(text));
    fc.assert(
      fc.property(printable, fc.boolean(), (text, isHex) => {
        const entity = (character: string) => {
          const codePoint = character.codePointAt(0) ?? 0;
          return isHex ? `&#x${codePoint.toString(16)};` : `&#${codePoint};`;
        };
        expect(decodeEntities([...text].map(entity).join(''))).toBe(text);
      }),
    );
  });
});
