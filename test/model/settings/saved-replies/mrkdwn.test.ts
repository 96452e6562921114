import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMrkdwn, type SlackText } from 'chatdeck/model/settings/saved-replies/mrkdwn';

function written(parts: readonly SlackText[]): string {
  return parts
    .map((part) =>
      'parts' in part
        ? `[${part.kind} ${written(part.parts)}]`
        : part.kind === 'text'
          ? part.text
          : `[${part.kind} ${part.text}]`,
    )
    .join('');
}
const plain = (parts: readonly SlackText[]): string =>
  parts.map((part) => ('parts' in part ? plain(part.parts) : part.text)).join('');

describe('readMrkdwn', () => {
  it.each([
    ['We *really* ship', 'We [bold really] ship'],
    ['*bold _and italic_*', '[bold bold [italic and italic]]'],
    ['(~gone~)', '([strike gone])'],
    ['2*3*4 and snake_case_name', '2*3*4 and snake_case_name'],
    ['* not a list *', '* not a list *'],
    ['a `*code*` b', 'a [code *code*] b'],
    ['```\n*x*\n```', '[block *x*]'],
    ['> quoted *text*\nplain', '[quote quoted [bold text]]plain'],
    ['<https://a.test|our page> and https://b.test', '[link our page] and [link https://b.test]'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['one\ntwo', 'one\ntwo'],
    ['>no space\n>  two spaces', '[quote no space][quote  two spaces]'],
    ['2 > 1', '2 > 1'],
    ['>', '>'],
    ['>\n', '>\n'],
    ['a ```x``` b ```*y*``` *c*', 'a [block x] b [block *y*] [bold c]'],
    ['<https://a.test>, really', '[link https://a.test], really'],
    ['`*a*` and `b`', '[code *a*] and [code b]'],
    ['', ''],
  ])('reads %j as %s', (text, parts) => {
    expect(written(readMrkdwn(text))).toBe(parts);
  });

  it('has no empty text between the parts', () => {
    expect(readMrkdwn('*a*_b_`c`https://d.test')).toEqual([
      { kind: 'bold', parts: [{ kind: 'text', text: 'a' }] },
      { kind: 'text', text: '_b_' },
      { kind: 'code', text: 'c' },
      { kind: 'link', text: 'https://d.test' },
    ]);
  });

  it('drops nothing but signs, from any text', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'*_~`>< \nab|:/') });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
        const letters = (one: string) => one.replace(/[^\p{L}\p{N}]/gu, '');
        if (!text.includes('://')) expect(letters(plain(readMrkdwn(text)))).toBe(letters(text));
      }),
      { numRuns: 500 },
    );
  });

  it('reads the longest hostile text in a moment', () => {
    const start = performance.now();
    for (const sign of ['*a ', '`', '<https://', '*']) readMrkdwn(sign.repeat(20_000 / sign.length));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
