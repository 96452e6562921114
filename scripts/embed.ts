import { mkdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildEmbed } from './embed/build.ts';

/**
 * Writes `dist/embed`: the loader, and an archive of the files beside it, which `chatdeck embed --out` unpacks. As they
 * are, they would double the package.
 */
const files = await buildEmbed();
const { 'loader.js': loader = '', ...others } = Object.fromEntries(files);
const packed = brotliCompressSync(JSON.stringify(others), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
await mkdir('dist/embed', { recursive: true });
await writeFile('dist/embed/loader.js', loader);
await writeFile('dist/embed/files.json.br', packed);
console.log(`dist/embed ${(packed.length / 1024).toFixed(1)} KiB for ${Object.keys(others).length} files`);
