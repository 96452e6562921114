import { globSync, readFileSync } from 'node:fs';
import { isEmail } from 'chatdeck/model';
import {
  pagePatterns,
  tornPagePatterns,
  withOffer,
  wrongPagePatterns,
} from 'chatdeck/model/settings/shared/page-patterns';
import { RE2JS } from 're2js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchPage, matchPages } from '../../src/ui/settings/page-matcher';

/** Patterns that keep an engine busy which tries one way after the other, or that are large when they are written out. */
const catastrophic = [
  '(a+)+$',
  '(a*)*$',
  '(a|a)*$',
  '(a|aa)+$',
  '([a-z]+)*[0-9]$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*a){20}$',
  '(.*)*x',
  '(?:.*,){30}x',
  '(x+x+)+y',
  '(a?){50}a{50}',
  `${'a?'.repeat(200)}${'a'.repeat(200)}`,
  `${'(a*)*'.repeat(300)}b`,
  '(\\w+\\s?)*!',
  '^(\\d+|\\w+)*;',
  '(?i)(s|ſ)+$',
  '\\p{L}{1000}$',
  '.{1000}$',
  '(.{1,30}){30}$',
  '((a*){500}){2}b',
  '(?:a*){1000}b',
  '(a{1000}){1000}',
  '((a{100}){100}){100}',
  '((((a{10}){10}){10}){10}){10}',
  '(\\w{0,1000}){0,1000}$',
  `${'('.repeat(5000)}a${')'.repeat(5000)}`,
  `${'a|'.repeat(20_000)}b`,
  `[${'a-z'.repeat(5000)}]+$`,
];
const addressOf = (length: number) => `https://acme.test/${'a'.repeat(length)}!`;
const long = addressOf(60_000);
const short = addressOf(60);
/** How often a character of an address may be read for a pattern: what a fast and a slow machine have in common. */
const MOST_READS = 500_000;
/** Where another engine would take longer than the sun will shine. */
const SOON = 30_000;

describe('a pattern that someone typed as a page rule', () => {
  let reads = 0;
  const matcher = RE2JS.prototype.matcher;
  beforeEach(() => {
    reads = 0;
    vi.spyOn(RE2JS.prototype, 'matcher').mockImplementation(function (this: RE2JS, input) {
      return matcher.call(this, typeof input === 'string' ? counted(input) : input);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  /** The URL as bytes, each of which reports being read; a match that never ends is stopped. */
  function counted(address: string): number[] {
    return new Proxy([...Buffer.from(address)], {
      get(bytes, name) {
        if (typeof name === 'string' && /^\d/.test(name)) reads += 1;
        if (reads > 10 * MOST_READS) throw new Error('The address is read again and again.');
        return Reflect.get(bytes, name) as unknown;
      },
    });
  }

  async function readsOf(pattern: string, address: string): Promise<number> {
    reads = 0;
    await matchPage([pattern], address);
    return reads;
  }

  it.each(catastrophic)('ends immediately, whatever it is: %.30s', { timeout: SOON }, async (pattern) => {
    const [once, twice] = [await readsOf(pattern, addressOf(1000)), await readsOf(pattern, addressOf(2000))];
    expect(twice).toBeLessThanOrEqual(2.1 * once);
    for (const address of [short, long]) {
      reads = 0;
      const { pattern: found, unknown } = await matchPage([pattern], address);
      expect([undefined, pattern]).toContain(found);
      expect(unknown.every((one) => one === pattern)).toBe(true);
      expect(reads).toBeLessThan(MOST_READS);
    }
    const text = `${pattern}\n/ok, ${pattern}`;
    expect(pagePatterns(text).length).toBeGreaterThan(1);
    expect(wrongPagePatterns(text).length).toBeLessThan(text.length);
    for (const torn of tornPagePatterns(text)) expect(withOffer(text, torn)).toBeTypeOf('string');
  });

  it('is seen to read the address', async () => {
    expect(await readsOf('(a+)+$', addressOf(1000))).toBeGreaterThan(1000);
  });

  it('leaves the page time for other things, and says what it has no time for', async () => {
    const patterns = Array.from({ length: 300 }, (_, index) => `(.{1,20}){20}${index}$`);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    const { pattern, unknown } = await matchPage(patterns, short);
    expect(pattern).toBeUndefined();
    expect(unknown.length).toBeGreaterThan(200);
    expect(patterns.slice(-unknown.length)).toEqual(unknown);
    expect(pauses.mock.calls.length).toBeGreaterThan(10);
  });

  it('shares the time for one URL with all others that are tested with it', async () => {
    const patterns = Array.from({ length: 20 }, (_, index) => `/nowhere${index}$`);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    const matches = await matchPages(
      patterns,
      Array.from({ length: 50 }, (_, index) => addressOf(index)),
    );
    expect(matches).toHaveLength(50);
    expect(matches[0]?.unknown).toEqual([]);
    for (const { unknown } of matches.slice(-40)) expect(unknown).toEqual(patterns);
  });

  it('is not tried where it is too large for the address', async () => {
    const [large, larger] = ['.{1000}$', `(${'a|'.repeat(2000)}b)`] as const;
    expect(await matchPage([large], long)).toEqual({ pattern: undefined, unknown: [large] });
    expect(await matchPage([large, larger], short)).toEqual({ pattern: undefined, unknown: [larger] });
  });

  it('still finds what it should', async () => {
    expect(await matchPage(['/pricing', '/a{50,}!$', 'x'], short)).toEqual({ pattern: '/a{50,}!$', unknown: [] });
    expect(await matchPage(['(?=a)a', '/a'], short)).toEqual({ pattern: '/a', unknown: ['(?=a)a'] });
  });

  it('is run by no other engine', () => {
    const files = globSync('src/{model,hooks,ui,screens,settings,client}/**/*.{ts,tsx}');
    const made = files.filter((file) => /new RegExp\((?!`|\s*`)/.test(readFileSync(file, 'utf8')));
    expect(made.sort()).toEqual(['src/model/settings/shared/pattern-rewrite.ts', 'src/ui/code/code-tokens.ts']);
    expect(readFileSync('src/model/settings/shared/pattern-rewrite.ts', 'utf8')).not.toMatch(/new RegExp\([^)]*\)\./);
  });
});

it.each(['a@', '@', 'a@a.', '.', 'a', ' ', 'a@a.a@'])(
  'rejects an email address with %j repeated immediately',
  { timeout: SOON },
  (part) => {
    const tried = vi.spyOn(RegExp.prototype, 'test');
    const found = [part.repeat(300_000), `a@${part.repeat(300_000)}@`].map(isEmail);
    const { length } = tried.mock.calls;
    tried.mockRestore();
    expect(found).toEqual([false, false]);
    expect(length).toBe(0);
  },
);
