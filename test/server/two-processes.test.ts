import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../databases';
import { buildServer, type BuiltServer } from './built-server';

type Server = Awaited<ReturnType<BuiltServer['start']>>;

let built: BuiltServer;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let servers: [Server, Server];

beforeAll(async () => {
  [built, postgres] = await Promise.all([buildServer(), startEmbeddedPostgres()]);
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'trace' };
  servers = await Promise.all([built.start(env), built.start(env)]);
}, 90_000);
afterAll(async () => {
  await built.remove();
  await postgres.stop();
});

const email = 'admin@acme.test';
const post = (url: string, path: string, body: object | URLSearchParams) =>
  fetch(`${url}/v1${path}`, {
    method: 'POST',
    body: body instanceof URLSearchParams ? body : JSON.stringify(body),
  });

test('two processes that start together on an empty database fill it once, and serve one session', async () => {
  const [first, second] = servers;
  const answer = await post(first.url, '/p/sessions', { email, password: 'chatdeck-demo' });
  const { token } = (await answer.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const users = await Promise.all(
    servers.map(async ({ url }): Promise<unknown> => {
      const text = await (await fetch(`${url}/v1/users/current`, { headers })).text();
      // Each writes its own address where none is set.
      return JSON.parse(text.replaceAll(url, ''));
    }),
  );
  expect(users[0]).toEqual(users[1]);
  expect(users[0]).toMatchObject({ Id: 1, email, ces: { length: 7 } });

  expect((await fetch(`${second.url}/v1/users/logout`, { method: 'HEAD', headers })).status).toBe(200);
  expect((await fetch(`${first.url}/v1/users/current`, { headers })).status).toBe(403);
});

test('a channel that was made and renamed in one is set up in the other', async () => {
  const [first, second] = servers;
  const answer = await post(first.url, '/p/sessions', { email, password: 'chatdeck-demo' });
  const { token } = (await answer.json()) as { token: string };
  async function tell<T>({ url }: Server, method: string, call: string, body?: object): Promise<T> {
    const headers = { Authorization: `Bearer ${token}` };
    const sent = body && { body: JSON.stringify(body) };
    const told = await fetch(`${url}/v1/chat_endpoints/${call}`, { method, headers, ...sent });
    expect(told.status, call).toBe(200);
    return (await told.json()) as T;
  }
  const newChannel = { channelName: 'front-desk', newChannelButtonDisabled: false, newChannelError: '' };
  const { Id } = await tell<{ Id: string }>(first, 'POST', '6/channels', newChannel);
  const done = await tell<object>(second, 'PUT', '6/connect_ce', { RoomId: Id, RoomName: 'front-desk' });
  const widget = { Id: 6, Step: '3', RoomId: Id, RoomName: 'front-desk' };
  expect(done).toMatchObject({ ces: expect.arrayContaining([expect.objectContaining(widget)]) as unknown });

  await tell(second, 'PUT', '6/rename-channel', { roomName: 'lobby' });
  const rooms = await tell<object[]>(first, 'GET', '6/rooms');
  expect(rooms).toContainEqual({ Id, Name: 'lobby', Topic: '' });

  // The same name from both in parallel: one gets it.
  const asked = await Promise.all(
    servers.map(({ url }) =>
      fetch(`${url}/v1/chat_endpoints/6/channels`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...newChannel, channelName: 'just-one' }),
      }),
    ),
  );
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a plan that one switches is paid for once, and both know of it', async () => {
  const answer = await post(servers[0].url, '/p/sessions', { email, password: 'chatdeck-demo' });
  const { token } = (await answer.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const ask = ({ url }: Server, path: string, method = 'GET') =>
    fetch(`${url}/v1/accounts/1/${path}`, { method, headers });
  const amounts = async (server: Server) => {
    const { invoices } = (await (await ask(server, 'invoices')).json()) as { invoices: { amount: number }[] };
    return invoices.map(({ amount }) => amount);
  };
  const [first, second] = await Promise.all(servers.map(amounts));
  expect(first).toHaveLength(14);
  expect(second).toEqual(first);

  await Promise.all([...servers, ...servers].map((server) => ask(server, 'upgrade/business-yearly', 'POST')));
  const [now, there] = await Promise.all(servers.map(amounts));
  expect(now).toHaveLength(15);
  expect(there).toEqual(now);
  const next = await Promise.all(
    servers.map(async (server): Promise<unknown> => (await ask(server, 'next-invoice')).json()),
  );
  expect(next[0]).toMatchObject({ amount: 218_900 });
  expect(next[1]).toEqual(next[0]);
}, 60_000);

test('failed sign-ins count in both', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const server = servers[count % 2];
    statuses.push((await post(server?.url ?? '', '/p/sessions', { email: 'agent@acme.test', password: 'x' })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('a mailed link sets the password, and no log tells it', async () => {
  const [{ url, log, mailboxUrl }] = servers;
  expect((await post(url, '/p/users/password_reset_email', new URLSearchParams({ email }))).status).toBe(200);
  // The mail goes out behind the answer.
  const token = await vi.waitFor(
    async () => {
      const found = /token=(\w{64})/.exec(await (await fetch(mailboxUrl)).text())?.[1];
      if (found === undefined) throw new Error('no mail yet');
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );
  const password = 'an entirely new password';
  const reset = await post(url, '/p/users/password_reset', new URLSearchParams({ token, password }));
  expect(reset.status).toBe(200);
  const signedIn = await post(servers[1].url, '/p/sessions', { email, password });
  const { token: sessionToken } = (await signedIn.json()) as { token: string };

  const signUp = await post(url, '/p/users', { email: 'new@juniper.test', password });
  expect(signUp.status).toBe(200);
  for (const entry of [log(), servers[1].log()]) {
    expect(entry).toContain('/v1/p/');
    for (const secret of [token, password, sessionToken, 'new@juniper.test', 'chatdeck-demo']) {
      expect(entry).not.toContain(secret);
    }
  }
});
