import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goalsTable } from './goals.ts';
import type { Results } from './ratios.ts';

const bench = join(import.meta.dirname, '..');
const [, , measured = ''] = process.argv;
const [begin, end] = ['<!-- goals -->', '<!-- end of goals -->'];

/** Puts the figures of the last run into `figures.json`, and its table of goals into the README. */
const folder = join(bench, 'results');
const results = Object.fromEntries(
  readdirSync(folder)
    .toSorted()
    .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8')) as object]),
) as Results;
writeFileSync(join(bench, 'figures.json'), `${JSON.stringify({ measured, ...results }, null, 2)}\n`);

const readme = join(bench, 'README.md');
const text = readFileSync(readme, 'utf8');
const [before] = text.split(begin);
const [, after] = text.split(end);
if (before === undefined || after === undefined) throw new Error(`The README has no ${begin} and ${end}.`);
writeFileSync(readme, `${before}${begin}\n\n${goalsTable(results)}\n\n${end}${after}`);
