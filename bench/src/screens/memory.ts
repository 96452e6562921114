import { chromium, type CDPSession } from 'playwright-core';
import { startBuiltServer } from '../built-server.ts';
import { launchOptions } from '../chromium.ts';
import { round, table } from '../figures.ts';
import { goTo, screensOf, withDashboard } from './dashboard-page.ts';
import { grownKinds, pageBytes, readHeap, type Heap } from './heap.ts';

interface Held {
  cycles: number;
  heapMb: number;
  nodes: number;
  listeners: number;
}

interface MemoryFigures {
  held: Held[];
  /** Bytes that one round of all screens adds to the heap, by snapshots after half of the rounds and after all. */
  perCycle: { page: number; engine: number; browser: number };
  /** Kinds of the page's objects that grow with every round. */
  grown: string[];
}

/** What the page holds on the Dashboard after every screen was opened so often and left, its garbage collected. */
export async function measureMemory(cycles: number): Promise<MemoryFigures> {
  if (cycles < 2) throw new Error('What a round adds takes two rounds or more: --cycles=2.');
  const server = await startBuiltServer();
  const browser = await chromium.launch(launchOptions);
  try {
    const token = await server.signIn();
    const screens = await screensOf(server, token);
    const half = Math.ceil(cycles / 2);
    const marks = new Set([1, 5, 10, 20, 30, 40, 50, 100, 200, 300, cycles].filter((mark) => mark <= cycles));
    const { held, heaps } = await withDashboard(browser, server, token, async (page, session) => {
      const found = { held: [] as Held[], heaps: [] as Heap[] };
      await page.goto(`${server.url}/#/`);
      await page.locator('main a[href*="/settings/"]').first().waitFor();
      for (let cycle = 1; cycle <= cycles; cycle += 1) {
        for (const screen of [...screens.slice(1), ...screens.slice(0, 1)]) await goTo(page, screen);
        if (!marks.has(cycle) && cycle !== half) continue;
        await page.waitForLoadState('networkidle');
        if (marks.has(cycle)) found.held.push({ cycles: cycle, ...(await holds(session)) });
        if (cycle === half || cycle === cycles) found.heaps.push(await readHeap(session));
        process.stderr.write(`memory ${cycle}/${cycles}\n`);
      }
      return found;
    });
    console.log('\nThe page on the Dashboard, garbage collected\n');
    const rows = held.map((each) => [each.cycles, each.heapMb, each.nodes, each.listeners].map(String));
    console.log(table(['every screen so often', 'heap, MB', 'DOM nodes', 'listeners'], rows));

    const [before, after] = [heaps[0], heaps.at(-1)];
    if (!before || !after) throw new Error('There is no snapshot.');
    const steps = cycles - half;
    const perCycle = {
      page: (pageBytes(after) - pageBytes(before)) / steps,
      engine: (after.engineBytes - before.engineBytes) / steps,
      browser: (after.browserBytes - before.browserBytes) / steps,
    };
    const grown = grownKinds(before, after, steps);
    const kb = (bytes: number) => `${round(bytes / 1024)} KB`;
    console.log(
      `\nWhat one round of all ${screens.length} screens adds, by snapshots after ${half} and ${cycles}: ` +
        `${kb(perCycle.page)} of the page's objects, ${kb(perCycle.engine)} of the engine's (compiled code), ` +
        `${kb(perCycle.browser)} of the browser's own`,
    );
    console.log(`Kinds of the page's objects that grow with every round: ${grown.join(', ') || 'none'}`);
    return { held, perCycle, grown };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function holds(session: CDPSession): Promise<Omit<Held, 'cycles'>> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heapMb: round(valueOf('JSHeapUsedSize') / 1024 / 1024),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  };
}
