import { mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { blocksOf } from '../../docs/blocks';
import { startProcess, startReferenceServer, type RunningServer } from '../../reference-server';
import { freePort } from '../examples/install';
import { linkTools, writeProject } from './project';

const { hosts, tarball } = inject('packed');

let chat: RunningServer;
let app: RunningServer;

beforeAll(async () => {
  const [chatPort, port] = [String(await freePort()), String(await freePort())];
  const recipe = blocksOf('stories/docs/dev-proxy.mdx').find(({ code }) => code.startsWith('// vite.config.ts'));
  const folder = writeProject(hosts['19'], 'dev-proxy', {
    'package.json': JSON.stringify({ private: true, type: 'module' }),
    'index.html': '<!doctype html><title>Portal</title>',
    'vite.config.ts': (recipe?.code ?? '').replace('https://api.example.com', `http://localhost:${chatPort}`),
  });
  linkTools(folder, 'vite');
  const vite = [join(process.cwd(), 'node_modules/vite/bin/vite.js'), '--port', port, '--host', 'localhost'];
  const CHATDECK_DATA = mkdtempSync(join(dirname(tarball), 'data-'));
  const ALLOWED_ORIGINS = 'https://portal.example.com';
  [chat, app] = await Promise.all([
    startReferenceServer({ CHATDECK_DATA, ALLOWED_ORIGINS, PORT: chatPort }),
    startProcess([...vite, '--strictPort'], { NO_COLOR: '1' }, folder),
  ]);
});
afterAll(() => Promise.all([app.stop(), chat.stop()]));

/** As the page that Vite serves signs in, then reads. */
async function statusesAt(server: string): Promise<number[]> {
  const headers = { Origin: app.url, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'admin@acme.test', password: 'chatdeck-demo' });
  const session = await fetch(`${server}/v1/p/sessions`, { method: 'POST', headers, body });
  const { token = '' } = (await session.json()) as { token?: string };
  const user = await fetch(`${server}/v1/users/current`, { headers: { ...headers, Authorization: `Bearer ${token}` } });
  return [session.status, user.status];
}

test('a page whose origin the API doesn’t list reaches it through the guide’s Vite proxy', async () => {
  expect(await statusesAt(app.url)).toEqual([200, 200]);
});

test('and is rejected without the proxy', async () => {
  expect(await statusesAt(chat.url)).toEqual([403, 403]);
});
