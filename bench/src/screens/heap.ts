import type { CDPSession } from 'playwright-core';

/** What a heap holds, by whose it is: bytes, and how many of each kind. */
export interface Heap {
  /** Objects, functions, arrays and strings: what the page's own code can hold on to. */
  page: Map<string, { count: number; bytes: number }>;
  /** V8's own: code that it has compiled, what it has learnt of it, and shapes of objects. */
  engineBytes: number;
  /** Elements, styles and lists of the browser itself. */
  browserBytes: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

const pageTypes = ['object', 'closure', 'array', 'regexp', 'symbol', 'bigint', 'number'];
const textTypes = ['string', 'concatenated string', 'sliced string'];

/** All that is left after garbage is collected, the developer tools' own part included. */
export async function readHeap(session: CDPSession): Promise<Heap> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const parts: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes, strings } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt = 0, nameAt = 0, sizeAt = 0] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));

  const heap: Heap = { page: new Map(), engineBytes: 0, browserBytes: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + typeAt] ?? 0] ?? '';
    const bytes = nodes[node + sizeAt] ?? 0;
    const isText = textTypes.includes(type);
    if (!isText && !pageTypes.includes(type)) {
      heap[type === 'native' ? 'browserBytes' : 'engineBytes'] += bytes;
      continue;
    }
    const kind = isText ? 'strings' : `${type} ${strings[nodes[node + nameAt] ?? 0] ?? ''}`;
    const known = heap.page.get(kind) ?? { count: 0, bytes: 0 };
    heap.page.set(kind, { count: known.count + 1, bytes: known.bytes + bytes });
  }
  return heap;
}

export function pageBytes({ page }: Heap): number {
  return [...page.values()].reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The kinds of the page's objects of which there are more than before by at least one for each round between. */
export function grownKinds(before: Heap, after: Heap, rounds: number): string[] {
  return [...after.page]
    .map(([kind, { count }]) => ({ kind, more: count - (before.page.get(kind)?.count ?? 0) }))
    .filter(({ more }) => more >= rounds)
    .toSorted((a, b) => b.more - a.more)
    .map(({ kind, more }) => `${kind} (${more} more)`);
}
