import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { duplicateFinder, replyDuplicates } from 'chatdeck/model/settings/saved-replies/reply-duplicates';
import { placeholdersIn } from 'chatdeck/model/settings/saved-replies/reply-placeholders';

const pairs = (...responses: string[]) =>
  replyDuplicates(responses.map((response, index) => ({ uid: String(index), response }))).map(
    ({ first, second, similarity }) => [first, second, similarity === 1],
  );
const words = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `w${index + from}`).join(' ');

describe('replyDuplicates', () => {
  it('finds the same text in another case, with other spaces, signs, and widths', () => {
    expect(pairs('We ship to Alaska.', 'we  SHIP\nto alaska！')).toEqual([['0', '1', true]]);
  });

  it('finds texts that share 85% of their words, not fewer', () => {
    // 17 of 20 words each, then 16.
    expect(pairs(words(20), words(20, 3))).toEqual([['0', '1', false]]);
    expect(pairs(words(20), words(20, 4))).toEqual([]);
  });

  it('compares short texts as a whole', () => {
    expect(pairs('We are open right now', 'We are open now right')).toEqual([]);
    expect(pairs('Hello', 'hello.')).toEqual([['0', '1', true]]);
    expect(pairs('', ' ', '…')).toEqual([]);
  });

  it('counts characters where words have no spaces', () => {
    expect(pairs('我们每天九点开门营业谢谢', '我们每天九点开门营业谢了')).toEqual([['0', '1', false]]);
  });

  it('reads each of 1,000 responses once, and after an edit only the changed one', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const readsOf = (find: () => unknown) => {
      normalize.mockClear();
      find();
      return normalize.mock.calls.length;
    };
    const find = duplicateFinder();
    const texts = Array.from({ length: 1000 }, (_, index) => words(8, 10 * index));
    const replies = (responses: string[]) => responses.map((response, index) => ({ uid: String(index), response }));
    expect(readsOf(() => find(replies(texts)))).toBe(1000);
    const known = find(replies(texts));
    expect(readsOf(() => expect(find(replies(texts))).toBe(known))).toBe(0);
    const edited = texts.with(7, `${texts[3]}.`);
    expect(readsOf(() => expect(find(replies(edited))).toEqual([{ first: '3', second: '7', similarity: 1 }]))).toBe(1);
    normalize.mockRestore();
  });

  it('finds each pair once, whatever the texts are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 12 }), (responses) => {
        const found = pairs(...responses);
        expect(new Set(found.map(([a, b]) => `${String(a)} ${String(b)}`)).size).toBe(found.length);
        expect(found.every(([a, b]) => Number(a) < Number(b))).toBe(true);
      }),
    );
  });
});

describe('placeholdersIn', () => {
  it.each([
    ['Hi {{name}}, {{ name }} and {{name}}', ['{{name}}', '{{ name }}']],
    ['Hi {name} }} {{', []],
    ['{{}}', ['{{}}']],
    ['{{{first}}}', ['{{first}}']],
    [`{{${'a'.repeat(100)}}}`, [`{{${'a'.repeat(100)}}}`]],
    [`{{${'a'.repeat(101)}}}`, []],
  ])('%j', (response, found) => {
    expect(placeholdersIn(response)).toEqual(found);
  });
});
