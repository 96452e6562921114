import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { titlesIn, titlesOf } from './titles';

/** What a section of the specification says, each statement with the titles of the tests that hold it. */
export type Section = Record<string, readonly string[]>;

const books = { 'core-platform': 'Core platform', 'widget-settings': 'Widget settings' };
const titles = titlesOf('test', 'stories', 'src/testing/conformance');

describe.each(Object.entries(books))('%s', (folder) => {
  test('every statement names a test that holds it, and every test it names exists', async () => {
    const sections = await sectionsOf(folder);
    const statements = sections.flatMap(([, section]) => Object.entries(section));
    expect(statements.filter(([, held]) => held.length === 0)).toEqual([]);
    expect(statements.flatMap(([, held]) => held).filter((title) => !titles.has(title))).toEqual([]);
  });
});

test('specification.md lists what the tests hold (`npm run indexes` writes it)', async () => {
  const parts = ['# What the product does, and which tests hold it\n'];
  for (const [folder, book] of Object.entries(books)) {
    parts.push(`## ${book}\n`);
    for (const [name, section] of await sectionsOf(folder)) parts.push(`### ${name}\n`, ...printed(section));
  }
  await expect(parts.join('\n')).toMatchFileSnapshot('../specification.md');
});

test('a title is found however its test is written, and a skipped test is none', () => {
  const text = `
    describe('a widget', () => {
      it('opens', () => {});
      test.each([1])('counts %i', () => {});
      test(\`takes \${name}\`, () => {});
      test.skip('waits', () => {});
    });
    export const Failed = meta.story({ args: {} });
  `;
  expect(titlesIn('stories/ui/part.stories.tsx', text)).toEqual([
    'a widget',
    'opens',
    'counts %i',
    'takes ${name}',
    'stories/ui/part: Failed',
  ]);
});

/** The sections of a book in their order: `4-states-and-transitions.ts` is “4. States and transitions”. */
async function sectionsOf(folder: string): Promise<[name: string, section: Section][]> {
  const files = globSync(`${import.meta.dirname}/${folder}/*.ts`);
  const sections = await Promise.all(
    files.map(async (file): Promise<[string, Section]> => {
      const { section } = (await import(file)) as { section: Section };
      const [, number = '', name = ''] = /^([\d.]+)-(.*)\.ts$/.exec(basename(file)) ?? [];
      return [`${number}. ${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`, section];
    }),
  );
  return sections.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}

function printed(section: Section): string[] {
  return Object.entries(section).map(([statement, held]) => {
    const tests = held.map((title) => `  - ${escaped(title)} (${(titles.get(title) ?? []).map(linked).join(', ')})`);
    return `- **${escaped(statement)}**\n${tests.join('\n')}\n`;
  });
}

function linked(file: string): string {
  return `[${basename(file)}](../${file})`;
}

function escaped(text: string): string {
  return text.replace(/[<>*_`[\]]/g, '\\$&');
}
