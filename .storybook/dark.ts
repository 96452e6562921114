import axe, { type Result } from 'axe-core';
import { definePreviewAddon } from 'storybook/internal/csf';

/** In a test run: checks a story's colors in dark mode after light mode has passed. */
export const alsoInTheDark = () =>
  definePreviewAddon({
    async afterEach({ parameters }) {
      const { test } = (parameters.a11y ?? {}) as { test?: string };
      if (!('__vitest_browser__' in globalThis) || test === 'off') return;
      await expectReadableInTheDark();
    },
  });

export async function expectReadableInTheDark() {
  const lit = [...document.querySelectorAll('.radix-themes.light')];
  for (const root of lit) root.classList.replace('light', 'dark');
  try {
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    if (violations.length > 0) throw new Error(`In the dark:\n${violations.flatMap(sentences).join('\n')}`);
  } finally {
    for (const root of lit) root.classList.replace('dark', 'light');
  }
}

export function sentences({ nodes }: Result): string[] {
  return nodes.map(({ html, failureSummary = '' }) => `${html}\n${failureSummary}`);
}
