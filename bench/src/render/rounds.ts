import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from '../chromium.ts';
import { servePages } from './build.ts';

interface Rounds<Page extends string, Found> {
  pages: readonly Page[];
  rounds: number;
  /** Said with the progress. */
  about: string;
  measure(browser: Browser, page: Page, addressOf: (name: string) => string): Promise<Found>;
}

/** Measures pages so many times, in turn, so that what slows the machine for a while slows them all. */
export type InTurn = <Page extends string, Found>(rounds: Rounds<Page, Found>) => Promise<Record<Page, Found[]>>;

/** The built pages and a browser to measure them with, for as long as `measure` takes. */
export async function withPages<Result>(measure: (inTurn: InTurn) => Promise<Result>): Promise<Result> {
  const served = await servePages();
  const browser = await chromium.launch(launchOptions);
  try {
    return await measure(async ({ pages, rounds, about, measure: measureOne }) => {
      const found = Object.fromEntries(pages.map((page) => [page, []])) as unknown as Record<
        (typeof pages)[number],
        Awaited<ReturnType<typeof measureOne>>[]
      >;
      for (let round = 1; round <= rounds; round += 1) {
        for (const page of pages) {
          found[page].push(await measureOne(browser, page, served.addressOf));
          process.stderr.write(`${page} ${round}/${rounds} ${about}\n`);
        }
      }
      return found;
    });
  } finally {
    await browser.close();
    await served.close();
  }
}

/** How a CPU is named in tables. */
export function cpuTitle(cpu: number): string {
  return cpu === 1 ? 'the machine itself' : `CPU slowed ${cpu}x`;
}
