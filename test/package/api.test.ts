import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printApi } from '../../scripts/api/print';
import { installed } from './packed/entries';

test(
  'the public surface is the one written down in api/ (`npm run api` rewrites it)',
  { timeout: 120_000 },
  async () => {
    const printed = await printApi(installed);
    const written = globSync('**/*.{md,json}', { cwd: 'api' }).map((file) => file.replaceAll('\\', '/'));
    expect(written.sort()).toEqual(Object.keys(printed).sort());
    for (const [file, text] of Object.entries(printed))
      expect(linesOf(text), file).toEqual(linesOf(readFileSync(join('api', file), 'utf8')));
  },
);

/** In one order, without the signs that end them: the compiler writes the members of some inferred types in another one each time. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/[;,]$/, ''))
    .sort();
}
