import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { figureOf, inShort, table, type Figure } from '../figures.ts';
import type { WriterName } from './writers.ts';

const titles: Record<WriterName, string> = {
  chatdeck: 'Chatdeck: toCsv',
  papaparse: 'papaparse unparse',
  'papaparse-safe': 'papaparse unparse, escapeFormulae',
  json2csv: 'json2csv (@json2csv/plainjs)',
  floor: 'a plain loop (the floor)',
};
const names = Object.keys(titles) as WriterName[];

interface Measured {
  ms: number;
  peakMb: number;
  bytes: number;
}
type Figures = Record<WriterName, { time: Figure; peak: Figure }>;

/** The cells of so many chats as CSV: time, and the memory that a process comes to beyond what it had after the first thousand. */
export async function measureCsv(counts: readonly number[], rounds: number): Promise<Record<string, Figures>> {
  const results: Record<string, Figures> = {};
  for (const count of counts) {
    const measured = new Map<WriterName, Measured[]>(names.map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const name of round % 2 === 0 ? names : names.toReversed()) measured.get(name)?.push(await run(name, count));
    }
    const figures = Object.fromEntries(
      [...measured].map(([name, all]) => [
        name,
        { time: figureOf(all.map(({ ms }) => ms)), peak: figureOf(all.map(({ peakMb }) => peakMb)) },
      ]),
    ) as Figures;
    results[String(count)] = figures;
    console.log(`\nCSV of ${count.toLocaleString('en')} chats\n`);
    console.log(
      table(
        head,
        names.map((name) => rowOf(name, figures)),
      ),
    );
  }
  return results;
}

const head = ['written by', 'ms, median', 'p95', 'to the floor', 'memory, MB'];

function rowOf(name: WriterName, figures: Figures): string[] {
  const { time, peak } = figures[name];
  const ratio = (time.median / figures.floor.time.median).toFixed(2);
  return [titles[name], inShort(time.median), inShort(time.p95), ratio, peak.median.toFixed(0)];
}

async function run(name: WriterName, count: number): Promise<Measured> {
  const child = join(import.meta.dirname, 'child.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [child, name, String(count)]);
  return JSON.parse(stdout) as Measured;
}
