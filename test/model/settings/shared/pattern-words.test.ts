import fc from 'fast-check';
import { patternWords, type PatternClause } from 'chatdeck/model/settings/shared/pattern-words';
import { describe, expect, it } from 'vitest';

const text = (value: string) => ({ kind: 'text', text: value }) as const;
const inside = (...parts: PatternClause['parts']): PatternClause => ({ place: 'inside', parts });

describe('patternWords', () => {
  it.each<[string, PatternClause[]]>([
    ['/checkout', [inside(text('/checkout'))]],
    ['^https://shop', [{ place: 'start', parts: [text('https://shop')] }]],
    ['/cart$', [{ place: 'end', parts: [text('/cart')] }]],
    ['^https://a\\.test/$', [{ place: 'whole', parts: [text('https://a.test/')] }]],
    ['/blog/.*\\.html', [inside(text('/blog/'), { kind: 'anything' }, text('.html'))]],
    ['/blog/.+', [inside(text('/blog/'), { kind: 'something' })]],
    ['/item/\\d+', [inside(text('/item/'), { kind: 'digits' })]],
    ['/v[0-9]/', [inside(text('/v'), { kind: 'digit' }, text('/'))]],
    ['/(cart|checkout)', [inside(text('/'), { kind: 'oneOf', options: ['cart', 'checkout'] })]],
    ['https?://', [inside(text('http'), { kind: 'optional', text: 's' }, text('://'))]],
    ['/(?:en/)?help', [inside(text('/'), { kind: 'optional', text: 'en/' }, text('help'))]],
    ['cart|^/$', [inside(text('cart')), { place: 'whole', parts: [text('/')] }]],
    ['/[a-z]{2}/', [inside(text('/'), { kind: 'other', source: '[a-z]{2}' }, text('/'))]],
    ['a(?=b)', [inside(text('a'), { kind: 'other', source: '(?=b)' })]],
    ['.*', [inside({ kind: 'anything' })]],
    ['/p.', [inside(text('/p'), { kind: 'character' })]],
    ['', [inside()]],
  ])('puts %j into words', (pattern, clauses) => {
    expect(patternWords(pattern)?.clauses).toEqual(clauses);
  });

  it('shows a dot within text as a dot, and says that it stands for more', () => {
    expect(patternWords('example.com')).toMatchObject({ clauses: [inside(text('example.com'))], hasLooseDot: true });
    expect(patternWords('example\\.com')?.hasLooseDot).toBe(false);
    expect(patternWords('/blog/.*')?.hasLooseDot).toBe(false);
  });

  it.each([
    ['/checkout', 'https://example.com/checkout'],
    ['checkout', 'https://example.com/checkout'],
    ['^https://shop\\.test/(de|en)/\\d+$', 'https://shop.test/de/1'],
    ['/blog/.*', 'https://example.com/blog/page'],
    ['/[^/]{3}/', 'https://example.com/aaa/'],
  ])('has an address for %j', (pattern, example) => {
    expect(patternWords(pattern)?.example).toBe(example);
  });

  it.each(['(', '[', 'a{2,1}', '*', '\\'])('has no words for %j, which is invalid', (pattern) => {
    expect(patternWords(pattern)).toBeUndefined();
  });

  it('has no words for a pattern or an example that is too long to read', () => {
    expect(patternWords('a'.repeat(200))).toBeDefined();
    expect(patternWords('a'.repeat(201))).toBeUndefined();
    expect(patternWords('a{200}')).toBeDefined();
    expect(patternWords('a{201}')).toBeUndefined();
    expect(patternWords('(((a{999}){999}){999}){999}')).toBeUndefined();
  });

  it('gives an address that matches, and beside it one that does not, for what people write', () => {
    const piece = fc.constantFrom(
      '/shop',
      '/blog',
      'cart',
      '.*',
      '.+',
      '\\d+',
      '[a-z]',
      '[^/]+',
      '(a|b)',
      'x?',
      '\\.',
      '-',
    );
    const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(pattern, (written) => {
        const words = patternWords(`/start${written}`);
        expect(words?.example).toMatch(new RegExp(`/start${written}`));
        expect(words?.others.some((other) => !new RegExp(`/start${written}`).test(other))).toBe(true);
      }),
    );
  });

  it('reads whatever was stored', () => {
    fc.assert(fc.property(fc.string(), (pattern) => void patternWords(pattern)));
  });
});
