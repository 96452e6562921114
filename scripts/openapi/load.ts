import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { readComments, type Comments } from './comments.ts';

interface Built {
  makeOpenApi(comments: Comments, version: string): object;
}

const outfile = 'node_modules/.cache/chatdeck/openapi.mjs';

/** The contract of the sources as OpenAPI. */
export async function loadOpenApi(): Promise<object> {
  await build({
    entryPoints: ['scripts/openapi/document.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { chatdeck: `${process.cwd()}/src` },
    logLevel: 'error',
    outfile,
  });
  const { makeOpenApi } = (await import(pathToFileURL(outfile).href)) as Built;
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  return makeOpenApi(readComments(), version);
}
