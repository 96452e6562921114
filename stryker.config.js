// @ts-check
import process from 'node:process';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'src/{model,service,client}/**/*.ts',
    'src/{hooks/editing,ui/editor}/**/*.{ts,tsx}',
    // Its signature decides where a browser goes.
    'examples/server/src/payments/returns.ts',
  ],
  testRunner: 'vitest',
  // Some tests change the time zone of their process, which a thread can't.
  vitest: { configFile: 'vitest.mutants.config.ts', pool: 'forks' },
  coverageAnalysis: 'perTest',
  // The next run tests only what changed since this file was written.
  incremental: true,
  incrementalFile: '.reports/mutants/incremental.json',
  tempDirName: '.reports/mutants/sandbox',
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: '.reports/mutants/index.html' },
  jsonReporter: { fileName: '.reports/mutants/result.json' },
  // A mutant in a module's own code needs all tests in a fresh process: only on request, for one file.
  ignoreStatic: process.env.CHATDECK_STATIC_MUTANTS !== '1',
  ignorePatterns: ['dist', 'storybook-static', 'bench', '.data', '.reports', 'examples/*/dist'],
  thresholds: { high: 95, low: 90, break: 90 },
  timeoutMS: 20_000,
  // All tests once, each with what it reaches, which takes longer than the 5 minutes that are the default.
  dryRunTimeoutMinutes: 60,
  concurrency: 1,
};
