import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import config from '../stryker.config.js';

const LINES = 8;
/** How many places, and the seed that finds the same ones again. */
const [places = 60, seed = 1] = process.argv.slice(2).map(Number);

/**
 * Prints random places of all code that is mutated, in the form of Stryker's `--mutate`: a whole run takes many hours. Without
 * `noBias`, fast-check prefers the first and last lines.
 */
const lines = globSync(config.mutate ?? [])
  .toSorted()
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((_, at) => ({ file, at: at + 1 })),
  );
const chosen = fc.sample(fc.noBias(fc.nat(lines.length - 1)), { seed, numRuns: places });
const ranges = chosen.flatMap((at) => lines[at] ?? []).map(({ file, at }) => `${file}:${at}-${at + LINES - 1}`);
console.log([...new Set(ranges)].join(','));
