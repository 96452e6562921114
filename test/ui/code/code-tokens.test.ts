import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeTokens } from '../../../src/ui/code/code-tokens';

test('the tokens add up to the text, whatever it contains', () => {
  const code = fc.string({ unit: fc.constantFrom(...'<>/"\'{}=- \nab:*', 'import ', 'const ', '<!--', '-->') });
  fc.assert(
    fc.property(code, (text) => {
      expect(
        codeTokens(text)
          .map((token) => token.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('tells tags, attributes, strings, keywords and comments apart', () => {
  const kinds = (code: string) =>
    codeTokens(code)
      .filter(({ kind }) => kind !== 'plain')
      .map(({ kind, text }) => [kind, text]);
  expect(kinds('<a href="x">// no</a>')).toEqual([
    ['tag', '<a'],
    ['attribute', 'href'],
    ['string', '"x"'],
    ['tag', '>'],
    ['comment', '// no</a>'],
  ]);
  expect(kinds("import x from 'y';")).toEqual([
    ['keyword', 'import'],
    ['keyword', 'from'],
    ['string', "'y'"],
  ]);
  expect(kinds('"https://chat.example"')).toEqual([['string', '"https://chat.example"']]);
});
