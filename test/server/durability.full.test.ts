import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../databases';
import { buildServer, type BuiltServer } from './built-server';

let built: BuiltServer;

beforeAll(async () => {
  built = await buildServer();
}, 60_000);
afterAll(() => built.remove());

/** Starts the real server, with a demo in its database if that is new. */
async function start(env: Record<string, string>) {
  const { url, child, ended } = await built.start({ LOG_LEVEL: 'error', ...env });
  return {
    url: `${url}/v1`,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

interface Widget {
  Id: number;
  RoomName: string;
  [counter: string]: unknown;
}

/** Writes in parallel until the server is gone; returns the confirmed writes. */
async function writeUntilGone(url: string, token: string, round: number, onAnswer: (count: number) => void) {
  const headers = { Authorization: `Bearer ${token}` };
  const replies: string[] = [];
  const channels: string[] = [];
  const settings: Record<string, number> = {};
  let [count, renames] = [0, 0];

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
  async function createChannels() {
    for (let index = 0; ; index++) {
      const channelName = `made-${round}-${index}`;
      const body = { channelName, newChannelButtonDisabled: false, newChannelError: '' };
      if (!(await tell('POST', '/chat_endpoints/3/channels', body))) return;
      channels.push(channelName);
    }
  }
  async function renameChannel() {
    while (await tell('PUT', '/chat_endpoints/3/rename-channel', { roomName: roomName(round, renames + 1) })) renames++;
  }
  await Promise.all([
    saveReplies(1),
    saveReplies(2),
    saveReplies(3),
    saveSettings(1),
    saveSettings(2),
    createChannels(),
    renameChannel(),
  ]);
  return { replies, channels, settings, renames };
}

function roomName(round: number, renames: number): string {
  return `room-${round}-${renames}`;
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
  ['PGlite', () => Promise.resolve({ env: {}, stop: () => Promise.resolve() })],
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
    const [replies, channels]: [string[], string[]] = [[], []];
    const settings: Record<string, number> = {};
    let server = await start(database.env);
    const token = await signIn(server.url);

    for (let round = 1; round <= 3; round++) {
      let killed: Promise<void> | undefined;
      const victim = server;
      const written = await writeUntilGone(victim.url, token, round, (count) => {
        if (count === 80) killed = victim.kill();
      });
      await killed;
      replies.push(...written.replies);
      channels.push(...written.channels);
      Object.assign(settings, written.settings);
      expect(written.replies.length).toBeGreaterThan(10);
      expect(Math.min(written.channels.length, written.renames)).toBeGreaterThan(0);

      server = await start(database.env);
      const stored = await read<{ label: string }[]>(server.url, '/chat_endpoints/1/saved_replies', token);
      const labels = new Set(stored.map(({ label }) => label));
      expect(replies.filter((label) => !labels.has(label))).toEqual([]);
      const widgets = await read<Widget[]>(server.url, '/users/current/chat_endpoints', token);
      for (const [name, value] of Object.entries(settings)) {
        // The last write may have been stored and not answered.
        expect([value, value + 1], name).toContain(widgets.find(({ Id }) => Id === 2)?.[name]);
      }
      const rooms = await read<{ Name: string }[]>(server.url, '/chat_endpoints/3/rooms', token);
      const names = new Set(rooms.map(({ Name }) => Name));
      expect(channels.filter((name) => !names.has(name))).toEqual([]);
      const newest = [written.renames, written.renames + 1].map((renames) => roomName(round, renames));
      expect(newest.some((name) => names.has(name))).toBe(true);
      expect(newest).toContain(widgets.find(({ Id }) => Id === 3)?.RoomName);
    }
    await server.kill();
  });
});
