import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { brandSheet, defaultMarks, radii, readAccent, readGray, scalingValues } from 'chatdeck/model/brand/brand-sheet';
import { readFontFamily } from 'chatdeck/model/brand/css-names';

/** Each rule's declarations by its selector. */
function rulesOf(sheet: string): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>();
  postcss.parse(sheet).walkRules((rule) => {
    const found: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => void (found[prop] = value));
    rules.set(rule.selector, found);
  });
  return rules;
}

test('a brand has every token of Radix Themes, in the light and in the dark', () => {
  const whole = readFileSync('node_modules/@radix-ui/themes/styles.css', 'utf8');
  for (const name of ['accent', 'gray']) {
    const tokens = new Set(whole.match(new RegExp(`--${name}-[\\w-]+(?=:)`, 'g')));
    expect(tokens.size).toBeGreaterThanOrEqual(28);
    const sheet = brandSheet(name === 'accent' ? { accent: '#ff5a36' } : { gray: '#808590' });
    const rules = [...rulesOf(sheet).values()];
    expect(rules).toHaveLength(2);
    for (const declarations of rules) expect(Object.keys(declarations).sort()).toEqual([...tokens].sort());
  }
});

test('a brand without anything has no rules', () => {
  expect(brandSheet({})).toBe('');
});

test('corners are as round as in Radix Themes', () => {
  const whole = postcss.parse(readFileSync('node_modules/@radix-ui/themes/styles.css', 'utf8'));
  for (const radius of radii) {
    const expected: Record<string, string> = {};
    whole.walkRules(`[data-radius='${radius}']`, (rule) => {
      rule.walkDecls(/^--radius/, ({ prop, value }) => void (expected[prop] = value));
    });
    expect(Object.keys(expected)).toHaveLength(3);
    expect([...rulesOf(brandSheet({ radius }, defaultMarks)).values()]).toEqual([expected]);
  }
});

test('everything is as large as in Radix Themes', () => {
  const whole = postcss.parse(readFileSync('node_modules/@radix-ui/themes/styles.css', 'utf8'));
  const sizes: [string, object][] = [];
  whole.walkRules(/\[data-scaling=/, (rule) => {
    const [, size = ''] = /'(.*?)'/.exec(rule.selector) ?? [];
    rule.walkDecls(({ prop, value }) => void sizes.push([size, { [prop]: value }]));
  });
  const ours = scalingValues.map((scaling) => [scaling, ...rulesOf(brandSheet({ scaling }, defaultMarks)).values()]);
  expect(ours).toEqual(sizes);
});

test.each([
  ["'Open Sans', sans-serif", 'Open Sans,sans-serif'],
  ['"Source Sans 3"', 'Source Sans \\33 '],
  ['system-ui, -apple-system', 'system-ui,-apple-system'],
  ['var(--font-inter), serif', 'var(--font-inter),serif'],
  ["'__Inter_a1b2', '__Inter_Fallback_a1b2'", '__Inter_a1b2,__Inter_Fallback_a1b2'],
  ['"Nimbus; Sans}"', 'Nimbus\\3b  Sans\\7d '],
  ['"</style><script>"', '\\3c \\2f style\\3e \\3c script\\3e '],
  ['Café', 'Caf\\e9 '],
])('the font family %s is written without quotes', (text, written) => {
  expect(readFontFamily(text)).toBe(written);
});

test.each([
  '',
  ' ',
  'a;b',
  'a}b{c',
  'url(evil)',
  'a,',
  ',a',
  '"open',
  "'",
  '""',
  'expression(1)',
  'var(--a;b)',
  'a<b',
  'a\\b',
])('the font family %o is rejected', (text) => {
  expect(readFontFamily(text)).toBeUndefined();
});

describe('nothing that a brand is given', () => {
  const hostile = `"</style><script>&'\\a", x`;

  test('ends the style element, adds a rule, or is changed by HTML', () => {
    const sheet = brandSheet({ accent: '#ff5a36', gray: 'sage', font: hostile });
    expect(sheet).not.toMatch(/["'<>&]/);
    expect(rulesOf(sheet).size).toBe(5);
  });
});

test.each([
  ['#FF5A36', '#ff5a36'],
  ['#abc', '#aabbcc'],
  ['teal', 'teal'],
  ['gold', 'gold'],
  ['gray', 'gray'],
  ['#ff5a3', undefined],
  ['#ff5a3680', undefined],
  ['ff5a36', undefined],
  ['bad', undefined],
  ['toString', undefined],
  ['orangered', undefined],
  ['', undefined],
])('the accent %o is %o', (text, accent) => {
  expect(readAccent(text)).toBe(accent);
});

test.each([
  ['sage', 'sage'],
  ['#ABC', '#aabbcc'],
  ['auto', 'sand'],
  ['teal', undefined],
  ['#1', undefined],
])('the gray %o beside an orange accent is %o', (text, gray) => {
  expect(readGray(text, '#ff5a36')).toBe(gray);
});
