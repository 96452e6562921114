import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The root's rules but for those that need types: what is installed here need not be there when the root is linted. */
export default defineConfig(globalIgnores(['dist/', 'results/']), js.configs.recommended, {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { tsconfigRootDir: import.meta.dirname } },
  extends: [tseslint.configs.recommended, reactHooks.configs.flat.recommended],
  rules: { 'react-hooks/incompatible-library': 'off' },
});
