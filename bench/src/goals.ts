import type { Bytes } from './bytes.ts';
import { inShort, table, type Figure } from './figures.ts';
import type { LoadFigures } from './load.ts';
import { ratiosOf, type Results } from './ratios.ts';
import type { ColdFigures } from './screens/cold.ts';
import type { WarmFigures } from './screens/warm.ts';

/** Milliseconds in which a change of screen feels immediate. */
const IMMEDIATE = 100;

/** The table of goals, with what the last run has measured. */
export function goalsTable(results: Results): string {
  return table(['work', 'before', 'goal', 'now'], goalsOf(results));
}

/** Rows of the table; what was before the work on these goals began is written down here. */
function goalsOf(results: Results): string[][] {
  const ratios = ratiosOf(results);
  const of = (...names: string[]) => names.map((name) => ratios.get(name)?.toFixed(2) ?? 'not measured').join(' / ');
  const sizes = (list: string, kind: string, other: string, ...all: number[]) =>
    of(...all.map((size) => `${list} ${size} ${kind} to ${other}`));
  const both = (form: string, kind: string, other: string) =>
    of(...[1, 4].map((cpu) => `${form} cpu${cpu} ${kind} to ${other}`));
  const calls = [...ratios].filter(([name]) => name.startsWith('server ')).map(([, ratio]) => ratio);
  const {
    bytes = {},
    cold = {},
    warm = {},
    load = {},
    csv = {},
  } = results as {
    bytes?: Partial<Record<string, Bytes>>;
    cold?: ColdFigures;
    warm?: Record<string, WarmFigures>;
    load?: Partial<LoadFigures>;
    csv?: Record<string, Record<string, { peak: Figure }>>;
  };
  const start = cold['Chatdeck: stock dashboard'];
  const changes = Object.values(warm);
  const within = changes.filter(({ painted }) => painted.median <= IMMEDIATE).length;
  const { all, dashboards = 0, errors = 0 } = load;
  return [
    ['Behavior: mount at 1x / 4x, to the floor', '2.5 / 2.6', '1.6 / 1.6', both('behavior', 'mountWork', 'the floor')],
    ['Behavior: mount at 1x / 4x, to its markup', '', '1.15', both('behavior', 'mountWork', 'its markup')],
    ['Behavior: a key at 1x / 4x, to the fastest peer', '2.4', 'below 1', both('behavior', 'work', 'the fastest peer')],
    [
      'Appearance: mount at 1x / 4x, to the floor',
      '3.5 / 3.4',
      '1.8 / 1.8',
      both('appearance', 'mountWork', 'the floor'),
    ],
    ['Appearance: a key at 1x / 4x, to the floor', '2.5 (4x)', '1', both('appearance', 'work', 'the floor')],
    [
      'History: 15 / 100 / 1,000 chats, to the floor',
      '3.6 / 3.3 / 3.0',
      '1.8',
      sizes('history', 'mount', 'the floor', 15, 100, 1000),
    ],
    [
      'History: 15 / 100 / 1,000 chats, to its markup',
      '1.25 to 1.45',
      '1.15',
      sizes('history', 'mount', 'its markup', 15, 100, 1000),
    ],
    [
      'Dashboard: mount of 10 / 100 / 1,000, to the floor',
      '2.9 / 2.2 / 0.8',
      '1.8 / 1.5 / 0.8',
      sizes('dashboard', 'mount', 'the floor', 10, 100, 1000),
    ],
    [
      'Dashboard: scroll of 10 / 100 / 1,000, to the floor',
      '0.95 / 5.0 / 1.9',
      '1.3',
      sizes('dashboard', 'scroll', 'the floor', 10, 100, 1000),
    ],
    ...['mount', 'type', 'fold', 'move'].map((kind, index) => {
      const before = ['8.2 / 4.3', '6.1 / 5.4', '3.6 / 2.6', '0.6 / 2.4'][index] ?? '';
      return [`Tree: ${kind} with 10 / 100, to the floor`, before, '2.5', sizes('tree', kind, 'the floor', 10, 100)];
    }),
    ['Warm change of screen at 4x, within 100 ms', '11 of 17', '17 of 17', `${within} of ${changes.length}`],
    [
      'Cold start on slow 4G',
      '2,982 ms, 255 KiB',
      '2,300 ms, 200 KiB',
      start ? `${inShort(start.time.median)} ms, ${start.kb.toFixed(0)} KiB` : 'not measured',
    ],
    [
      'A list screen with provider and client',
      '95 KiB',
      '80 KiB',
      `${bytes.Chatdeck?.screen.first.toFixed(0) ?? '?'} KiB`,
    ],
    [
      'Server to a bare server with the same SQL',
      '1.16 to 1.35',
      '1.1',
      calls.length > 0 ? `${Math.min(...calls).toFixed(2)} to ${Math.max(...calls).toFixed(2)}` : 'not measured',
    ],
    [
      `${dashboards} dashboards at the same time: errors, p99 to the median`,
      'not measured',
      '0, 10',
      `${errors}, ${all ? (all.p99 / all.median).toFixed(1) : '?'}`,
    ],
    [
      'CSV of 1,000,000 rows: to a plain loop, memory',
      '1.34, 154 MB',
      '1.2, flat',
      `${of('csv 1000000 time to the floor')}, ${csv['1000000']?.chatdeck?.peak.median.toFixed(0) ?? '?'} MB`,
    ],
  ];
}
