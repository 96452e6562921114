import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureKeystroke } from './keystroke/run.ts';
import { measureRender } from './render/run.ts';
import { measureSignIn } from './sign-in.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cpu: { type: 'string', default: '1,4' },
    rounds: { type: 'string', default: '5' },
    remounts: { type: 'string', default: '6' },
    keystrokes: { type: 'string', default: '40' },
    people: { type: 'string', default: '30' },
  },
});

const plan = {
  cpus: values.cpu.split(',').map(Number),
  rounds: Number(values.rounds),
  keystrokes: Number(values.keystrokes),
};

const parts: Record<string, () => Promise<object>> = {
  render: () => measureRender({ ...plan, remounts: Number(values.remounts) }),
  keystroke: () => measureKeystroke(plan),
  'sign-in': () => measureSignIn(Number(values.people)),
};

const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const results = join(import.meta.dirname, '../results');
mkdirSync(results, { recursive: true });
for (const name of wanted) {
  const part = parts[name];
  if (!part) {
    console.error(`There is no part "${name}": choose from ${Object.keys(parts).join(', ')}.`);
    process.exit(1);
  }
  const found = await part();
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(found, null, 2)}\n`);
}
