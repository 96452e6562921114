import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

/** How long nothing is on its way before a page counts as quiet. */
const QUIET_MS = 300;

export interface Traffic {
  requests: { url: string; method: string; start: number; end: number | null; bytes: number }[];
  /** Bytes that came over the wire, heads included. */
  bytes(): number;
  /** The longest chain of answers after the page itself that each had to be there before the next was asked for. */
  roundTrips(): number;
  /** Resolves once every answer is there. */
  quiet(): Promise<void>;
}

/** Notes what a page asks for, until the browser's profile is gone. */
export async function noteTraffic(session: CDPSession): Promise<Traffic> {
  const known = new Map<string, Traffic['requests'][number]>();
  const open = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('data:')) return;
    known.set(requestId, { url: request.url, method: request.method, start: timestamp, end: null, bytes: 0 });
    // Only the frame itself hears that a page in it has ended.
    if (type !== 'Document') open.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = known.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
    open.delete(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
  await session.send('Network.enable');
  const requests = () => [...known.values()];
  return {
    get requests() {
      return requests();
    },
    bytes: () => requests().reduce((sum, { bytes }) => sum + bytes, 0),
    roundTrips() {
      const [, ...after] = requests().toSorted((a, b) => a.start - b.start);
      // What is still on its way is not waited for, and nor is the picture in the browser's tab.
      const others = after.filter(({ end, url }) => end !== null && !url.includes('favicon'));
      const depths: number[] = [];
      others.forEach(({ start }, index) => {
        const before = others
          .slice(0, index)
          .map(({ end }, at) => (end !== null && end <= start ? (depths[at] ?? 0) : 0));
        depths.push(1 + Math.max(0, ...before));
      });
      return Math.max(0, ...depths);
    },
    async quiet() {
      let busy = performance.now();
      while (performance.now() - busy < QUIET_MS) {
        await setTimeout(20);
        if (open.size > 0) busy = performance.now();
      }
    },
  };
}
