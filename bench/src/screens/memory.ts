import { chromium, type CDPSession } from 'playwright-core';
import { startBuiltServer } from '../built-server.ts';
import { launchOptions } from '../chromium.ts';
import { round, table } from '../figures.ts';
import { goTo, screensOf, withDashboard } from './dashboard-page.ts';

interface Held {
  cycles: number;
  heapMb: number;
  nodes: number;
  listeners: number;
}

/** What the page holds on the Dashboard after every screen was opened so often and left, its garbage collected. */
export async function measureMemory(cycles: number): Promise<{ held: Held[]; kbPerCycle: number }> {
  const server = await startBuiltServer();
  const browser = await chromium.launch(launchOptions);
  try {
    const token = await server.signIn();
    const screens = await screensOf(server, token);
    const held = await withDashboard(browser, server, token, async (page, session) => {
      const found: Held[] = [];
      await page.goto(`${server.url}/#/`);
      await page.locator('main a[href*="/settings/"]').first().waitFor();
      const marks = new Set([1, 5, 10, 20, 30, 40, cycles].filter((mark) => mark <= cycles));
      for (let cycle = 1; cycle <= cycles; cycle += 1) {
        for (const screen of [...screens.slice(1), ...screens.slice(0, 1)]) await goTo(page, screen);
        if (!marks.has(cycle)) continue;
        await page.waitForLoadState('networkidle');
        found.push({ cycles: cycle, ...(await holds(session)) });
        process.stderr.write(`memory ${cycle}/${cycles}\n`);
      }
      return found;
    });
    console.log('\nThe page on the Dashboard, garbage collected\n');
    const rows = held.map((each) => [each.cycles, each.heapMb, each.nodes, each.listeners].map(String));
    console.log(table(['every screen so often', 'heap, MB', 'DOM nodes', 'listeners'], rows));
    const [first, last] = [held.find((each) => each.cycles >= 5), held.at(-1)];
    const steps = (last?.cycles ?? 0) - (first?.cycles ?? 0);
    const kbPerCycle = steps > 0 ? round((1024 * ((last?.heapMb ?? 0) - (first?.heapMb ?? 0))) / steps) : 0;
    console.log(`\nGrowth after the first five: ${kbPerCycle} KB for all ${screens.length} screens`);
    return { held, kbPerCycle };
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
