import { gzipSync } from 'node:zlib';
import postcss, { type AtRule } from 'postcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSheets, type Sheets } from '../../scripts/styles/build';
import { isShown } from '../../scripts/styles/part-looks';
import { possibleSelectors, spread } from '../../scripts/styles/selectors';

let sheets: Sheets;
beforeAll(async () => {
  sheets = await buildSheets();
}, 180_000);

/** As `npm run sizes` measures it. */
const kib = (sheet: string) => gzipSync(sheet, { level: 9 }).length / 1024;

/** Selectors that match something on a page without one of our themes. */
function strayIn(sheet: string): string[] {
  const stray: string[] = [];
  const without = (list: string) => possibleSelectors(list, (token) => token !== '.chatdeck');
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    const { parent } = rule;
    const around = parent?.type === 'atrule' ? (parent as AtRule) : undefined;
    if (around?.name === 'keyframes') return;
    if (around?.name === 'scope') stray.push(...without(around.params.replace(/^\((.*?)\)\s*to.*$/s, '$1')));
    else stray.push(...without(rule.selector));
  });
  return stray;
}

test('all that a page needs fits into one small file', () => {
  expect(kib(sheets.main)).toBeLessThan(45);
  expect(sheets.main.length).toBeGreaterThan(50_000);
});

test('each further accent is a separate small file', () => {
  expect(Object.keys(sheets.accents)).toEqual(expect.arrayContaining(['blue', 'teal', 'crimson', 'yellow']));
  for (const [accent, sheet] of Object.entries(sheets.accents)) {
    expect(kib(sheet), accent).toBeLessThan(1);
    expect(sheet, accent).toContain(`--accent-9:var(--${accent}-9)`);
    expect(sheets.main).not.toContain(`--${accent}-9`);
  }
});

test('the times that somebody was online are green', () => {
  expect(sheets.main).toMatch(/\.cd-day-bar\s*\{\s*fill:\s*var\(--green-9\)/);
});

test('a part has rules for the sizes and variants in which it is shown', () => {
  expect(sheets.main).toContain('.rt-BaseButton:where(.rt-r-size-3)');
  expect(sheets.main).not.toContain('.rt-BaseButton:where(.rt-r-size-4)');
  expect(sheets.main).toMatch(/\.rt-TextFieldRoot:where\(\.rt-r-size-2\) :where\(\.rt-TextFieldInput\)/);
  expect(sheets.main).not.toMatch(/\.rt-TextFieldRoot:where\(\.rt-r-size-1\)/);
  expect(sheets.main).toContain('.rt-Button:where(:not(.rt-variant-ghost))');
  expect([isShown('rt-Button', 'rt-variant-ghost'), isShown('rt-Button', 'rt-variant-classic')]).toEqual([true, false]);
  expect([isShown('rt-Badge', 'rt-r-size-3'), isShown('rt-Heading', 'rt-r-size-8')]).toEqual([false, true]);
});

test('a theme has one gray, which has no names of its own in the sheet but those that partners set', () => {
  expect(sheets.main).toContain('--gray-1:var(--slate-1)');
  expect(sheets.main).not.toMatch(/--gray-\d+:\s*#/);
});

test('every rule belongs to one of our themes', () => {
  expect(strayIn(sheets.main)).toEqual([]);
  expect(Object.values(sheets.accents).flatMap(strayIn)).toEqual([]);
});

test('no rule reaches from a theme to its siblings', () => {
  expect(sheets.main).not.toMatch(/\.chatdeck(?:\.chatdeck)*(?::(?:where|is)\([^)]*\))?\s*[~+]/);
  expect(sheets.main).not.toMatch(/:has\([^)]*\.chatdeck/);
});

// Otherwise, browsers restyle all siblings whenever an element is added or removed.
test('a rule for what follows an element names a class', () => {
  expect(sheets.main.match(/[^{}]*(?:[+~]\s*\*\s*(?=[,){])|[\s>]:has\(\s*[+~])[^{}]*/g)).toBeNull();
});

test('names that hold for the whole page are marked as ours, and nothing is fetched', () => {
  const root = postcss.parse(sheets.main);
  const names = new Set<string>();
  root.walkAtRules((rule) => void names.add(rule.name));
  expect([...names].sort()).toEqual(['container', 'keyframes', 'media', 'scope', 'supports']);
  root.walkAtRules('keyframes', ({ params }) => expect(params).toMatch(/^cd-/));
  root.walkAtRules('container', ({ params }) => expect(params).toMatch(/^cd-/));
  expect(sheets.main).not.toMatch(/url\((?!['"]?data:)/);
});

describe('a stray rule', () => {
  test.each([
    '.rt-Button{color:red}',
    ':root{--gray-1:red}',
    '.chatdeck .a,.b{color:red}',
    ':is(.chatdeck,.b) .a{color:red}',
    ':not(.chatdeck) .a{color:red}',
    '@media print{.a{color:red}}',
    '@scope(.a)to (.b){.c{color:red}}',
  ])('is seen: %s', (sheet) => {
    expect(strayIn(sheet)).not.toEqual([]);
  });
});

/** What the browser tries with every element of a page, as its last part names no class, attribute or tag to find it by. */
function triedWithAll(sheet: string): string[] {
  const tried: string[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    const around = rule.parent?.type === 'atrule' ? (rule.parent as AtRule) : undefined;
    // What a browser with the newest selectors leaves out.
    if (around?.name === 'keyframes' || around?.params.startsWith('not ')) return;
    tried.push(...rule.selectors.filter((selector) => /^(\*|:is\(\))/.test(lastPart(selector))));
  });
  return tried;
}

function lastPart(selector: string): string {
  let text = selector.replace(/\[[^\]]*\]/g, '[]');
  while (/\([^()]+\)/.test(text)) text = text.replace(/\([^()]+\)/g, '()');
  return text.split(/[\s>+~]+/).at(-1) ?? '';
}

test('few rules are tried with every element, and none for its selection', () => {
  const tried = triedWithAll(sheets.main);
  expect(tried.filter((selector) => selector.includes('::selection'))).toEqual([]);
  expect(tried.length).toBeLessThan(43);
});

test.each([
  ['.a :is(.b, .c):hover', ['.a .b:hover', '.a .c:hover']],
  ['.a > :is(button, input)', ['.a > button', '.a > input']],
  ['.a :is(.b, .c > d)', ['.a :is(.b,.c > d)']],
  ['.a :is(.b, c)', ['.a :is(.b,c)']],
  ['.a:is(.b, .c)', ['.a:is(.b, .c)']],
  [':is(.a, .b) .c', [':is(.a, .b) .c']],
])('%s is written for a browser to find its elements', (selector, expected) => {
  expect(spread(selector).map((one) => one.replaceAll(', ', ','))).toEqual(
    expected.map((one) => one.replaceAll(', ', ',')),
  );
});
