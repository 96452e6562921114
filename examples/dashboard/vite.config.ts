import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://localhost:${process.env.PORT ?? 4000}`;

export default defineConfig(({ command }) => ({
  // The server serves the app at `/` and at `/app/`.
  base: './',
  plugins: [react(), startEarly(), refuseCycles(), compressed()],
  // The server puts a new nonce in its place for each page.
  html: { cspNonce: '__CSP_NONCE__' },
  // While developing, the package is its source; a build takes what is published.
  resolve: { tsconfigPaths: command === 'serve', dedupe: ['react', 'react-dom'] },
  // Under its own name, the dev server is the API's origin: the service rejects unknown origins.
  server: { proxy: { '^/(v1/|contact$|contact\\?)': { target: api, changeOrigin: false } } },
  build: {
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'early-calls', test: /early-calls\.ts$/, priority: 3 },
            // Whatever the first screen needs in one file: on a slow connection each file costs a round trip. What a
            // module imports is no reason: an index would bring along all that it names.
            { name: 'first', tags: ['$initial'], priority: 2, includeDependenciesRecursively: false },
            {
              name: 'shared',
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));

/** Names the first calls and the font in the page, so that both are requested long before the app runs. */
function startEarly(): Plugin {
  return {
    name: 'start-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const calls = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/early-calls.ts')));
        if (calls?.moduleIds.length !== 1 || calls.imports.length > 0) {
          throw new Error('The calls of the start are no file of their own.');
        }
        const attrs = { type: 'module', async: true, crossorigin: true, src: `./${calls.fileName}` };
        const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal-.*\.woff2$/.test(file));
        if (!font) throw new Error('The font is missing.');
        return [
          { tag: 'script', attrs, injectTo: 'head' },
          {
            tag: 'link',
            // Text is readable without it, so the code goes first.
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              fetchpriority: 'low',
              href: `./${font}`,
            },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

/** Files that import each other may run before what they need: a build whose groups lead to such is none. */
function refuseCycles(): Plugin {
  return {
    name: 'refuse-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      function walk(file: string, path: string[]) {
        if (path.includes(file)) throw new Error(`These files import each other: ${path.join(', ')}`);
        const chunk = bundle[file];
        if (done.has(file) || chunk?.type !== 'chunk') return;
        for (const imported of chunk.imports) walk(imported, [...path, file]);
        done.add(file);
      }
      for (const file of Object.keys(bundle)) walk(file, []);
    },
  };
}

/** The server sends these files as they are: smaller than what it could compress while someone waits. */
function compressed(): Plugin {
  const brotli = promisify(brotliCompress);
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file));
      await Promise.all(
        files.map(async (file) => writeFile(join(dir, `${file}.br`), await brotli(await readFile(join(dir, file))))),
      );
    },
  };
}
