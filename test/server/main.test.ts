import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildServer, urlIn, type BuiltServer } from './built-server';

let built: BuiltServer;

beforeAll(async () => {
  built = await buildServer();
}, 60_000);
afterEach(() => built.killAll());
afterAll(() => built.remove());

const start = (env: Record<string, string> = {}) => built.launch({ LOG_LEVEL: 'error', ...env });

async function signIn(url: string) {
  const body = JSON.stringify({ email: 'admin@acme.test', password: 'chatdeck-demo' });
  const answer = await fetch(`${url}/v1/p/sessions`, { method: 'POST', body });
  return ((await answer.json()) as { token: string }).token;
}

test('starts, tells how to sign in, keeps what is saved, and stops when asked', { timeout: 180_000 }, async () => {
  const first = start();
  const lines = await first.ready;
  const url = urlIn(lines);
  expect(lines).toEqual([
    expect.stringMatching(/^Chatdeck is ready at http:\/\/localhost:\d+$/),
    expect.stringMatching(/^Mails are kept at http:\/\/localhost:\d+\/mailbox\?key=[\da-f]{32}$/),
    '  admin@acme.test (admin of Acme), password chatdeck-demo',
    '  agent@acme.test (agent of Acme), password chatdeck-demo',
    '  owner@globex.test (admin of Globex, in trial), password chatdeck-demo',
    '',
  ]);
  const headers = { Authorization: `Bearer ${await signIn(url)}` };
  const body = JSON.stringify({ onlineTitle: 'Kept over a restart' });
  const saved = await fetch(`${url}/v1/chat_endpoints/1/update_config`, { method: 'PUT', headers, body });
  expect(saved.status).toBe(200);

  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.log()).toBe(
    `The data folder ${built.data} is in use by process ${first.child.pid}: stop it first, or delete ${join(built.data, 'chatdeck.lock')} if that is no Chatdeck server.\n`,
  );

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.log()).not.toContain('"level":50');
  expect(existsSync(join(built.data, 'chatdeck.lock'))).toBe(false);

  const third = start();
  const again = urlIn(await third.ready);
  const user: unknown = await (await fetch(`${again}/v1/users/current`, { headers })).json();
  expect(user).toMatchObject({
    email: 'admin@acme.test',
    ces: [{ Id: 1, onlineTitle: 'Kept over a restart' }, {}, {}, {}, {}, {}, {}],
  });
  third.child.kill('SIGINT');
  expect(await third.ended).toBe(0);
});

test('says in one sentence that its port is taken, and lets the folder go', { timeout: 60_000 }, async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, done));
  const { port } = other.address() as AddressInfo;
  const server = start({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.log()).toMatch(/Port \d+ cannot be used: another program uses it. Set PORT to a free one.\n$/);
  expect(existsSync(join(built.data, 'chatdeck.lock'))).toBe(false);
  other.close();
});

test('says in one sentence that the database cannot be reached', { timeout: 60_000 }, async () => {
  const server = start({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/chat' });
  expect(await server.ended).toBe(1);
  expect(server.log()).toBe('The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n');
});

test('says in one sentence what is wrong with a setting', { timeout: 60_000 }, async () => {
  const server = start({ PORT: 'http' });
  expect(await server.ended).toBe(1);
  expect(server.log()).toBe('PORT must be a number from 0 to 65535, not "http".\n');
});
