import type { CDPSession, Page } from 'playwright-core';
import { figureOf, inShort, table, type Figure } from '../figures.ts';
import { idle, measureMounts, measureTyping, withPage, workOf } from '../render/measure.ts';
import { withPages } from '../render/rounds.ts';
import { workloads, type Workload } from './workloads.ts';

export interface ListOptions {
  rounds: number;
  remounts: number;
  keystrokes: number;
}

/** Milliseconds of the main thread, by what was done. */
type Work = Record<string, number[]>;

const deeds: Record<Workload, (page: Page, session: CDPSession, options: ListOptions) => Promise<Work>> = {
  history: async (page) => {
    await hasAll(page, 'Visitor');
    return {};
  },
  dashboard: async (page, session) => {
    await hasAll(page, 'channel-');
    const scroll = [await workOf(page, session, () => scrollThrough(page))];
    // Markup alone filters nothing.
    return page.url().includes('-same') ? { scroll } : { scroll, filter: await filterCards(page, session) };
  },
  tree: changeTree,
  diagram: openDiagram,
  grid: async (page, session) => {
    await hasText(page, 'sales-eu');
    const down: number[] = [];
    const across: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      down.push(await workOf(page, session, () => scrollBox(page, 'top')));
      across.push(await workOf(page, session, () => scrollBox(page, 'left')));
    }
    return { down, across };
  },
};

/** Mounts of each size, and what people do then, beside the same made with others. */
export function measureLists(workload: Workload, options: ListOptions): Promise<object> {
  const { title, sizes, unit, pages } = workloads[workload];
  return withPages(async (inTurn) => {
    const results: Record<string, Record<string, Record<string, Figure>>> = {};
    for (const size of sizes) {
      const found = await inTurn<string, Work>({
        pages: pages.map(({ name }) => name),
        rounds: options.rounds,
        about: `with ${size} ${unit}`,
        measure: (browser, name, addressOf) =>
          withPage(browser, `${addressOf(name)}?size=${size}`, 1, async (page, session) => {
            const { mountWork } = await measureMounts(page, session, options.remounts);
            const work = await deeds[workload](page, session, options);
            // The diagram's floor has no tab around it.
            return workload === 'diagram' ? work : { mount: mountWork, ...work };
          }),
      });
      const figures = Object.fromEntries(pages.map(({ name }) => [name, figuresOf(found[name] ?? [])]));
      console.log(`\n${title}, ${size} ${unit}, all work of the main thread in milliseconds\n`);
      console.log(tableOf(pages, figures));
      results[size] = figures;
    }
    return results;
  });
}

/** A page that shows too little would be fast. */
async function hasAll(page: Page, name: string): Promise<void> {
  const expected = sizeOf(page);
  // Also what is laid out only once it comes into view.
  const shown = ((await page.locator('body').textContent()) ?? '').split(name).length - 1;
  if (shown < expected) throw new Error(`${page.url()} shows ${shown} of ${expected}.`);
}

function sizeOf(page: Page): number {
  return Number(new URL(page.url()).searchParams.get('size'));
}

async function hasText(page: Page, text: string): Promise<void> {
  const shown = (await page.locator('body').textContent()) ?? '';
  if (!shown.includes(text)) throw new Error(`${page.url()} shows no ${text}.`);
}

/** To those with a 7 in their names and back. */
async function filterCards(page: Page, session: CDPSession): Promise<number[]> {
  const search = page.getByRole('searchbox');
  const cards = page.getByText(/^channel-\d+$/);
  const all = await cards.count();
  await search.focus();
  const work: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    work.push(await workOf(page, session, () => page.keyboard.press(count % 2 ? 'Backspace' : '7')));
    if (count === 0 && (await cards.count()) >= all) throw new Error(`${page.url()} filters nothing.`);
  }
  return work;
}

/** To the end of a grid's own box and back, half a screen at a time. */
function scrollBox(page: Page, side: 'top' | 'left'): Promise<void> {
  return page.evaluate(async (way) => {
    const box = document.querySelector('.cd-grid, .grid');
    if (!box) throw new Error('The page has no grid.');
    const [end, step] =
      way === 'top' ? [box.scrollHeight, box.clientHeight / 2] : [box.scrollWidth, box.clientWidth / 2];
    for (let at = 0; at < end; at += step) {
      box.scrollTo({ [way]: at });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    box.scrollTo({ [way]: 0 });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, side);
}

/** As fast as it can be drawn, a screen at a time. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

async function changeTree(page: Page, session: CDPSession, { keystrokes }: ListOptions): Promise<Work> {
  const text = page.locator('.cd-node-words textarea, .ant-tree input.ant-input, [data-id]').first();
  const fold = page.locator('.cd-node-fold, .ant-tree-switcher_open, .ant-tree-switcher_close, [data-fold]').first();
  const { work: type } = await measureTyping(page, session, text, keystrokes);
  const folds: number[] = [];
  const moves: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    folds.push(await workOf(page, session, () => fold.evaluate((button: HTMLElement) => button.click())));
  }
  await text.focus();
  for (let count = 0; count < 6; count += 1) {
    moves.push(await workOf(page, session, () => page.keyboard.press(count % 2 ? 'Alt+ArrowUp' : 'Alt+ArrowDown')));
  }
  await idle(page);
  return { type, fold: folds, move: moves };
}

/** Pixels of a diagram's row. */
const rowHeight = 44;

/** Once for its code, which loads when it is first asked for, and then with the code there. */
async function openDiagram(page: Page, session: CDPSession): Promise<Work> {
  const press = (name: string) =>
    page.getByRole('radio', { name, exact: true }).evaluate((button: HTMLElement) => button.click());
  const boxes = page.locator('svg [data-kind="end"]');
  const open: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const work = await workOf(page, session, () => press('Diagram'));
    await boxes.first().waitFor();
    // Each end has a row of its own, also those that are drawn only once they come into view.
    const height = await page.locator('svg:has([data-kind])').evaluate(({ clientHeight }) => clientHeight);
    if (height < sizeOf(page) * rowHeight) throw new Error(`${page.url()} has room for too few ends.`);
    if (count > 0) open.push(work);
    await press('Outline');
    await boxes.first().waitFor({ state: 'detached' });
  }
  return { open };
}

function figuresOf(rounds: readonly Work[]): Record<string, Figure> {
  const kinds = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(kinds.map((kind) => [kind, figureOf(rounds.flatMap((work) => work[kind] ?? []))]));
}

function tableOf(
  pages: readonly { name: string; title: string }[],
  figures: Record<string, Record<string, Figure>>,
): string {
  const floor = figures[pages.at(-1)?.name ?? ''] ?? {};
  const kinds = Object.keys(floor);
  const rows = pages.map(({ name, title }) => {
    const cells = kinds.flatMap((kind) => {
      const median = figures[name]?.[kind]?.median;
      if (median === undefined) return ['–', '–'];
      return [inShort(median), (median / (floor[kind]?.median ?? Number.NaN)).toFixed(2)];
    });
    return [title, ...cells];
  });
  return table(['', ...kinds.flatMap((kind) => [kind, 'to the floor'])], rows);
}
