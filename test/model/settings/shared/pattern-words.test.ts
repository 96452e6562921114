import fc from 'fast-check';
import { patternWords, type PatternClause } from 'chatdeck/model/settings/shared/pattern-words';
import { describe, expect, it } from 'vitest';

// cspell:ignore xaby

const text = (value: string) => ({ kind: 'text', text: value }) as const;
/** Between two slashes, what is shown as it is written. */
const othersIn = (source: string): PatternClause[] =>
  source === '(a)\\1'
    ? [inside(text('/a'), { kind: 'other', source: '\\1' }, text('/'))]
    : [inside(text('/'), { kind: 'other', source }, text('/'))];
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
    ['^', [{ place: 'start', parts: [] }]],
    ['$', [{ place: 'end', parts: [] }]],
    ['^$', [{ place: 'whole', parts: [] }]],
    ['a$b', [inside(text('a'), { kind: 'other', source: '$' }, text('b'))]],
    ['\\bcart', [inside({ kind: 'other', source: '\\b' }, text('cart'))]],
    ['\\d', [inside({ kind: 'digit' })]],
    ['[0-9]+', [inside({ kind: 'digits' })]],
    ['(\\d)', [inside({ kind: 'digit' })]],
    ['/x(ab)y', [inside(text('/xaby'))]],
    ['/(?:cart)', [inside(text('/cart'))]],
    ['a(?:b.c)?', [inside(text('a'), { kind: 'other', source: '(?:b.c)?' })]],
    ...[
      '\\D', '\\D+', '\\d*', '\\d{2,}', '\\w', '[^0-9]', '[0-9a]', '.?', '.{2,}', '.{0,5}', 'a+', 'a{0,2}', 'a{1}',
      '(?:a|b)?', '(a|b.)', '(a|)', '(a)\\1', '(?=a)?',
    ].map((source): [string, PatternClause[]] => [`/${source}/`, othersIn(source)]), // prettier-ignore
  ])('puts %j into words', (pattern, clauses) => {
    expect(patternWords(pattern)?.clauses).toEqual(clauses);
  });

  it('shows a dot within text as a dot, and says that it stands for more', () => {
    expect(patternWords('example.com')).toMatchObject({ clauses: [inside(text('example.com'))], hasLooseDot: true });
    expect(patternWords('example\\.com')?.hasLooseDot).toBe(false);
    expect(patternWords('/blog/.*')?.hasLooseDot).toBe(false);
    expect(patternWords('a.b|c')?.hasLooseDot).toBe(true);
    expect(patternWords('c|a.b')?.hasLooseDot).toBe(true);
  });

  it.each<[string, PatternClause['parts']]>([
    ['.com', [{ kind: 'character' }, text('com')]],
    ['com.', [text('com'), { kind: 'character' }]],
    ['a.\\d', [text('a'), { kind: 'character' }, { kind: 'digit' }]],
    ['\\d.a', [{ kind: 'digit' }, { kind: 'character' }, text('a')]],
  ])('says of the dot in %j that it is any character', (pattern, parts) => {
    expect(patternWords(pattern)).toMatchObject({ clauses: [inside(...parts)], hasLooseDot: false });
  });

  it.each([
    ['/checkout', 'https://example.com/checkout'],
    ['checkout', 'https://example.com/checkout'],
    ['^https://shop\\.test/(de|en)/\\d+$', 'https://shop.test/de/1'],
    ['/blog/.*', 'https://example.com/blog/page'],
    ['/[^/]{3}/', 'https://example.com/aaa/'],
    ['', 'https://example.com/'],
    ['^HTTP://shop\\.test', 'HTTP://shop.test'],
    ['s3://a', 'https://example.com/s3://a'],
    ['shop://a', 'shop://a'],
    ['example.com', 'https://example.com/example.com'],
    ['/\\d', 'https://example.com/1'],
    ['/\\D', 'https://example.com/a'],
    ['/\\s', 'https://example.com/ '],
    ['/\\S', 'https://example.com/a'],
    ['/\\w', 'https://example.com/a'],
    ['/\\W', 'https://example.com/-'],
    ['/[xyz]', 'https://example.com/x'],
    ['/[b-d]', 'https://example.com/b'],
    ['/[\\d]', 'https://example.com/1'],
    ['/[\\W]', 'https://example.com/-'],
    ['/[^a]', 'https://example.com/1'],
    ['/[^a1]', 'https://example.com/-'],
    ['/[^a-z]', 'https://example.com/1'],
    ['/[^b-z]', 'https://example.com/a'],
    ['/[^A-Z]', 'https://example.com/a'],
    ['/[^a-a]', 'https://example.com/1'],
    ['/[^a-z0-9-]', 'https://example.com/_'],
    ['/[^\\w-]', 'https://example.com/.'],
    ['/[^\\w.-]', 'https://example.com/~'],
    ['/[^\\d]', 'https://example.com/a'],
    ['/[^\\D]', 'https://example.com/1'],
    ['/[^\\W]', 'https://example.com/a'],
    ['/[^\\s]', 'https://example.com/a'],
    ['/[^\\S]', 'https://example.com/'],
    ['/x{3}', 'https://example.com/xxx'],
    ['/x{2,5}', 'https://example.com/xx'],
    ['/x*', 'https://example.com/x'],
    ['/x?', 'https://example.com/x'],
    ['/x{0}', 'https://example.com/'],
    ['/.+', 'https://example.com/page'],
    ['/.{2,}', 'https://example.com/..'],
    ['/.{0,3}', 'https://example.com/.'],
    ['/\\d+', 'https://example.com/1'],
    ['/(?=a)b', 'https://example.com/b'],
    ['cart|/shop', 'https://example.com/cart'],
  ])('has an address for %j', (pattern, example) => {
    expect(patternWords(pattern)?.example).toBe(example);
  });

  it.each([
    ['/checkout', ['https://example.com/checkou', 'https://example.com/chec-kout', 'https://example.com/']],
    ['/cart', ['https://example.com/car', 'https://example.com/ca-rt', 'https://example.com/']],
    ['ab', ['https://example.com/a', 'https://example.com/a-b', 'https://example.com/']],
    ['', ['https://example.com/', 'https://example.com/-']],
  ])('has addresses nearly like that of %j', (pattern, others) => {
    expect(patternWords(pattern)?.others).toEqual(others);
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
