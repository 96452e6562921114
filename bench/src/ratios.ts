import type { Figure } from './figures.ts';

/** What each part has measured, as it is in `results/`. */
export type Results = Record<string, Record<string, unknown>>;

type Kinds = Record<string, Figure>;

/** One page of each name that shows the same, and which of them is ours. */
interface Group {
  title: string;
  ours: string;
  pages: Record<string, Kinds>;
}

/** Medians of our pages divided by those of others; a name is "tree 10 move to the floor". */
export function ratiosOf(results: Results): Map<string, number> {
  return new Map(groupsOf(results).flatMap(ratiosIn));
}

function groupsOf({ render = {}, keystroke = {}, history, dashboard, tree, server = {}, csv = {} }: Results): Group[] {
  const lists = Object.entries({ history, dashboard, tree }).flatMap(([ours, sizes = {}]) =>
    Object.entries(sizes).map(([size, pages]) => ({ title: `${ours} ${size}`, ours, pages: pages as Group['pages'] })),
  );
  const forms = Object.entries(render).map(([cpu, pages]) => ({
    title: `behavior ${cpu}`,
    ours: 'chatdeck',
    pages: pages as Group['pages'],
  }));
  const previews = Object.entries(keystroke).map(([cpu, pages]) => ({
    title: `appearance ${cpu}`,
    ours: 'appearance',
    pages: Object.fromEntries((pages as ({ name: string } & Kinds)[]).map(({ name, ...kinds }) => [name, kinds])),
  }));
  const calls = Object.entries(server).flatMap(([call, counts]) =>
    Object.entries(counts as Record<string, Kinds>).map(([count, { call: own, bare }]) => ({
      title: `server ${count} ${call}`,
      ours: 'server',
      pages: { server: { time: own }, 'bare-plain': { time: bare } } as Group['pages'],
    })),
  );
  const files = Object.entries(csv).map(([count, pages]) => ({
    title: `csv ${count}`,
    ours: 'chatdeck',
    pages: pages as Group['pages'],
  }));
  return [...forms, ...previews, ...lists, ...calls, ...files];
}

function ratiosIn({ title, ours, pages }: Group): [string, number][] {
  const medianOf = (name: string, kind: string) => pages[name]?.[kind]?.median ?? Number.NaN;
  const names = Object.keys(pages);
  const floor = names.find((name) => /plain$|^floor$/.test(name)) ?? '';
  const markup = names.find((name) => name.endsWith('-same'));
  const peers = names.filter((name) => /antd|mui|radix|admin|recharts|dnd|papaparse|json2csv/.test(name));
  return Object.keys(pages[ours] ?? {}).flatMap((kind) => {
    const own = medianOf(ours, kind);
    const fastest = Math.min(...peers.map((name) => medianOf(name, kind)));
    const others: [string, number][] = [
      ['the floor', medianOf(floor, kind)],
      ['its markup', markup ? medianOf(markup, kind) : Number.NaN],
      ['the fastest peer', fastest],
    ];
    return others
      .filter(([, other]) => Number.isFinite(other) && other > 0)
      .map(([name, other]): [string, number] => [`${title} ${kind} to ${name}`, own / other]);
  });
}
