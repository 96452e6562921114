import { defineConfig } from 'vitest/config';

const shared = { globals: true, restoreMocks: true, setupFiles: ['test/setup.ts'], testTimeout: 60_000 };

/** Test files that alone try a mutant, for a quick look at one file. Their score is a lower bound. */
const own = process.env.CHATDECK_MUTANT_TESTS;
const rules = [
  'test/{model,client,service}/**/*.test.{ts,tsx}',
  'test/{hooks/editing,ui/editor}/**/*.test.{ts,tsx}',
  'test/contract/memory.test.ts',
  'test/server/payments-stripe.test.ts',
  // The others read source files, in which a sandbox of mutants looks different.
  'test/security/{addresses,policies,prototypes,spreadsheet}.test.ts',
];
const drawing = [
  'test/{model,client}/**/*.dom.test.{ts,tsx}',
  'test/{hooks/editing,ui/editor}/**/*.{dom,mock}.test.{ts,tsx}',
  'test/security/embed.dom.test.ts',
  // Forms and lists of the editing core as screens put them together.
  'test/settings/{inline-actions,list-bars}.dom.test.tsx',
];

/** What `npm run test:mutants` runs: the tests of pure rules, the client, the service, and the editing core. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'rules',
          environment: 'node',
          include: own?.split(',') ?? rules,
          exclude: ['**/*.dom.test.*', '**/*.mock.test.*'],
          ...shared,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: own ? [] : drawing,
          ...shared,
        },
      },
    ],
  },
});
