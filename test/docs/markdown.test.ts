import { globSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { markdownFiles } from '../../scripts/guides/pages';

let files: Record<string, string>;
beforeAll(async () => {
  files = await markdownFiles();
}, 120_000);

test('every guide, screen, and tab has a Markdown copy, and llms.txt links to each of them', () => {
  const guides = globSync('stories/docs/*.mdx').map((file) => file.replace(/.*\/(.+)\.mdx/, 'guides/$1.md'));
  const entries = globSync('src/{screens,settings}/*/index.ts').map((file) =>
    file.replace(/^src\/(.*)\/index\.ts$/, '$1.md'),
  );
  const linked = [...(files['llms.txt'] ?? '').matchAll(/^- \[(.+)\]\((.+)\): \S/gm)].map(([, , file]) => file);
  expect(linked.toSorted()).toEqual([...guides, ...entries].sort());
  expect(Object.keys(files).sort()).toEqual(['llms.txt', ...linked].sort());
});

test('the copies have the tables and code, and nothing that only Storybook understands', () => {
  for (const [file, text] of Object.entries(files)) {
    const prose = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '');
    expect(prose, file).not.toMatch(/^import |<Meta|<Markdown|<[A-Z]\w* ?\/>|\{`/m);
  }
  expect(files['guides/theming.md']).toContain('| `radius`');
  expect(files['guides/headless.md']).toContain('useBehaviorTab');
  expect(files['guides/quick-start.md']).toMatch(/^# Quick start\n/);
});

test('the page of a tab has its props, its sections, and code for own data', () => {
  const behavior = files['settings/behavior.md'] ?? '';
  expect(behavior).toContain('| `onPowerChange` | `(isOn: boolean) => void` |  | Absent hides the switch. |');
  expect(behavior).toContain('Names of its sections: `presence`, `avatars`, `notifications`, `webhooks`, `misc`.');
  expect(behavior).toContain('export function OwnBehavior()');
});
