import { figureOf, inShort, table, type Figure } from '../figures.ts';
import { measurePage, type Measured, type Plan } from './measure.ts';
import { cpuTitle, withPages } from './rounds.ts';
import { floor, variants, type VariantName } from './variants.ts';

export interface RenderOptions extends Omit<Plan, 'cpu'> {
  /** Each of these in turn: 1 is the machine itself, 4 a machine four times slower. */
  cpus: number[];
  rounds: number;
}

type Kind = keyof Measured;
type Figures = Record<VariantName, Record<Kind, Figure>>;

/** Mount and keystroke of the Behavior tab beside the same form made with others. */
export function measureRender({ cpus, rounds, ...plan }: RenderOptions): Promise<Record<string, Figures>> {
  return withPages(async (inTurn) => {
    const results: Record<string, Figures> = {};
    for (const cpu of cpus) {
      const found = await inTurn({
        pages: variants.map(({ name }) => name),
        rounds,
        about: `at ${cpu}x`,
        measure: (browser, name, addressOf) => measurePage(browser, addressOf(name), { ...plan, cpu }),
      });
      const figures = Object.fromEntries(variants.map(({ name }) => [name, summed(found[name])])) as Figures;
      console.log(`\nBehavior tab, ${cpuTitle(cpu)}, milliseconds\n`);
      console.log(tableOf(figures));
      results[`cpu${cpu}`] = figures;
    }
    return results;
  });
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
