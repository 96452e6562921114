import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import type { Bench } from './harness.ts';

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Milliseconds, one number per mount or character. */
export interface Measured {
  /** The first mount in a fresh page. */
  firstMount: number[];
  /** Mounts after it in the same page, by when its code is compiled. */
  mount: number[];
  /** All work of the main thread for such a mount, until the page has nothing to do. */
  mountWork: number[];
  /** From a character typed to the end of the frame that shows it. */
  paint: number[];
  /** Script, style and layout for a character, what follows the paint included. */
  work: number[];
}

export interface Plan {
  /** How many times slower than the machine. */
  cpu: number;
  remounts: number;
  keystrokes: number;
}

const typed = 'Agent label';
const answered = 200;
const sentence = 'the quick brown fox jumps over the lazy dog ';

/** One fresh page of one form, from its first mount to the last character typed. */
export function measurePage(browser: Browser, address: string, plan: Plan): Promise<Measured> {
  return withPage(browser, address, plan.cpu, async (page, session) => {
    const mounts = await measureMounts(page, session, plan.remounts);
    const typing = await measureTyping(page, session, page.getByLabel(typed, { exact: true }), plan.keystrokes);
    return { ...mounts, ...typing };
  });
}

/** A fresh page on a machine so many times slower. What goes wrong in it is thrown. */
export async function withPage<Found>(
  browser: Browser,
  address: string,
  cpu: number,
  measure: (page: Page, session: CDPSession) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const faults: Error[] = [];
    page.on('pageerror', (error) => faults.push(error));
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => 'bench' in window);
    const session = await context.newCDPSession(page);
    // The thread's own time, which other programs on the machine do not lengthen.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const measured = await measure(page, session);
    if (faults[0]) throw faults[0];
    return measured;
  } finally {
    await context.close();
  }
}

/** The first mount in the page and so many later ones. */
export async function measureMounts(page: Page, session: CDPSession, remounts: number) {
  const mount = async () => {
    let shown = Number.NaN;
    const work = await workOf(page, session, async () => {
      shown = await page.evaluate(() => window.bench.mount());
      // By then the server has answered, and what it answered is drawn.
      await page.waitForTimeout(answered);
    });
    return { shown, work };
  };
  const first = await mount();
  const others: (typeof first)[] = [];
  for (let count = 0; count < remounts; count += 1) {
    await page.evaluate(() => window.bench.unmount());
    others.push(await mount());
  }
  return {
    firstMount: [first.shown],
    mount: others.map(({ shown }) => shown),
    mountWork: others.map(({ work }) => work),
  };
}

/** Each character typed at the end of a field: what the main thread works for it, and when it is seen. */
export async function measureTyping(page: Page, session: CDPSession, input: Locator, keystrokes: number) {
  const before = (await input.inputValue()).length;
  await input.focus();
  await idle(page);
  const work: number[] = [];
  for (let count = 0; count < keystrokes; count += 1) {
    const { rendering } = await readMetrics(session);
    await page.keyboard.press(sentence[count % sentence.length] ?? 'x');
    await page.waitForFunction((shown) => window.bench.keystrokes.length > shown, count);
    await idle(page);
    work.push(1000 * ((await readMetrics(session)).rendering - rendering));
  }
  const missing = before + keystrokes - (await input.inputValue()).length;
  if (missing !== 0) throw new Error(`${missing} of the characters typed are not there.`);
  return { work, paint: await page.evaluate(() => window.bench.keystrokes) };
}

/** Milliseconds that the main thread works for something, until nothing is left to do. */
export async function workOf(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await idle(page);
  const before = await readMetrics(session);
  await act();
  await idle(page);
  return 1000 * ((await readMetrics(session)).task - before.task);
}

/** Resolves when the page has nothing to do. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(() => window.bench.idle());
}

/** Seconds that the page's main thread has worked until now. */
async function readMetrics(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    task: read('TaskDuration'),
    rendering: read('ScriptDuration') + read('RecalcStyleDuration') + read('LayoutDuration'),
  };
}
