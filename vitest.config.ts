import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { lookNames } from './.storybook/other-looks.ts';
import { chromium } from './scripts/chromium.ts';
import { picture } from './test/styles/commands.ts';

/** They show the screens of other stories. */
const flows = ['stories/flows/**'];
/** Pure code. */
const rules = ['test/{model,client,service}/**/*.test.{ts,tsx}'];
const elsewhere = ['test/{package,contract,e2e}/**'];
const tests = ['test/**/*.test.{ts,tsx}'];
/**
 * They replace our modules or the network with their own. The others share what they import, because loading it for each
 * file takes longer than its tests; the full run gives each file its own, so that no file relies on what another has loaded.
 */
const mocking = ['test/**/*.mock.test.{ts,tsx}'];
const drawing = ['test/**/*.dom.test.{ts,tsx}'];
/** A save shows its notices for their real time. */
const patient = { setupFiles: ['test/setup.ts'], testTimeout: 60_000 };
const isWhole = Boolean(process.env.CHATDECK_TEST_FULL);
/** Wide matrices, and what takes minutes to build or asks the registry. */
const onlyInFull = isWhole ? [] : ['test/**/*.full.test.{ts,tsx}'];
/** Of stories that have none of their own. */
const viewport = process.env.CHATDECK_VIEWPORT ?? 'desktop';

/**
 * All packages that stories and their sources import: one that the server finds while they run makes it reload the page
 * under them.
 */
const browserPackages = [
  '@date-fns/utc/date/mini',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@hookform/resolvers/zod',
  '@radix-ui/themes',
  '@storybook/addon-a11y',
  '@storybook/react-vite',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@visx/axis',
  '@visx/curve',
  '@visx/grid',
  '@visx/group',
  '@visx/hierarchy',
  '@visx/scale',
  '@visx/shape',
  '@visx/tooltip',
  'axe-core',
  'class-variance-authority',
  'date-fns/addDays',
  'date-fns/addMonths',
  'date-fns/differenceInCalendarDays',
  'date-fns/isValid',
  'date-fns/startOfISOWeek',
  'date-fns/startOfMonth',
  'date-fns-tz/fromZonedTime',
  'date-fns-tz/getTimezoneOffset',
  'date-fns-tz/toZonedTime',
  'dompurify',
  'get-nonce',
  'hono',
  'hono/body-limit',
  'hono/cookie',
  'hono/cors',
  'lucide',
  'msw',
  'msw-storybook-addon',
  'msw/browser',
  'radix-ui',
  're2js',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/internal/csf',
  'storybook/test',
  'zod/mini',
];

/** Starts with the projects that have the longest files, or one of them would end long after all else. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ['package', 'contract', 'unit', 'mocking', 'dom', 'rules'];
    const rank = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Vitest itself would leave one core idle, and some tests only wait.
    maxWorkers: availableParallelism() + 1,
    projects: [
      node('rules', { include: rules, exclude: [...mocking, ...drawing], isolate: false, ...patient }),
      node('unit', {
        include: tests,
        exclude: [...elsewhere, ...rules, ...mocking, ...drawing],
        isolate: isWhole,
        ...patient,
      }),
      node('dom', { environment: 'jsdom', include: drawing, exclude: elsewhere, isolate: isWhole, ...patient }),
      node('mocking', { environment: 'jsdom', include: mocking, exclude: elsewhere, ...patient }),
      node('contract', { include: ['test/contract/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 }),
      node('package', {
        include: ['test/package/**/*.test.ts'],
        globalSetup: ['test/package/packed/setup.ts'],
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
      stories(),
      sheets(),
    ],
  },
});

function node(
  name: string,
  { exclude = [], ...test }: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration {
  const excluded = [...configDefaults.exclude, ...onlyInFull, ...exclude];
  return {
    resolve: { tsconfigPaths: true },
    // Testing Library cleans up and sets React's act environment only where it finds the global hooks.
    test: { name, environment: 'node', globals: true, restoreMocks: true, exclude: excluded, ...test },
  };
}

/**
 * Every story in a real browser, axe's findings being errors, in the light and in the dark. Other looks than its own are for
 * the full run, but for the one that differs most.
 */
function stories(): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    define: {
      'import.meta.env.CHATDECK_VIEWPORT': JSON.stringify(viewport),
      'import.meta.env.CHATDECK_LOOKS': JSON.stringify(isWhole ? lookNames : lookNames.slice(0, 1)),
    },
    resolve: { alias: [{ find: /^@storybook\/addon-docs$/, replacement: resolve('.storybook/no-docs.ts') }] },
    optimizeDeps: { include: browserPackages },
    test: {
      name: 'stories',
      // Each story puts up its own page, and a fresh page of the browser for each file costs more than its stories.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        // An element that is still fading in is not yet visible, and its colors are not final.
        provider: playwright({ launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** Stories again, looked at with other sheets: what they look like must not depend on them. */
function sheets(): TestProjectInlineConfiguration {
  const { plugins = [], define, test, ...shared } = stories();
  const name = '\0built-sheet';
  const builtSheet = {
    name: 'built-sheet',
    resolveId: (id: string) => (id === 'virtual:built-sheet' ? name : undefined),
    load: async (id: string) => {
      if (id !== name) return undefined;
      const { buildSheets } = await import('./scripts/styles/build.ts');
      const { main, accents } = await buildSheets();
      return `export default ${JSON.stringify([main, ...Object.values(accents)].join('\n'))};`;
    },
  };
  return {
    ...shared,
    plugins: [...plugins, builtSheet],
    define: { ...define, 'import.meta.env.CHATDECK_LOOKS': JSON.stringify([]) },
    test: {
      ...test,
      name: 'styles',
      isolate: true,
      exclude: flows,
      provide: { wholeStyles: isWhole },
      setupFiles: ['test/styles/setup.ts'],
      browser: { ...test?.browser, commands: { picture } },
    },
  };
}
