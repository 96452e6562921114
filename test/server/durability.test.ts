import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../contract/targets';

/** A copy of the repository's shape with nothing but the built server in it. */
let house: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'chatdeck-durable-'));
  await build({
    entryPoints: ['examples/server/src/main.ts'],
    outfile: join(house, 'server/dist/main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { chatdeck: resolve('src') },
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

/** Starts the real server, with a demo in its database if that is new. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/dist/main.mjs'], {
    cwd: house,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.add(child);
  const ended = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((ready, fail) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (found) ready(found);
    });
    child.on('exit', () => fail(new Error('the server ended before it was ready')));
  });
  return {
    url: `${url}/v1`,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

interface Reply {
  label: string;
}

/** Saves replies and settings from several sides at once until the server is gone; gives what it said yes to. */
async function writeUntilGone(url: string, token: string, round: number, onAnswer: (count: number) => void) {
  const headers = { Authorization: `Bearer ${token}` };
  const replies: string[] = [];
  const settings: Record<string, number> = {};
  let count = 0;

  async function tell(method: string, path: string, body: object): Promise<boolean> {
    try {
      const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
      // The answer has to arrive wholly to be one.
      await answer.text();
      if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}`);
      onAnswer(++count);
      return true;
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  }
  async function saveReplies(writer: number) {
    for (let index = 0; ; index++) {
      const label = `${round}-${writer}-${index}`;
      if (!(await tell('POST', '/chat_endpoints/1/saved_replies', { label, response: 'Kept?' }))) return;
      replies.push(label);
    }
  }
  async function saveSettings(writer: number) {
    const name = `counter${round}x${writer}`;
    for (let value = 1; ; value++) {
      if (!(await tell('PUT', '/chat_endpoints/2/update_config', { [name]: value }))) return;
      settings[name] = value;
    }
  }
  await Promise.all([saveReplies(1), saveReplies(2), saveReplies(3), saveSettings(1), saveSettings(2)]);
  return { replies, settings };
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: 'admin@acme.test', password: 'chatdeck-demo' });
  const answer = await fetch(`${url}/p/sessions`, { method: 'POST', body });
  return ((await answer.json()) as { token: string }).token;
}

async function read<T>(url: string, path: string, token: string): Promise<T> {
  const answer = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

describe.each([
  ['PGlite', () => Promise.resolve({ env: { CHATDECK_DATA: join(house, 'data') }, stop: () => Promise.resolve() })],
  [
    'PostgreSQL 15',
    async () => {
      const { url, stop } = await startEmbeddedPostgres();
      return { env: { DATABASE_URL: url }, stop };
    },
  ],
])('a server on %s that is killed in the middle of writes', (_name, open) => {
  let database: { env: Record<string, string>; stop(): Promise<void> };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.stop());

  test('has everything that it answered when it is started again, each time', { timeout: 120_000 }, async () => {
    const replies: string[] = [];
    const settings: Record<string, number> = {};
    let server = await start(database.env);
    const token = await signIn(server.url);

    for (let round = 1; round <= 3; round++) {
      let killed: Promise<void> | undefined;
      const victim = server;
      const written = await writeUntilGone(victim.url, token, round, (count) => {
        if (count === 60) killed = victim.kill();
      });
      await killed;
      replies.push(...written.replies);
      Object.assign(settings, written.settings);
      expect(written.replies.length).toBeGreaterThan(10);

      server = await start(database.env);
      const stored = await read<Reply[]>(server.url, '/chat_endpoints/1/saved_replies', token);
      const labels = new Set(stored.map(({ label }) => label));
      expect(replies.filter((label) => !labels.has(label))).toEqual([]);
      const widgets = await read<Record<string, number>[]>(server.url, '/users/current/chat_endpoints', token);
      for (const [name, value] of Object.entries(settings)) {
        // The last write may have been stored and not answered.
        expect([value, value + 1], name).toContain(widgets.find(({ Id }) => Id === 2)?.[name]);
      }
    }
    await server.kill();
  });
});
