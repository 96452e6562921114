import { readFileSync, writeFileSync } from 'node:fs';
import { readTokens } from './tokens/read.ts';

const tokens = readTokens(readFileSync('dist/styles.css', 'utf8'));
writeFileSync('dist/tokens.json', `${JSON.stringify(tokens)}\n`);
