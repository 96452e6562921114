import { chromium } from 'playwright-core';
import { launchOptions } from '../chromium.ts';
import { figureOf, inShort, table, type Figure } from '../figures.ts';
import { servePages } from './build.ts';
import { measurePage, type Measured, type Plan } from './measure.ts';
import { floor, variants, type VariantName } from './variants.ts';

export interface RenderOptions extends Omit<Plan, 'cpu'> {
  /** Each of these in turn: 1 is the machine itself, 4 a machine four times slower. */
  cpus: number[];
  rounds: number;
}

type Kind = keyof Measured;
type Figures = Record<VariantName, Record<Kind, Figure>>;

/** Mount and keystroke of the Behavior tab beside the same form made with others. */
export async function measureRender({ cpus, rounds, ...plan }: RenderOptions): Promise<Record<string, Figures>> {
  const pages = await servePages();
  const browser = await chromium.launch(launchOptions);
  try {
    const results: Record<string, Figures> = {};
    for (const cpu of cpus) {
      const measured = new Map<VariantName, Measured[]>(variants.map(({ name }) => [name, []]));
      // In turn, so that what slows the machine for a while slows them all.
      for (let round = 1; round <= rounds; round += 1) {
        for (const { name } of variants) {
          const found = await measurePage(browser, pages.addressOf(name), { ...plan, cpu });
          measured.get(name)?.push(found);
          process.stderr.write(`${name} ${round}/${rounds} at ${cpu}x\n`);
        }
      }
      const figures = Object.fromEntries([...measured].map(([name, all]) => [name, summed(all)])) as Figures;
      console.log(`\nBehavior tab, ${cpu === 1 ? 'the machine itself' : `CPU slowed ${cpu}x`}, milliseconds\n`);
      console.log(tableOf(figures));
      results[`cpu${cpu}`] = figures;
    }
    return results;
  } finally {
    await browser.close();
    await pages.close();
  }
}

function summed(all: readonly Measured[]): Record<Kind, Figure> {
  const of = (kind: Kind) => figureOf(all.flatMap((measured) => measured[kind]));
  return {
    firstMount: of('firstMount'),
    mount: of('mount'),
    mountWork: of('mountWork'),
    paint: of('paint'),
    work: of('work'),
  };
}

function tableOf(figures: Figures): string {
  const head = [
    'form',
    'first mount',
    'mount',
    'to the floor',
    'mount, all work',
    'to the floor',
    'key to paint, median',
    'p95',
    'key, script and layout, median',
    'p95',
  ];
  const rows = variants.map(({ name, title }) => {
    const { firstMount, mount, mountWork, paint, work: key } = figures[name];
    const ratio = (kind: Kind) => (figures[name][kind].median / figures[floor][kind].median).toFixed(1);
    const mounts = [inShort(firstMount.median), inShort(mount.median), ratio('mount')];
    const work = [inShort(mountWork.median), ratio('mountWork')];
    return [title, ...mounts, ...work, ...[paint.median, paint.p95, key.median, key.p95].map(inShort)];
  });
  return table(head, rows);
}
