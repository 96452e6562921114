import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { buildSheets } from './styles/build.ts';

const { main, accents } = await buildSheets();
await mkdir('dist/styles/accents', { recursive: true });
await writeFile('dist/styles.css', main);
await Promise.all(
  Object.entries(accents).map(([accent, sheet]) => writeFile(`dist/styles/accents/${accent}.css`, sheet)),
);
const kib = (gzipSync(main).length / 1024).toFixed(1);
console.log(`dist/styles.css ${kib} KiB gzip, and ${Object.keys(accents).length} accents`);
