import { createMemoryStore, createService } from 'chatdeck/service';
import { plainPasswords, scenarios, signedInDataset } from 'chatdeck/testing';
import type { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../../examples/server/src/log';
import { createApp } from '../../examples/server/src/web/app';
import { createMetrics, type Metrics } from '../../examples/server/src/web/metrics';
import { alwaysReady } from './always-ready';

let app: Hono;
let metrics: Metrics;
let isReady: boolean;

beforeEach(async () => {
  const now = new Date('2025-06-18T12:00:00Z');
  const store = createMemoryStore();
  await store.load(await signedInDataset(scenarios.busyAccount(now), now));
  const service = createService({ store, passwords: plainPasswords, now: () => now });
  isReady = true;
  const poolSize = () => ({ total: 7, idle: 3, waiting: 2 });
  metrics = createMetrics({ service, poolSize, isReady: () => isReady });
  app = createApp({
    service,
    metrics,
    dashboardDir: 'examples/dashboard',
    log: createLog('silent'),
    checkReady: alwaysReady,
  });
});

async function scrape(): Promise<string> {
  const answer = await metrics.page.request('/metrics');
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return answer.text();
}
const countsIn = (text: string) =>
  [...text.matchAll(/^http_requests_total\{(.*)\} (\d+)$/gm)].map(([, labels = '', count]) => {
    const [, method, route, status] = /method="(.*?)",route="(.*?)",status="(.*?)"/.exec(labels) ?? [];
    return `${method} ${route} ${status}: ${count}`;
  });
const headers = { Authorization: 'Bearer admin-token' };

test('requests are counted and timed by the template of their route', async () => {
  for (const id of [11, 11, 999]) await app.request(`/v1/chat_endpoints/${id}/saved_replies`, { headers });
  await app.request('/v1/users/current', { method: 'HEAD', headers });
  await app.request('/docs/triggers');
  await app.request('/healthz');
  const text = await scrape();
  expect(countsIn(text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^GET \/v1\/chat_endpoints\/:\w+\/saved_replies 200: 2$/),
      expect.stringMatching(/^GET \/v1\/chat_endpoints\/:\w+\/saved_replies 404: 1$/),
      'GET /docs/triggers 200: 1',
      'GET /healthz 200: 1',
    ]),
  );
  expect(text).toMatch(
    /^http_request_duration_seconds_bucket\{le="0\.25",.*route="\/v1\/chat_endpoints\/:\w+\/saved_replies"/m,
  );
  expect(text).toContain('http_requests_in_flight 0');
});

test('no path, query, token, or account name becomes a label, whatever is asked', async () => {
  const secret = 'a-secret-in-the-address';
  for (const path of [
    `/v1/avatars/${secret}`,
    `/v1/chat_endpoints/${secret}/saved_replies`,
    `/v1/${secret}`,
    `/${secret}`,
    `/mailbox?key=${secret}`,
    `/assets/${secret}.js`,
    `/docs/${secret}`,
    `/v1/webhook/slack/connect?code=${secret}&state=${secret}`,
  ]) {
    await app.request(path, { headers });
  }
  await app.request('/', { method: 'MADE-UP' });
  for (let number = 0; number < 50; number++) await app.request(`/made-up/${number}`);
  const text = await scrape();
  expect(text).not.toContain(secret);
  expect(text).not.toContain('made-up');
  expect(text).not.toContain('MADE-UP');
  expect(text).not.toContain('acme');
  expect(countsIn(text).length).toBeLessThan(12);
});

test('what is under way, the database pool, readiness, and the process are gauges', async () => {
  const asked = app.request('/v1/users/current', { headers });
  expect(await scrape()).toContain('http_requests_in_flight 1');
  await asked;
  isReady = false;
  const text = await scrape();
  for (const line of [
    'database_pool_connections{state="used"} 4',
    'database_pool_connections{state="idle"} 3',
    'database_pool_connections{state="waiting"} 2',
    'chatdeck_ready 0',
    'http_requests_in_flight 0',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
});

test('the server itself has no /metrics: they are on a port of their own', async () => {
  expect((await app.request('/metrics')).status).toBe(404);
});
