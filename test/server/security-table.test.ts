import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { asvsItems } from './asvs-items';

const [applying = '', besides = ''] = readFileSync('docs/asvs.md', 'utf8').split('## What does not apply');
const cellsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

/** The lines of the table that have an item. */
const rows = cellsOf(applying).map(([, item = '', , standing = '', shown = '']) => ({
  item,
  standing,
  named: [...shown.matchAll(/`([^`]+)` "(.+?)"(?=<br|$)/g)].map(([, file = '', title = '']) => ({ file, title })),
  shown,
}));
const items = rows.flatMap(({ item }) => item.split(', '));
/** A section stands for all of its items. */
const without = cellsOf(besides).flatMap(([, item = '']) =>
  item.split(', ').flatMap((name) => asvsItems.filter((each) => each === name || each.startsWith(`${name}.`))),
);

test('the ASVS table gives each item a status', () => {
  for (const { item, standing } of rows) {
    expect(standing, item).toMatch(/^(met$|deviation: .|host’s task($|: .| ))/);
  }
});

test('every item of level 1 and 2 is in one of the tables, and only once', () => {
  const all = [...items, ...without];
  expect(asvsItems.filter((item) => !all.includes(item))).toEqual([]);
  expect(all.filter((item, index) => all.indexOf(item) !== index)).toEqual([]);
  for (const [, item, reason] of cellsOf(besides)) expect(reason, item).toMatch(/\w/);
});

test.each(rows)('$item is shown by what is there', ({ standing, named, shown }) => {
  if (standing === 'met') expect(named.length).toBeGreaterThan(0);
  expect(named).toHaveLength(shown === '' ? 0 : shown.split('<br').length);
  for (const { file, title } of named) {
    expect(existsSync(file), file).toBe(true);
    expect(file.endsWith('.md') ? headingsIn(file) : testsIn(file), file).toContain(title);
  }
});

test.each([
  ["test('it', () => {})", true],
  ["it('it', { timeout: 1 }, () => {})", true],
  ["rule('it', () => {})", true],
  ["test.each([1])('it', () => {})", true],
  ["describe('all', () => { test.skipIf(!isWhole).each([1])('it', () => {}) })", true],
  ["test.skipIf(!isWhole)('it', () => {})", true],
  ["// test('it', () => {})", false],
  ["/* test('it', () => {}) */", false],
  ["test.skip('it', () => {})", false],
  ["it.skip.each([1])('it', () => {})", false],
  ["test.todo('it')", false],
  ["xit('it', () => {})", false],
  ["describe.skip('all', () => { test('it', () => {}) })", false],
  ["test.each(['it'])('another', () => {})", false],
  ["test('it and more', () => {})", false],
  ["describe('it', () => {})", false],
  ['const text = "test(\'it\', () => {})"', false],
])('%s names a test: %s', (source, isTest) => {
  expect(titlesIn(source).includes('it')).toBe(isTest);
});

function headingsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);
}

function testsIn(file: string): string[] {
  return titlesIn(readFileSync(file, 'utf8'));
}

/** The titles of the tests and conformance rules that a source runs: those that are skipped in any case are none. */
function titlesIn(text: string): string[] {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const words = wordsOf(node.expression);
      if (words.some((word) => word === 'skip' || word === 'todo')) return;
      const [title] = node.arguments;
      if (['test', 'it', 'rule'].includes(words[0] ?? '') && title) titles.push(textOf(title, source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** What is called, word by word: `test.skipIf(…).each(…)` is `test`, `skipIf`, `each`. */
function wordsOf(called: ts.Expression): string[] {
  if (ts.isIdentifier(called)) return [called.text];
  if (ts.isPropertyAccessExpression(called)) return [...wordsOf(called.expression), called.name.text];
  if (ts.isCallExpression(called)) return wordsOf(called.expression);
  if (ts.isTaggedTemplateExpression(called)) return wordsOf(called.tag);
  return [];
}

function textOf(title: ts.Expression, source: ts.SourceFile): string {
  if (ts.isTemplateExpression(title)) return title.getText(source).slice(1, -1);
  return ts.isStringLiteral(title) || ts.isNoSubstitutionTemplateLiteral(title) ? title.text : '';
}
