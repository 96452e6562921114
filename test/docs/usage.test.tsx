import { existsSync } from 'node:fs';
import * as ui from 'chatdeck/ui';
import { ChatdeckTheme } from 'chatdeck';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Usage } from '../../stories/ui/usage/usage';

const files = import.meta.glob<{ usages: readonly Usage[] }>('../../stories/ui/usage/*.tsx', { eager: true });
const usages = Object.entries(files)
  .filter(([file]) => !file.endsWith('/samples.tsx'))
  .flatMap(([file, module]) => module.usages.map((usage) => ({ file, usage })));

/** Icons are listed in the foundations. */
const parts = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Icon'));

test.each(parts)('%s has a text on its use', (part) => {
  const found = usages.filter(({ usage }) => usage.parts.some((name) => name === part));
  expect(found).toHaveLength(1);
});

describe.each(usages.map(({ file, usage }) => [usage.parts.join(', '), file, usage] as const))(
  '%s',
  (_, file, usage) => {
    test('says when, when not, do and don’t, each with an example', () => {
      const page = file.replace(/.*\/(.*)\.tsx$/, 'stories/ui/$1');
      expect(existsSync(`${page}.stories.tsx`) || existsSync(`${page}.mdx`), page).toBe(true);
      for (const text of [usage.use, usage.avoid, usage.keyboard]) expect(text.length).toBeGreaterThan(25);
      expect(usage.dos).not.toEqual([]);
      expect(usage.donts).not.toEqual([]);
      for (const { example, why } of [...usage.dos, ...usage.donts]) {
        expect(why.length).toBeGreaterThan(20);
        expect(
          renderToStaticMarkup(<ChatdeckTheme hrefFor={() => '/'}>{example}</ChatdeckTheme>).length,
        ).toBeGreaterThan(200);
      }
    });
  },
);
