import js from '@eslint/js';
import markdown from '@eslint/markdown';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ownTexts } from './scripts/own-texts.js';
import { words } from './scripts/words/plugin.js';

const hooksRules = Object.keys(reactHooks.configs.flat.recommended.rules);
const compilerRules = hooksRules.filter((rule) => !/rules-of-hooks|exhaustive-deps/.test(rule));

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '.types/',
    'storybook-static/',
    '.reports/',
    'playwright-report/',
    'test-results/',
    '.data/',
    '**/next-env.d.ts',
  ]),
  { files: ['**/*.{ts,tsx,js}'], ...js.configs.recommended },
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
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.recommendedTypeChecked,
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.recommended,
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Speaks to users of the React Compiler.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    // What is drawn there is not kept for long, and to understand it as the compiler does takes a sixth of the run.
    files: ['{test,bench,scripts,stories}/**', 'examples/server/**'],
    rules: Object.fromEntries(compilerRules.map((rule) => [rule, 'off'])),
  },
  {
    files: ['src/**', 'examples/dashboard/src/**'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', { name: 'process', message: 'The package runs in browsers, too.' }],
    },
  },
  {
    // What it is made of is installed with it alone; its own build checks the types.
    files: ['examples/{next,embed}/**'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      // Its scripts run in the page.
      'no-undef': 'off',
      // That is how an interface gets the members of a type.
      '@typescript-eslint/no-empty-object-type': 'off',
    },
  },
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
  {
    // Playwright's `use` is no hook, and stories render through hooks that only look like components.
    files: ['test/e2e/**', 'stories/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
);
