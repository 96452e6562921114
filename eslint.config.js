import markdown from '@eslint/markdown';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ownTexts } from './scripts/own-texts.js';
import { words } from './scripts/words/plugin.js';

/** The rules of this project, and those of accessible markup; `.oxlintrc.json` has the rules of any code. */
export default defineConfig(
  globalIgnores(['**/dist/', '.types/', 'storybook-static/', '.reports/', '.data/', '**/next-env.d.ts']),
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    // Comments and titles of tests.
    files: ['**/*.{ts,tsx,js}'],
    ignores: ['scripts/words/**', 'test/lint/words.test.ts'],
    plugins: { words },
    rules: { 'words/code': 'error' },
  },
  {
    files: ['src/**/*{labels,texts}.{ts,tsx}'],
    ignores: ['src/locales/**'],
    rules: { 'words/code': ['error', { labels: true }] },
  },
  {
    files: ['**/*.{md,mdx}'],
    // Generated, or rows of test titles.
    ignores: ['api/**', 'test/specification.md'],
    language: 'markdown/gfm',
    plugins: { markdown, words },
    rules: { 'words/markdown': 'error' },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    // Texts for people belong in label sets, or they can be neither translated nor replaced.
    files: ['src/{screens,settings,ui}/**'],
    // People type synonyms and never read them, so they may be words that labels avoid. They are part of a label set all the same.
    ignores: ['src/**/*{labels,texts}.ts', 'src/screens/command-palette/synonyms.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ownTexts] },
  },
  {
    // What they replace would be replaced in the files that share their modules, too.
    files: ['test/**'],
    ignores: ['test/**/*.mock.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
          message: 'Name a file that mocks modules `*.mock.test.ts(x)`: Vitest runs it on its own.',
        },
      ],
    },
  },
);
