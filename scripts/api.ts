import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printApi } from './api/print.ts';

/** Writes down the public surface of the built package, so that a change of it is seen in a review. */
const folder = 'api';
rmSync(folder, { recursive: true, force: true });
for (const [file, text] of Object.entries(await printApi(process.cwd()))) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
