import { readFileSync } from 'node:fs';
import { steps } from 'chatdeck/testing/conformance/case';
import { conformanceCases } from 'chatdeck/testing/conformance/cases';
import { paragraphs } from 'chatdeck/testing/conformance/paragraphs';
import { expect, test } from 'vitest';

const guide = readFileSync('stories/docs/implement-the-api.mdx', 'utf8');
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

test('the guide has a section for each step, with the option that runs it', () => {
  const sections = guide.split(/^## /m);
  for (const [step, { title }] of Object.entries(steps)) {
    const section = sections.find((text) => text.startsWith(`${title}\n`));
    expect(section, title).toContain(`\`--only ${step}\``);
  }
});

test('every group of cases has a paragraph, which is in the guide', () => {
  const groups = new Set(conformanceCases.map(({ group }) => group));
  expect(Object.keys(paragraphs).sort()).toEqual([...groups].sort());
  for (const paragraph of Object.values(paragraphs)) expect(flat(guide)).toContain(paragraph);
});

test('no two cases have the same name in a step', () => {
  const names = conformanceCases.map(({ step, group, rule }) => `${step} ${group} ${rule}`);
  expect(names).toHaveLength(new Set(names).size);
});
