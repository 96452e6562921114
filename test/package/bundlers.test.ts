import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { build as esbuild, transform } from 'esbuild';
import { build as vite } from 'vite';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import webpack from 'webpack';
import { chromium } from '../../scripts/chromium';
import { readBuilt } from './packed/entries';
import { serve } from './packed/host-app';

const { hosts } = inject('packed');
const isFull = process.env.CHATDECK_TEST_FULL === '1';
const host = hosts['19'];
const source = join(host, 'app/one-screen.tsx');
const named = { entryFileNames: 'one-screen.js', assetFileNames: 'one-screen[extname]' };
const production = { 'process.env.NODE_ENV': '"production"' };

/** Each builds the host's page for production, as far as possible by the bundler's defaults. */
const bundlers: Record<string, (folder: string) => Promise<unknown>> = {
  esbuild: (outdir) =>
    esbuild({ entryPoints: [source], bundle: true, minify: true, jsx: 'automatic', outdir, define: production }),
  Vite: (outDir) => {
    vi.stubEnv('NODE_ENV', 'production');
    return vite({
      configFile: false,
      root: host,
      logLevel: 'error',
      mode: 'production',
      define: production,
      build: { outDir, rollupOptions: { input: source, output: named } },
    });
  },
  webpack: async (path) => {
    const compiled = await transform(readFileSync(source, 'utf8'), { loader: 'tsx', jsx: 'automatic' });
    const entry = source.replace(/tsx$/, 'js');
    writeFileSync(entry, compiled.code);
    await runWebpack({
      mode: 'production',
      context: host,
      entry: { 'one-screen': entry },
      output: { path },
      experiments: { css: true },
      performance: false,
    });
  },
};

/** Texts in code that only other screens need: chart colors, sorted lists, sanitized markup, their labels. */
const others = ['aliceblue', 'DndLiveRegion', 'DOMPurify', 'Not connected yet', 'Hide the widget when offline'];

afterEach(() => vi.unstubAllEnvs());

// webpack takes as long as three of the others.
describe.each(Object.entries(bundlers).filter(([name]) => isFull || name !== 'webpack'))(
  'built by %s',
  (name, build) => {
    test(
      'the host has the whole stylesheet, the screen works and the others are left out',
      { timeout: 180_000 },
      async () => {
        cpSync('test/package/app', join(host, 'app'), { recursive: true });
        const folder = join(host, `built-${name}`);
        await build(folder);

        const [css] = readOutput(folder, 'css');
        expect(classesIn(css ?? '')).toEqual(classesIn(readBuilt('styles.css')));

        const code = readOutput(folder, 'js').join('\n');
        expect(code.length).toBeGreaterThan(10_000);
        expect(others.filter((text) => code.includes(text))).toEqual([]);
        expect(await accentIn(folder)).not.toBe('');
      },
    );
  },
);

function readOutput(folder: string, extension: string): string[] {
  return globSync(`**/*.${extension}`, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
}

function classesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\.((?:cd|rt|radix)-[\w-]+)/g)].map(([, name = '']) => name))].sort();
}

/** The accent color of the screen's button, as the browser computes it. */
async function accentIn(folder: string): Promise<string> {
  const [server, browser] = await Promise.all([serve(folder), playwright.launch(chromium)]);
  try {
    const page = await browser.newPage();
    server.show({ script: 'one-screen', attributes: {}, markup: '' });
    await page.goto(server.origin);
    const button = page.getByRole('button', { name: 'Log in' });
    return await button.evaluate((node) => getComputedStyle(node).getPropertyValue('--accent-9'));
  } finally {
    server.close();
    await browser.close();
  }
}

function runWebpack(options: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(options, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
