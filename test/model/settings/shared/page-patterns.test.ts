import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pagePatterns,
  tornPagePatterns,
  withOffer,
  wrongPagePatterns,
} from 'chatdeck/model/settings/shared/page-patterns';

describe('the blacklist', () => {
  it('is split on white space and commas', () => {
    expect(pagePatterns(' /a,/b  /c\n\t/d,, ')).toEqual(['/a', '/b', '/c', '/d']);
    expect(pagePatterns(' ')).toEqual([]);
  });

  it('says which entries are no regular expressions', () => {
    expect(wrongPagePatterns('/a\n(b\n[c d\n/e')).toEqual(['(b', '[c']);
    expect(wrongPagePatterns('/a.*')).toEqual([]);
  });
});

describe('a pattern that the split tears apart', () => {
  it.each([
    ['/\\d{1,3}/', ['/\\d{1', '3}/'], '/\\d(?:\\d\\d?)?/'],
    ['/a{2,}', ['/a{2', '}'], '/aa+'],
    ['/[a, b]', ['/[a', 'b]'], '/[a\\x2c\\x20b]'],
    ['/(one, two)', ['/(one', 'two)'], '/(one\\x2c\\x20two)'],
    ['/a\\,b', ['/a\\', 'b'], '/a\\x2cb'],
    ['/a\\ b', ['/a\\', 'b'], '/a\\x20b'],
    ['/a{1,999}', ['/a{1', '999}'], undefined],
  ])('%s is reported, with an equivalent that stays whole', (written, parts, offer) => {
    expect(tornPagePatterns(written)).toEqual([{ written, parts, offer }]);
  });

  it('is found among others, on its line', () => {
    const torn = tornPagePatterns('/a, /b\\d{1,3} /c\n/d');
    expect(torn.map(({ written }) => written)).toEqual(['/b\\d{1,3}']);
  });

  it.each(['/a, /b', '/a /b', 'https://a.example/(x),https://b.example', '/a\n/b', '[a', '(a\nb)', ''])(
    'is not seen in %j',
    (text) => {
      expect(tornPagePatterns(text)).toEqual([]);
    },
  );

  it('gives way to its offer', () => {
    const text = '/a\n/b\\d{1,3}$&\n/c';
    const [torn] = tornPagePatterns(text);
    const mended = torn ? withOffer(text, torn) : '';
    expect(mended).toBe('/a\n/b\\d(?:\\d\\d?)?$&\n/c');
    expect(tornPagePatterns(mended)).toEqual([]);
    expect(pagePatterns(mended)).toHaveLength(3);
  });

  it('stays fixed, whatever was written', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab(){}[],1 3\\\n.*?{1,3}') });
    fc.assert(
      fc.property(text, (written) => {
        const torn = tornPagePatterns(written).filter(({ offer }) => offer !== undefined);
        for (const { offer = '' } of torn) {
          expect(pagePatterns(offer)).toEqual([offer]);
          expect(wrongPagePatterns(offer)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
