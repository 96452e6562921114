import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';

const files = globSync('stories/{screens,settings}/*.stories.tsx');

test.each(files)('%s has a story that is checked in every look', (file) => {
  const csf = loadCsf(readFileSync(file, 'utf8'), { makeTitle: (title) => title }).parse();
  expect(csf.stories.filter(({ tags }) => tags?.includes('looks'))).not.toEqual([]);
});
