import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Imports a file with what it imports of the sources, in which Node finds no extensions. */
export async function importSource(entry: string): Promise<unknown> {
  const outfile = `node_modules/.cache/chatdeck/${basename(entry, '.ts')}.mjs`;
  await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { chatdeck: `${process.cwd()}/src` },
    logLevel: 'error',
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}
