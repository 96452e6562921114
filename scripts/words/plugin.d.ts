import type { ESLint } from 'eslint';

/** Rules `words/code` and `words/markdown`. */
export declare const words: ESLint.Plugin;
