import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBytes } from './bytes.ts';
import { measureCounting } from './counting/run.ts';
import { measureCsv } from './csv/run.ts';
import { measureKeystroke } from './keystroke/run.ts';
import { measureLoad } from './load.ts';
import { measureLists } from './lists/run.ts';
import { measureRender } from './render/run.ts';
import { measureCold } from './screens/cold.ts';
import { measureMemory } from './screens/memory.ts';
import { measureWarm } from './screens/warm.ts';
import { measureServer } from './server/run.ts';
import { measureSignIn } from './sign-in.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cpu: { type: 'string', default: '1,4' },
    rounds: { type: 'string', default: '1' },
    remounts: { type: 'string', default: '3' },
    keystrokes: { type: 'string', default: '20' },
    people: { type: 'string', default: '30' },
    chats: { type: 'string', default: '1000,100000' },
    stored: { type: 'string', default: '10000,1000000' },
    dashboards: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    cycles: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '15' },
  },
});

const plan = {
  cpus: listOf(values.cpu),
  rounds: Number(values.rounds),
  keystrokes: Number(values.keystrokes),
};

/** Of what is quick. */
const repeats = 3;
const mounts = { ...plan, remounts: Number(values.remounts) };

const parts: Record<string, () => Promise<object>> = {
  render: () => measureRender(mounts),
  keystroke: () => measureKeystroke(mounts),
  history: () => measureLists('history', mounts),
  dashboard: () => measureLists('dashboard', mounts),
  tree: () => measureLists('tree', mounts),
  diagram: () => measureLists('diagram', mounts),
  grid: () => measureLists('grid', mounts),
  csv: () => measureCsv(listOf(values.chats), repeats),
  counting: () => measureCounting([Math.max(...listOf(values.chats))], repeats),
  bytes: () => measureBytes(),
  cold: () => measureCold(Math.min(3, plan.rounds)),
  warm: () => measureWarm(repeats, Math.max(...plan.cpus)),
  memory: () => measureMemory(Number(values.cycles)),
  server: () => measureServer(listOf(values.stored), 20 * repeats),
  load: async () => {
    const load = { dashboards: Number(values.dashboards), seconds: Number(values.seconds), pause: 15_000 };
    const found = await measureLoad(load);
    if (found.errors > 0) process.exitCode = 1;
    return found;
  },
  'sign-in': () => measureSignIn(Number(values.people)),
};

const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const results = join(import.meta.dirname, '../results');
mkdirSync(results, { recursive: true });
const passed = () => performance.now() / 60_000;
for (const name of wanted) {
  if (passed() > Number(values.minutes)) {
    console.log(`\nThe ${values.minutes} minutes are over: ${name} was not measured.`);
    continue;
  }
  const part = parts[name];
  if (!part) {
    console.error(`There is no part "${name}": choose from ${Object.keys(parts).join(', ')}.`);
    process.exit(1);
  }
  const begun = passed();
  const found = await part();
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(found, null, 2)}\n`);
  console.log(`\n${name}: ${Math.round((passed() - begun) * 60)} s`);
}

function listOf(text: string): number[] {
  return text.split(',').map(Number);
}
