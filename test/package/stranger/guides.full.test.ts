import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startProcess, type RunningServer } from '../../reference-server';
import { freePort, installExample, npm } from '../examples/install';
import { openPages, shown, type Pages } from './browser';
import { allFiles, guideFiles, runTests, writeProject } from './project';

const { tarball } = inject('packed');

/** They ask the registry for Next, and for another Node. */
describe("the guides' code", () => {
  describe('in Next', () => {
    let app: RunningServer;
    let pages: Pages;

    beforeAll(async () => {
      const folder = await installExample('next');
      for (const own of ['src', 'next.config.ts']) rmSync(join(folder, own), { recursive: true });
      const client = guideFiles('quick-start', 'src/chat-client.ts');
      writeProject(folder, '.', { ...client, ...allFiles('stories/docs/nextjs.mdx') });
      await npm(folder, 'run', 'build');
      const port = String(await freePort());
      app = await startProcess(['node_modules/next/dist/bin/next', 'start', '-p', port], {}, folder);
      pages = await openPages();
    }, 600_000);
    afterAll(() => Promise.all([app.stop(), pages.close()]));

    test('shows the team on a page that the server has rendered', async () => {
      const { page, complaints } = await pages.open(`${app.url}/team`);
      await shown(page.getByRole('row', { name: /luis@acme\.test/ })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });

  test('as a test with Mock Service Worker passes on Node 20', { timeout: 600_000 }, async () => {
    const folder = join(dirname(tarball), 'node-20');
    mkdirSync(folder);
    writeProject(folder, '.', {
      'package.json': JSON.stringify({ private: true, type: 'module' }),
      'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }),
      ...guideFiles('quick-start', 'src/chat-client.ts', 'src/team-page.tsx'),
      ...guideFiles('testing', 'src/team-page.test.tsx'),
    });
    const tools = ['node@20', 'vitest@3', 'jsdom@26', '@testing-library/react@16', '@testing-library/dom@10'];
    const peers = ['@tanstack/react-query@5', 'react@19', 'react-dom@19', 'msw@2', 'hono@4'];
    await npm(folder, 'install', '--no-audit', '--no-fund', tarball, ...peers, ...tools);
    const node = join(folder, 'node_modules/node/bin/node');
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(/^v20\./);
    expect(await runTests(folder, node, join(folder, 'node_modules/vitest/vitest.mjs'))).toBe(1);
  });
});
