import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';
import { keystrokeVariants, wall } from '../keystroke/variants.ts';
import { listPages } from '../lists/workloads.ts';
import { variants } from './variants.ts';

const bench = join(import.meta.dirname, '../..');
const dist = join(bench, '../dist');

const config: InlineConfig = {
  root: bench,
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  plugins: [react()],
  resolve: {
    // The built package, as a stranger gets it; its own dependencies are those of the repository.
    alias: [
      { find: /^chatdeck\/styles\.css$/, replacement: join(dist, 'styles.css') },
      { find: /^chatdeck\/(.*)$/, replacement: `${dist}/$1/index.js` },
    ],
    // One React and one cache for all.
    dedupe: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form'],
  },
  build: {
    outDir: join(bench, 'dist'),
    emptyOutDir: true,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rollupOptions: {
      input: Object.fromEntries(
        [...variants, ...keystrokeVariants.filter(({ name }) => name !== wall), ...listPages].map(({ name }) => [
          name,
          join(bench, 'pages', `${name}.html`),
        ]),
      ),
    },
  },
};

/** Builds the pages for production and serves them; gives the address of a page. */
export async function servePages(): Promise<{ addressOf(name: string): string; close(): Promise<void> }> {
  if (!existsSync(join(dist, 'index.js'))) {
    throw new Error('Build the package first: npm run build:package in the folder above.');
  }
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const base = server.resolvedUrls?.local[0] ?? '';
  return { addressOf: (name) => `${base}pages/${name}.html`, close: () => server.close() };
}
