import { defineConfig } from 'vitest/config';

const shared = { globals: true, restoreMocks: true, setupFiles: ['test/setup.ts'], testTimeout: 60_000 };

/** Test files that alone try a mutant, for a quick look at one file. Their score is a lower bound. */
const own = process.env.CHATDECK_MUTANT_TESTS;
const rules = [
  'test/{model,client,service}/**/*.test.{ts,tsx}',
  'test/{hooks/editing,ui/editor}/**/*.test.{ts,tsx}',
  'test/contract/memory.test.ts',
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
          include: own ? [] : ['test/{hooks/editing,ui/editor}/**/*.dom.test.{ts,tsx}'],
          ...shared,
        },
      },
    ],
  },
});
