import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

/** A copy of the repository's shape with nothing but the built server in it. */
let house: string;
let data: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'chatdeck-house-'));
  data = join(house, 'data');
  await build({
    entryPoints: ['examples/server/src/main.ts'],
    outfile: join(house, 'server/dist/main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: [
      '@electric-sql/*',
      '@hono/*',
      '@node-rs/*',
      'drizzle-orm/*',
      'hono/*',
      'nodemailer',
      'pg',
      'pino',
      'sharp',
    ],
    logLevel: 'silent',
  });
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
  symlinkSync(resolve('examples/server/migrations'), join(house, 'server/migrations'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(house, { recursive: true }));

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['server/dist/main.mjs'], {
    cwd: house,
    env: { PATH: process.env.PATH, PORT: '0', CHATDECK_DATA: data, LOG_LEVEL: 'error', ...env },
  });
  running.add(child);
  let output = '';
  // The last line of what a start prints is the third sign-in.
  const ready = new Promise<{ lines: string[]; url: string }>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const lines = output.split('\n');
      if (lines.length > 4) resolve({ lines, url: /http:\S+/.exec(output)?.[0] ?? '' });
    });
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, ready, ended, errors: text(child.stderr) };
}

async function signIn(url: string) {
  const body = JSON.stringify({ email: 'admin@acme.test', password: 'chatdeck-demo' });
  const answer = await fetch(`${url}/v1/p/sessions`, { method: 'POST', body });
  return ((await answer.json()) as { token: string }).token;
}

test('starts, tells how to sign in, keeps what is saved, and stops when asked', { timeout: 60_000 }, async () => {
  const first = start();
  const { lines, url } = await first.ready;
  expect(lines).toEqual([
    expect.stringMatching(/^Chatdeck is ready at http:\/\/localhost:\d+$/),
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
  expect(await second.errors).toBe(
    `The data folder ${data} is in use by process ${first.child.pid}: stop it first, or delete ${join(data, 'chatdeck.lock')} if that is no Chatdeck server.\n`,
  );

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await first.errors).not.toContain('"level":50');
  expect(existsSync(join(data, 'chatdeck.lock'))).toBe(false);

  const third = start();
  const again = await third.ready;
  const user: unknown = await (await fetch(`${again.url}/v1/users/current`, { headers })).json();
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
  expect(await server.errors).toMatch(/Port \d+ cannot be used: another program uses it. Set PORT to a free one.\n$/);
  expect(existsSync(join(data, 'chatdeck.lock'))).toBe(false);
  other.close();
});

test('says in one sentence that the database cannot be reached', { timeout: 60_000 }, async () => {
  const server = start({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/chat' });
  expect(await server.ended).toBe(1);
  expect(await server.errors).toBe('The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n');
});

test('says in one sentence what is wrong with a setting', { timeout: 60_000 }, async () => {
  const server = start({ PORT: 'http' });
  expect(await server.ended).toBe(1);
  expect(await server.errors).toBe('PORT must be a number from 0 to 65535, not "http".\n');
});
