import { gzipSync } from 'node:zlib';
import postcss, { type AtRule } from 'postcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSheets, type Sheets } from '../../scripts/styles/build';
import { possibleSelectors } from '../../scripts/styles/selectors';

let sheets: Sheets;
beforeAll(async () => {
  sheets = await buildSheets();
}, 60_000);

const kib = (sheet: string) => gzipSync(sheet).length / 1024;

/** Selectors that match something in a page without a theme of ours. */
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
  expect(kib(sheets.main)).toBeLessThan(36);
  expect(sheets.main.length).toBeGreaterThan(50_000);
});

test('each further accent is a file of its own, and small', () => {
  expect(Object.keys(sheets.accents)).toEqual(expect.arrayContaining(['blue', 'teal', 'crimson', 'yellow']));
  for (const [accent, sheet] of Object.entries(sheets.accents)) {
    expect(kib(sheet), accent).toBeLessThan(1);
    expect(sheet, accent).toContain(`--accent-9: var(--${accent}-9)`);
    expect(sheets.main).not.toContain(`--${accent}-9`);
  }
});

test('every rule belongs to a theme of ours', () => {
  expect(strayIn(sheets.main)).toEqual([]);
  expect(Object.values(sheets.accents).flatMap(strayIn)).toEqual([]);
});

test('no rule reaches from a theme to what stands beside it', () => {
  expect(sheets.main).not.toMatch(/\.chatdeck(?:\.chatdeck)*(?::(?:where|is)\([^)]*\))?\s*[~+]/);
  expect(sheets.main).not.toMatch(/:has\([^)]*\.chatdeck/);
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
