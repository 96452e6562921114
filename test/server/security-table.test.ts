import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The lines of SECURITY.md that hold an item. */
const rows = readFileSync('SECURITY.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, item = '', , standing = '', shown = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return {
      item,
      standing,
      named: [...shown.matchAll(/`([^`]+)` "(.+?)"(?=<br|$)/g)].map(([, file, title]) => ({ file, title })),
      shown,
    };
  });

test('the table of ASVS says how each item stands', () => {
  expect(rows.length).toBeGreaterThan(80);
  for (const { item, standing } of rows) {
    expect(standing, item).toMatch(/^(met$|deviation: .|host’s task($|: .| ))/);
  }
  const items = rows.flatMap(({ item }) => item.split(', '));
  expect(items).toHaveLength(new Set(items).size);
});

test.each(rows)('$item is shown by tests that are there', ({ standing, named, shown }) => {
  if (standing === 'met') expect(named.length).toBeGreaterThan(0);
  expect(named).toHaveLength(shown === '' ? 0 : shown.split('<br').length);
  for (const { file = '', title = '' } of named) {
    expect(existsSync(file), file).toBe(true);
    // An apostrophe may stand escaped in the source.
    const source = readFileSync(file, 'utf8').replaceAll("\\'", "'");
    expect(source.includes(title), `${file} has no "${title}"`).toBe(true);
  }
});
