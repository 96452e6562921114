import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './figures.ts';
import { measureLists } from './lists/run.ts';
import { ratiosOf, type Results } from './ratios.ts';
import { measureRender } from './render/run.ts';

/** A ratio that is this much worse than the published one is no accident of a busy machine. */
const WORSE = 1.5;
const plan = { cpus: [1], rounds: 1, remounts: 3, keystrokes: 20 };

/** Two minutes of measuring; ends with 1 if a ratio to the floor got much worse than the published one. */
const found = ratiosOf({
  render: await measureRender(plan),
  history: (await measureLists('history', plan)) as Results[string],
});
const published = ratiosOf(JSON.parse(readFileSync(join(import.meta.dirname, '../figures.json'), 'utf8')) as Results);
const rows = [...found].flatMap(([name, now]) => {
  const before = published.get(name);
  return before !== undefined && name.endsWith('to the floor') ? [{ name, before, now }] : [];
});
const isWorse = ({ before, now }: (typeof rows)[number]) => now > before * WORSE;
console.log(
  `\n${table(
    ['', 'published', 'now'],
    rows.map((row) => [`${row.name}${isWorse(row) ? ': worse' : ''}`, row.before.toFixed(2), row.now.toFixed(2)]),
  )}`,
);
if (rows.length === 0) throw new Error('Nothing was compared.');
if (rows.some(isWorse)) process.exitCode = 1;
