import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createMemoryStore } from 'chatdeck/service';
import { scenarios, signedInDataset } from 'chatdeck/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from '../../examples/server/src/api';
import { readConfig } from '../../examples/server/src/config';
import { createLog } from '../../examples/server/src/log';
import { createApp } from '../../examples/server/src/web/app';
import { listen, type Listening } from '../../examples/server/src/web/listen';
import { pictures } from '../contract/pictures';
import { alwaysReady } from './always-ready';

const timeoutMs = 400;
let server: Listening;
const logged: string[] = [];

beforeAll(async () => {
  const now = new Date();
  const store = createMemoryStore();
  await store.load(await signedInDataset(scenarios.busyAccount(now), now));
  const log = createLog('debug', { write: (line: string) => void logged.push(line) });
  const { service, pages } = createApi(readConfig({}), store, log, 'http://localhost');
  const app = createApp({ service, pages, dashboardDir: 'nowhere', log, checkReady: alwaysReady });
  server = await listen(app, 0, { requestTimeoutMs: timeoutMs });
});
afterAll(() => server.close());
beforeEach(() => void (logged.length = 0));

const requests = () => logged.map((line) => JSON.parse(line) as { level: number; msg: string; status?: number });

/** One request is logged as left by its client, and nothing as an error. */
async function expectLeft(): Promise<void> {
  const statuses = () => requests().flatMap(({ msg, status }) => (msg === 'request' ? [status] : []));
  await expect.poll(statuses).toEqual([499]);
  expect(requests().filter(({ level }) => level >= 40)).toEqual([]);
}

/** Sends the beginning of a request whose length says that more follows. */
async function begin(path: string, type: string, body: string | Uint8Array): Promise<Socket> {
  const socket = connect(server.port, 'localhost');
  await once(socket, 'connect');
  const head = [
    `${path} HTTP/1.1`,
    'Host: localhost',
    'Authorization: Bearer admin-token',
    `Content-Type: ${type}`,
    'Content-Length: 500000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.write(body, resolve));
  return socket;
}

const partialPicture = Buffer.concat([
  Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
  ),
  pictures['image/png'],
]);
const uploads: [string, string, string, string | Uint8Array][] = [
  ['a picture', 'POST /v1/chat_endpoints/11/team-avatar', 'multipart/form-data; boundary=x', partialPicture],
  ['settings', 'PUT /v1/chat_endpoints/11/update_config', 'application/json', '{"onlineTitle":"Hel'],
  ['a form', 'POST /v1/p/users/password_reset_email', 'application/x-www-form-urlencoded', 'email=a'],
  ['a form of the sandbox', 'POST /sandbox/slack/api/auth.test', 'application/x-www-form-urlencoded', 'token=a'],
];

test.each(uploads)('%s that a slow client sends is ended at the time limit', async (_name, path, type, body) => {
  const socket = await begin(path, type, body);
  // A byte now and then doesn't extend the time.
  const drip = setInterval(() => socket.write('x'), 50);
  const start = performance.now();
  let answer = '';
  socket.on('data', (chunk) => void (answer += String(chunk)));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(drip);
  expect(performance.now() - start).toBeGreaterThan(timeoutMs - 50);
  expect(answer === '' || answer.startsWith('HTTP/1.1 408 ')).toBe(true);
  await expectLeft();
});

test.each(uploads)(
  '%s that is aborted is logged as a request that was left, not as an error',
  async (_name, path, type, body) => {
    const socket = await begin(path, type, body);
    socket.destroy();
    await expectLeft();
  },
);

test('an upload within the time is answered', async () => {
  const [file, form] = [new Blob([pictures['image/png']]), new FormData()];
  form.append('file', file, 'team.png');
  form.append('size', String(file.size));
  const init = { method: 'POST', headers: { Authorization: 'Bearer admin-token' }, body: form };
  const answer = await fetch(`http://localhost:${server.port}/v1/chat_endpoints/11/team-avatar`, init);
  expect(answer.status).toBe(200);
  expect(requests().map(({ status }) => status)).toEqual([200]);
});
