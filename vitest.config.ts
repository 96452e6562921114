import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from './scripts/chromium.ts';

export default defineConfig({
  test: {
    projects: [
      node('unit', {
        include: ['test/**/*.test.{ts,tsx}'],
        exclude: ['test/{package,contract,e2e}/**'],
        // A save shows its notices for their real time.
        testTimeout: 30_000,
      }),
      node('contract', { include: ['test/contract/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 }),
      node('package', { include: ['test/package/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 }),
      stories('light'),
      stories('dark'),
    ],
  },
});

function node(name: string, test: NonNullable<TestProjectInlineConfiguration['test']>): TestProjectInlineConfiguration {
  return {
    resolve: { tsconfigPaths: true },
    // Testing Library cleans up and sets React's act environment only where it finds the global hooks.
    test: { name, environment: 'node', globals: true, restoreMocks: true, ...test },
  };
}

/** Every story in a real browser, axe's findings being errors. */
function stories(appearance: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { appearance } })],
    test: {
      name: `stories-${appearance}`,
      browser: {
        enabled: true,
        headless: true,
        // An element that is still fading in is not yet visible, and its colours are not yet its own.
        provider: playwright({ launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
