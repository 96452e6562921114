import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutSeparators } from '../../../../src/model/settings/shared/pattern-rewrite';

describe('withoutSeparators', () => {
  it.each([
    ['\\d{1,3}', '\\d(?:\\d\\d?)?'],
    ['\\d{1,3}?', '\\d(?:\\d\\d??)??'],
    ['\\d{0,2}', '(?:\\d\\d?)?'],
    ['\\d{0,2}?', '(?:\\d\\d??)??'],
    ['a{0,1}', 'a?'],
    ['a{0,}', 'a*'],
    ['a{1,}?', 'a+?'],
    ['a{3,}', 'a{2}a+'],
    ['a{2,2}', 'a{2}'],
    ['(ab){2,3}', '(ab){2}(ab)?'],
    ['[a, b]', '[a\\x2c\\x20b]'],
    ['(a, b)', '(a\\x2c\\x20b)'],
    ['a\\,b\\ c', 'a\\x2cb\\x20c'],
    ['a\u2003b', 'a\\u2003b'],
    ['\\{1,3}', '\\{1\\x2c3}'],
    ['[{1,3}]', '[{1\\x2c3}]'],
    ['(a)\\1', '(a)\\1'],
    ['(a)b{1,2}\\1', '(a)bb?\\1'],
    ['(a){1,2}\\1', undefined],
    ['(a){2,}\\1', undefined],
    ['(a){1,}\\1', '(a)+\\1'],
    ['(?<x>a){1,2}', undefined],
    ['(?<x>a){1,2}b', undefined],
    ['(?<x>a)b{1,2}\\k<x>', '(?<x>a)bb?\\k<x>'],
    ['(?:a){1,2}(b)\\1', '(?:a)(?:a)?(b)\\1'],
    ['(?=a)b{1,2}', '(?=a)bb?'],
    ['(?<=a)(c){1,2}', '(?<=a)(c)(c)?'],
    ['a{2,2}?', 'a{2}'],
    ['a{1,}', 'a+'],
    ['a{0,}?', 'a*?'],
    ['a{0,1}?', 'a??'],
    ['a{2,}?', 'aa+?'],
    ['a{3,4}', 'a{3}a?'],
    ['a{0,3}', '(?:a(?:aa?)?)?'],
    ['a{2}', 'a{2}'],
    ['a{,2}', 'a{\\x2c2}'],
    ['\\cA,', '\\cA\\x2c'],
    ['\\x2c{1,2}', '\\x2c\\x2c?'],
    ['\\u002c{1,2}', '\\u002c\\u002c?'],
    ['[\\],]{1,2}', '[\\]\\x2c][\\]\\x2c]?'],
    ['a\tb\nc', 'a\\x09b\\x0ac'],
    ['a\u00a0b', 'a\\xa0b'],
    ['a\u3000b', 'a\\u3000b'],
    ['a{1,1000}', undefined],
    ['a'.repeat(2000), 'a'.repeat(2000)],
    [`${'a'.repeat(1997)},`, undefined],
    [`${'a'.repeat(1996)},`, `${'a'.repeat(1996)}\\x2c`],
    ['a{1,9999}', undefined],
    ['((((a{1,99}){1,99}){1,99}){1,99}){1,99}', undefined],
    ['('.repeat(40) + 'a' + '{2,})'.repeat(40) + '{1,2}', undefined],
    ['a'.repeat(2001) + '{1,2}', undefined],
  ])('writes %s as %s', (pattern, offer) => {
    expect(withoutSeparators(pattern)).toBe(offer);
  });

  /** Patterns of every kind that the rewriting touches. */
  const atom = fc.constantFrom(
    'a',
    'b',
    '\\d',
    '\\w',
    '.',
    '[a, ]',
    '[^,b]',
    ',',
    ' ',
    '\\,',
    '\\.',
    '\\x2c',
    '1',
    '\\u0031',
  );
  const count = fc.constantFrom(
    '',
    '',
    '*',
    '+?',
    '{2}',
    '{1,3}',
    '{0,2}',
    '{2,}',
    '{0,1}?',
    '{1,2}?',
    '{3,3}',
    '{,2}',
  );
  const join = (...pieces: fc.Arbitrary<string>[]) => fc.tuple(...pieces).map((parts) => parts.join(''));
  const sequence = (piece: fc.Arbitrary<string>) =>
    fc.array(piece, { minLength: 1, maxLength: 2 }).map((pieces) => pieces.join(''));
  // One level of groups: counts in deeper ones take the pattern itself for ever.
  const group = sequence(join(atom, count)).chain((inner) =>
    fc.constantFrom(`(${inner})`, `(?:${inner})`, `(?:${inner}|b)`),
  );
  const pattern = sequence(join(fc.oneof(atom, group), count));
  const sample = fc.string({ unit: fc.constantFrom(...'ab1,, .{2}'), maxLength: 6 });

  it('matches what the pattern matched', () => {
    fc.assert(
      fc.property(pattern, fc.array(sample, { minLength: 20 }), (written, samples) => {
        const offer = withoutSeparators(written);
        if (offer === undefined) return;
        expect(offer).not.toMatch(/[\s,]/);
        for (const text of samples) {
          expect(text.search(new RegExp(offer))).toBe(text.search(new RegExp(written)));
          expect(new RegExp(`^(?:${offer})$`).test(text)).toBe(new RegExp(`^(?:${written})$`).test(text));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('finds an equal for most patterns', () => {
    const found = fc.sample(pattern, 200).filter((written) => withoutSeparators(written) !== undefined);
    expect(found.length).toBeGreaterThan(150);
  });
});
