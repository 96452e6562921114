import { gunzipSync } from 'node:zlib';
import { createMemoryStore, createServiceKeys, type Store } from 'chatdeck/service';
import { scenarios, signedInDataset } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../examples/server/src/api';
import { readConfig } from '../../examples/server/src/config';
import { createLog } from '../../examples/server/src/log';
import { createApp } from '../../examples/server/src/web/app';
import { alwaysReady } from './always-ready';

const log = createLog('silent');

function serve(env: Record<string, string>, store: Store = createMemoryStore()) {
  return createApi(readConfig(env), store, log, 'http://localhost:4000').service;
}

/** What the whole server has beside the API. */
const parts = { dashboardDir: 'nowhere', log, checkReady: alwaysReady };

async function busyStore(): Promise<Store> {
  const now = new Date();
  const store = createMemoryStore();
  await store.load(await signedInDataset(scenarios.busyAccount(now), now));
  return store;
}

describe('a page that calls the API', () => {
  async function codeOf(env: Record<string, string>, origin: string) {
    const asked = { headers: { Origin: origin } };
    return (
      (await (await serve(env).request('http://10.0.0.7:4000/v1/users/current', asked)).json()) as { Code: string }
    ).Code;
  }

  test('is the dashboard when it comes from APP_URL, whatever host a proxy writes', async () => {
    const env = { APP_URL: 'https://chat.example.com/team/', ALLOWED_ORIGINS: 'https://portal.example.com' };
    expect(await codeOf(env, 'https://chat.example.com')).toBe('not_signed_in');
    expect(await codeOf(env, 'https://portal.example.com')).toBe('not_signed_in');
    expect(await codeOf(env, 'http://10.0.0.7:4000')).toBe('origin_not_allowed');
  });

  test('is the dashboard by its host when APP_URL is not set', async () => {
    expect(await codeOf({}, 'http://10.0.0.7:4000')).toBe('not_signed_in');
    expect(await codeOf({}, 'https://chat.example.com')).toBe('origin_not_allowed');
  });
});

test('tries are counted by the address that a trusted proxy wrote, without its port', async () => {
  const service = serve({ TRUST_PROXY: '1' });
  const statuses = [];
  for (let port = 0; port < 21; port += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${port}, 203.0.113.5:${5000 + port}` };
    const body = new URLSearchParams({ token: 'x'.repeat(64), password: 'long enough' });
    statuses.push((await service.request('/v1/p/users/password_reset', { method: 'POST', headers, body })).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
  expect(statuses[20]).toBe(429);
});

test('a database that takes too long is a 503 that says what to do', async () => {
  const store = await busyStore();
  const cause = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  store.reports.sums = () => Promise.reject(new Error('Failed query', { cause }));
  const answer = await serve({}, store).request(
    '/v1/reports/11/overview?tz=UTC&startDate=2025-06-01T00:00:00&endDate=2025-06-18T23:59:59',
    { headers: { Authorization: 'Bearer admin-token' } },
  );
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
  expect(await answer.json()).toEqual({
    Message: 'This took too long. Wait a moment and try again, or request less data.',
    Code: 'too_slow',
  });
});

test('the log says who minted for whom, and holds no token and no key', async () => {
  const lines: string[] = [];
  const store = await busyStore();
  const { key = '' } = (await createServiceKeys({ store }).create(1, 'Portal')) ?? {};
  const kept = createLog('info', { write: (line: string) => void lines.push(line) });
  const { service } = createApi(readConfig({}), store, kept, 'http://localhost:4000');
  const app = createApp({ ...parts, log: kept, service });
  const person = { id: 'robin', name: 'Robin Vale', email: 'robin@vale.test', role: 'agent' };
  const answer = await app.request('/v1/partner/tokens', {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify({ accountId: 1, person, allowedOrigins: ['https://portal.test'] }),
  });
  const { token } = (await answer.json()) as { token: string };
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'audit', action: 'personCreated', accountId: 1, keyId: 1, personId: 'robin' }),
    expect.objectContaining({ msg: 'audit', action: 'tokenMinted', accountId: 1, keyId: 1, personId: 'robin' }),
    expect.objectContaining({ msg: 'request', path: '/v1/partner/tokens', status: 200 }),
  ]);
  for (const secret of [token, key, person.email, person.name]) expect(lines.join('')).not.toContain(secret);
});

test('a large answer is compressed for clients that accept it, and a small one never', async () => {
  const app = createApp({ ...parts, service: serve({}, await busyStore()) });
  const ask = (path: string, encoding: string) =>
    app.request(path, { headers: { Authorization: 'Bearer admin-token', 'Accept-Encoding': encoding } });

  const plain = await ask('/v1/users/current', 'identity');
  const text = await plain.text();
  expect(plain.headers.get('Content-Length')).toBe(String(Buffer.byteLength(text)));
  expect(text.length).toBeGreaterThan(16_384);
  for (const [path, status] of [
    ['/v1/chat_endpoints/11/saved_replies', 200],
    ['/v1/unknown', 404],
  ] as const) {
    const small = await ask(path, 'gzip');
    expect([path, small.status, small.headers.get('Content-Encoding')]).toEqual([path, status, null]);
  }

  const compressed = await ask('/v1/users/current', 'gzip, deflate, br');
  expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
  expect(compressed.headers.get('Content-Length')).toBeNull();
  expect(compressed.headers.get('Vary')).toContain('Accept-Encoding');
  const bytes = Buffer.from(await compressed.arrayBuffer());
  expect(bytes.length).toBeLessThan(text.length / 4);
  expect(gunzipSync(bytes).toString()).toBe(text);
});

test('a large answer to a save keeps the version that the next save may name', async () => {
  const app = createApp({ ...parts, service: serve({}, await busyStore()) });
  const save = (headers: Record<string, string>) =>
    app.request('/v1/chat_endpoints/11/update_config', {
      method: 'PUT',
      headers: { Authorization: 'Bearer admin-token', 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ triggers: [], customCSS: 'a'.repeat(18_000) }),
    });
  const first = await save({ 'Accept-Encoding': 'gzip' });
  expect((await first.text()).length).toBeGreaterThan(16_384);
  const version = first.headers.get('ETag') ?? '';
  expect(version).toMatch(/^"\d+"$/);
  expect((await save({ 'If-Match': version })).status).toBe(200);
});

test('an origin that is rejected is logged once, with the setting to change, and others until there are fifty', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const { service } = createApi(readConfig({}), createMemoryStore(), log, 'http://localhost:4000');
  const ask = (Origin: string) => service.request('http://localhost:4000/v1/users/current', { headers: { Origin } });
  for (let time = 0; time < 3; time++) await ask('https://portal.example.com');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 40,
      origin: 'https://portal.example.com',
      msg: 'rejected origin: add it to ALLOWED_ORIGINS if it is yours',
    }),
  ]);
  for (let number = 0; number < 100; number++) await ask(`https://${number}.test/${'x'.repeat(1000)}`);
  expect(lines).toHaveLength(50);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(500);
});
