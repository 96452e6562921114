import { chromium } from 'playwright-core';
import { startBuiltServer } from '../built-server.ts';
import { launchOptions } from '../chromium.ts';
import { figureOf, inShort, table, type Figure } from '../figures.ts';
import { goTo, screensOf, withDashboard } from './dashboard-page.ts';
import { noteTraffic, type Traffic } from './traffic.ts';

export interface WarmFigures {
  painted: Figure;
  whole: Figure;
  /** What was asked for again, besides the current user. */
  repeated: string[];
}

/** From one screen to another that was open before, with the CPU slowed. */
export async function measureWarm(rounds: number, cpu: number): Promise<Record<string, WarmFigures>> {
  const server = await startBuiltServer();
  const browser = await chromium.launch(launchOptions);
  try {
    const token = await server.signIn();
    const screens = await screensOf(server, token);
    const measured = new Map(
      screens.map(({ title }) => [
        title,
        { painted: [] as number[], whole: [] as number[], repeated: new Set<string>() },
      ]),
    );
    await withDashboard(browser, server, token, async (page, session) => {
      const traffic = await noteTraffic(session);
      await page.goto(`${server.url}/#/`);
      await page.locator('main a[href*="/settings/"]').first().waitFor();
      const order = [...screens.slice(1), ...screens.slice(0, 1)];
      for (const screen of order) {
        await goTo(page, screen);
        await traffic.quiet();
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      for (let round = 0; round < rounds; round += 1) {
        for (const screen of order) {
          const before = traffic.requests.length;
          const { painted, whole } = await goTo(page, screen, 200);
          await traffic.quiet();
          const found = measured.get(screen.title);
          found?.painted.push(painted);
          found?.whole.push(whole);
          const nameOf = ({ url, method }: Traffic['requests'][number]) => `${method} ${new URL(url).pathname}`;
          const known = new Set(traffic.requests.slice(0, before).map(nameOf));
          for (const name of traffic.requests.slice(before).map(nameOf)) {
            const isAgain = known.has(name) && name !== 'GET /v1/users/current';
            if (isAgain) found?.repeated.add(name.replace(' /v1', ' ').replaceAll(/\d+/g, '{id}'));
          }
        }
      }
    });
    const figures = Object.fromEntries(
      [...measured].map(([title, { painted, whole, repeated }]) => [
        title,
        { painted: figureOf(painted), whole: figureOf(whole), repeated: [...repeated] },
      ]),
    );
    console.log(`\nChange of screen, CPU slowed ${cpu}x, milliseconds\n`);
    const rows = Object.entries(figures).map(([title, { painted, whole, repeated }]) => [
      title,
      ...[painted.median, painted.p95, whole.median].map(inShort),
      repeated.join(', ') || '-',
    ]);
    console.log(table(['screen', 'painted', 'p95', 'all of it', 'asked for again'], rows));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}
