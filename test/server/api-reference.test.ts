import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../examples/server/src/log';
import { createApp } from '../../examples/server/src/web/app';
import { alwaysReady } from './always-ready';

const openapi = '{"openapi":"3.1.0"}';
const page = '<!doctype html><script>alert(1)</script><p>Every call</p><script type="module">\nalert(2)\n</script>';
let folder: string;
let app: Hono;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chatdeck-api-'));
  writeFileSync(join(folder, 'openapi.json'), openapi);
  writeFileSync(join(folder, 'reference.html'), page);
  app = createApp({
    service: new Hono(),
    dashboardDir: folder,
    apiDir: folder,
    log: createLog('silent'),
    checkReady: alwaysReady,
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('any site can read the API’s description', async () => {
  const answer = await app.request('http://chat.test/openapi.json');
  expect(answer.headers.get('Content-Type')).toBe('application/json');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await answer.text()).toBe(openapi);
});

test('the list of documentation leads to the reference page', async () => {
  const answer = await app.request('http://chat.test/docs');
  expect(await answer.text()).toContain('<a href="/docs/api">API reference</a>');
});

test('the reference page runs the scripts it was built with and no other, and loads nothing', async () => {
  const answer = await app.request('http://chat.test/docs/api');
  expect(await answer.text()).toBe(page);
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy.match(/script-src ([^;]*)/)?.[1]).toMatch(/^'sha256-[\w+/=]+' 'sha256-[\w+/=]+'$/);
  expect(policy).not.toContain('unsafe-eval');
  expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
});
