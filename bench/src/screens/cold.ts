import { chromium, type Browser, type Page } from 'playwright-core';
import { startBuiltServer } from '../built-server.ts';
import { launchOptions } from '../chromium.ts';
import { figureOf, inShort, table, type Figure } from '../figures.ts';
import { withDashboard } from './dashboard-page.ts';
import { serveReactAdmin } from './react-admin/build.ts';
import { noteTraffic } from './traffic.ts';

/** What the developer tools call "Slow 4G". */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

interface Cold {
  ms: number;
  requests: number;
  bytes: number;
  roundTrips: number;
}
export type ColdFigures = Record<string, { time: Figure; requests: number; kb: number; roundTrips: number }>;

/** From an empty cache on a slow connection to a screen that can be used. */
export async function measureCold(rounds: number): Promise<ColdFigures> {
  const [server, peer] = await Promise.all([startBuiltServer(), serveReactAdmin()]);
  const browser = await chromium.launch(launchOptions);
  try {
    const token = await server.signIn();
    const starts: Record<string, () => Promise<Cold>> = {
      'Chatdeck: stock dashboard': () =>
        withDashboard(browser, server, token, (page) => start(page, `${server.url}/#/`, 'main a[href*="/settings/"]')),
      'react-admin: a list, an editor and a form, data in the page': () =>
        withPlainPage(browser, (page) => start(page, peer.url, '.RaDatagrid-row')),
    };
    const measured = new Map<string, Cold[]>(Object.keys(starts).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, run] of Object.entries(starts)) measured.get(name)?.push(await run());
    }
    const figures = Object.fromEntries(
      [...measured].map(([name, all]) => {
        const median = (of: keyof Cold) => figureOf(all.map((cold) => cold[of])).median;
        const time = figureOf(all.map(({ ms }) => ms));
        return [
          name,
          { time, requests: median('requests'), kb: median('bytes') / 1024, roundTrips: median('roundTrips') },
        ];
      }),
    );
    console.log('\nCold start on slow 4G\n');
    const rows = Object.entries(figures).map(([name, { time, requests, kb, roundTrips }]) => [
      name,
      ...[inShort(time.median), inShort(time.p95), String(requests), kb.toFixed(0), String(roundTrips)],
    ]);
    console.log(table(['page', 'ms until usable', 'p95', 'requests', 'KiB', 'round trips after the page'], rows));
    return figures;
  } finally {
    await browser.close();
    await Promise.all([server.stop(), peer.close()]);
  }
}

async function start(page: Page, address: string, usable: string): Promise<Cold> {
  const session = await page.context().newCDPSession(page);
  const traffic = await noteTraffic(session);
  await session.send('Network.emulateNetworkConditions', slow4g);
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(usable).first().waitFor({ timeout: 90_000 });
  const ms = performance.now() - begun;
  return { ms, requests: traffic.requests.length, bytes: traffic.bytes(), roundTrips: traffic.roundTrips() };
}

async function withPlainPage<Found>(browser: Browser, measure: (page: Page) => Promise<Found>): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}
