import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { figureOf, inShort, table, type Figure } from '../figures.ts';
import type { ReaderName } from './readers.ts';

const titles: Record<ReaderName, string> = {
  coverage: 'Chatdeck: Coverage',
  pages: 'Chatdeck: Pages',
  'loop-client': 'a plain loop over the client',
  loop: 'a plain loop over fetch and JSON.parse (the floor)',
};
const names = Object.keys(titles) as ReaderName[];

interface Measured {
  ms: number;
  keptMb: number;
  /** Absent for the loops, which can't be canceled. */
  askedAfter?: number;
}
type Figures = Record<ReaderName, { time: Figure; kept: Figure; askedAfter?: number }>;

/** All chats of a range, read page by page: time until the report is ready, and the memory that it keeps. */
export async function measureCounting(counts: readonly number[], rounds: number): Promise<Record<string, Figures>> {
  const folder = await mkdtemp(join(tmpdir(), 'chatdeck-counting-'));
  const child = join(folder, 'child.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'child.ts')],
    outfile: child,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  try {
    const results: Record<string, Figures> = {};
    for (const count of counts) results[String(count)] = await measure(child, count, rounds);
    return results;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measure(child: string, count: number, rounds: number): Promise<Figures> {
  const measured = new Map<ReaderName, Measured[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', child, name, String(count)]);
      measured.get(name)?.push(JSON.parse(stdout) as Measured);
    }
  }
  const figures = Object.fromEntries(
    [...measured].map(([name, all]) => {
      const asked = all.flatMap(({ askedAfter }) => (askedAfter === undefined ? [] : [askedAfter]));
      return [
        name,
        {
          time: figureOf(all.map(({ ms }) => ms)),
          kept: figureOf(all.map(({ keptMb }) => keptMb)),
          ...(asked.length > 0 && { askedAfter: Math.max(...asked) }),
        },
      ];
    }),
  ) as Figures;
  console.log(`\nA range with ${count.toLocaleString('en')} chats\n`);
  console.log(
    table(
      head,
      names.map((name) => rowOf(name, figures)),
    ),
  );
  return figures;
}

const head = ['read by', 'ms, median', 'p95', 'to the client', 'to the floor', 'memory kept, MB', 'pages after cancel'];

function rowOf(name: ReaderName, figures: Figures): string[] {
  const { time, kept, askedAfter } = figures[name];
  const to = (other: ReaderName) => (time.median / figures[other].time.median).toFixed(2);
  return [
    titles[name],
    inShort(time.median),
    inShort(time.p95),
    to('loop-client'),
    to('loop'),
    kept.median.toFixed(1),
    askedAfter === undefined ? '' : String(askedAfter),
  ];
}
