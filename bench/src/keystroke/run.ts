import type { Browser, Page } from 'playwright-core';
import { figureOf, inShort, table, type Figure } from '../figures.ts';
import { idle, measureMounts, measureTyping, withPage } from '../render/measure.ts';
import { cpuTitle, withPages } from '../render/rounds.ts';
import { keystrokeVariants, pageOf, still, wall } from './variants.ts';

export interface KeystrokeOptions {
  /** Each of these in turn: 1 is the machine itself, 4 a machine four times slower. */
  cpus: number[];
  rounds: number;
  remounts: number;
  keystrokes: number;
}

interface Figures {
  name: string;
  title: string;
  mountWork: Figure;
  work: Figure;
  paint: Figure;
}

/**
 * Mount of the Appearance tab and a keystroke with its live preview, beside the same form and a preview made with
 * others; and a keystroke with all states shown.
 */
export function measureKeystroke(options: KeystrokeOptions): Promise<Record<string, Figures[]>> {
  return withPages(async (inTurn) => {
    const results: Record<string, Figures[]> = {};
    for (const cpu of options.cpus) {
      const found = await inTurn({
        pages: keystrokeVariants.map(({ name }) => name),
        rounds: options.rounds,
        about: `at ${cpu}x`,
        measure: async (browser, name, addressOf) => {
          const { isFollowed, ...measured } = await measureForm(browser, addressOf(pageOf(name)), cpu, {
            ...options,
            isWall: name === wall,
          });
          if (!isFollowed && name !== still) throw new Error(`The preview of ${name} does not follow.`);
          return measured;
        },
      });
      const figures = keystrokeVariants.map(({ name, title }) => {
        const of = (kind: 'mountWork' | 'work' | 'paint') => figureOf(found[name].flatMap((one) => one[kind]));
        return { name, title, mountWork: of('mountWork'), work: of('work'), paint: of('paint') };
      });
      console.log(`\nAppearance tab, ${cpuTitle(cpu)}, milliseconds\n`);
      console.log(tableOf(figures));
      results[`cpu${cpu}`] = figures;
    }
    return results;
  });
}

function measureForm(
  browser: Browser,
  address: string,
  cpu: number,
  { remounts, keystrokes, isWall }: KeystrokeOptions & { isWall: boolean },
) {
  return withPage(browser, address, cpu, async (page, session) => {
    const { mountWork } = await measureMounts(page, session, remounts);
    if (isWall) await openWall(page);
    const preview = page.locator('[data-chatdeck="widget-preview"], [data-preview]').first();
    await preview.waitFor();
    await idle(page);
    const input = page.getByLabel('Title', { exact: true }).last();
    const found = await measureTyping(page, session, input, keystrokes);
    const typed = await input.inputValue();
    return { mountWork, ...found, isFollowed: (await preview.innerText()).includes(typed.trim()) };
  });
}

/** All states of the widget, with the field of its title. */
async function openWall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All states' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group').nth(16).waitFor({ state: 'attached' });
  await dialog
    .getByRole('button', { name: /, edit: Title$/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Title' }).waitFor();
}

function tableOf(figures: readonly Figures[]): string {
  const floor = figures.at(-1);
  const rows = figures.map(({ title, mountWork, work, paint }) => {
    const mounts = [inShort(mountWork.median), (mountWork.median / (floor?.mountWork.median ?? Number.NaN)).toFixed(1)];
    const ratio = (work.p95 / (floor?.work.p95 ?? Number.NaN)).toFixed(1);
    return [
      title,
      ...mounts,
      inShort(work.median),
      inShort(work.p95),
      ratio,
      inShort(paint.median),
      inShort(paint.p95),
    ];
  });
  const key = ['key, script and layout, median', 'p95', 'to the floor', 'key to paint, median', 'p95'];
  return table(['form', 'mount, all work', 'to the floor', ...key], rows);
}
