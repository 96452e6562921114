import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from '../chromium.ts';
import { figureOf, inShort, table, type Figure } from '../figures.ts';
import { servePages } from '../render/build.ts';
import { idle, measureTyping, withPage } from '../render/measure.ts';
import { keystrokeVariants } from './variants.ts';

export interface KeystrokeOptions {
  /** Each of these in turn: 1 is the machine itself, 4 a machine four times slower. */
  cpus: number[];
  rounds: number;
  keystrokes: number;
}

interface Figures {
  title: string;
  work: Figure;
  paint: Figure;
}

/** A keystroke in the Appearance tab with its live preview, beside the same form and a preview made with others. */
export async function measureKeystroke({
  cpus,
  rounds,
  keystrokes,
}: KeystrokeOptions): Promise<Record<string, Figures[]>> {
  const pages = await servePages();
  const browser = await chromium.launch(launchOptions);
  try {
    const results: Record<string, Figures[]> = {};
    for (const cpu of cpus) {
      const measured = keystrokeVariants.map(({ title }) => ({ title, work: [] as number[], paint: [] as number[] }));
      // In turn, so that what slows the machine for a while slows them all.
      for (let round = 1; round <= rounds; round += 1) {
        for (const [index, { name }] of keystrokeVariants.entries()) {
          const found = await typeInto(browser, pages.addressOf(name), cpu, keystrokes);
          measured[index]?.work.push(...found.work);
          measured[index]?.paint.push(...found.paint);
          process.stderr.write(`${name} ${round}/${rounds} at ${cpu}x\n`);
        }
      }
      const figures = measured.map(({ title, work, paint }) => ({
        title,
        work: figureOf(work),
        paint: figureOf(paint),
      }));
      console.log(
        `\nA keystroke in Appearance, ${cpu === 1 ? 'the machine itself' : `CPU slowed ${cpu}x`}, milliseconds\n`,
      );
      console.log(tableOf(figures));
      results[`cpu${cpu}`] = figures;
    }
    return results;
  } finally {
    await browser.close();
    await pages.close();
  }
}

function typeInto(browser: Browser, address: string, cpu: number, keystrokes: number) {
  return withPage(browser, address, cpu, async (page, session) => {
    await page.evaluate(() => window.bench.mount());
    const preview = page.locator('[data-chatdeck="widget-preview"], [data-preview]').first();
    await preview.waitFor();
    await idle(page);
    const input = page.getByLabel('Title', { exact: true });
    const found = await measureTyping(page, session, input, keystrokes);
    const typed = await input.inputValue();
    if (!(await preview.innerText()).includes(typed.trim()))
      throw new Error(`The preview of ${address} does not follow.`);
    return found;
  });
}

function tableOf(figures: readonly Figures[]): string {
  const floor = figures.at(-1);
  const rows = figures.map(({ title, work, paint }) => {
    const ratio = (work.p95 / (floor?.work.p95 ?? Number.NaN)).toFixed(1);
    return [title, inShort(work.median), inShort(work.p95), ratio, inShort(paint.median), inShort(paint.p95)];
  });
  return table(['form', 'script and layout, median', 'p95', 'to the floor', 'key to paint, median', 'p95'], rows);
}
