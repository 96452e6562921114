import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Readiness } from '../../examples/server/src/health/readiness';
import { createLog } from '../../examples/server/src/log';
import { createApp, type AppOptions } from '../../examples/server/src/web/app';
import { listen, type Listening } from '../../examples/server/src/web/listen';

let folder: string;
let server: Listening;
let options: AppOptions;
let readiness: Readiness = { isReady: true };
const logged: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chatdeck-app-'));
  const dashboardDir = join(folder, 'dist');
  mkdirSync(join(dashboardDir, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(
    join(dashboardDir, 'index.html'),
    '<!doctype html><title>Chatdeck</title><meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="chatdeck-parents" content="__PARENT_ORIGINS__"><meta name="chatdeck-internal-webhooks" content="__INTERNAL_WEBHOOKS__"><meta name="chatdeck-payment-hosts" content="__PAYMENT_HOSTS__"><meta property="og:image" content="__APP_ORIGIN__/social.png">',
  );
  const code = 'export {};\n'.repeat(200);
  writeFileSync(join(dashboardDir, 'assets', 'index-a1b2c3.js'), code);
  writeFileSync(join(dashboardDir, 'assets', 'index-a1b2c3.js.br'), brotliCompressSync(code));
  writeFileSync(join(dashboardDir, 'assets', 'index-a1b2c3.css'), 'body {}');
  writeFileSync(join(dashboardDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const embedDir = join(folder, 'embed');
  mkdirSync(embedDir);
  writeFileSync(join(embedDir, 'loader.js'), 'export {};');
  writeFileSync(join(embedDir, 'users-a1b2c3d4.js'), 'export {};');
  options = {
    embedDir,
    allowedOrigins: ['https://portal.example.com', 'https://two.example.com'],
    service: new Hono().all('*', (c) => c.json({ path: c.req.path })),
    dashboardDir,
    log: createLog('info', { write: (line: string) => void logged.push(line) }),
    checkReady: () => Promise.resolve(readiness),
  };
  server = await listen(createApp(options), 0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`http://localhost:${server.port}${path}`, init);

describe('the dashboard', () => {
  test.each(['/', '/app/', '/index.html', '/?auth_token=x'])('is at %s, revalidated each time', async (path) => {
    const answer = await get(path);
    expect(await answer.text()).toContain('<title>Chatdeck</title>');
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each([true, false, undefined])(
    'says whether webhooks may lead to internal networks: %s',
    async (allowsInternalWebhooks) => {
      const app = createApp({ ...options, allowsInternalWebhooks });
      for (const path of ['/', '/app/', '/embed']) {
        const page = await (await app.request(path)).text();
        expect(page).toContain(`name="chatdeck-internal-webhooks" content="${allowsInternalWebhooks ? '1' : ''}"`);
      }
    },
  );

  test.each([
    [['checkout.stripe.com', '*.pay.example.com'], 'checkout.stripe.com *.pay.example.com'],
    [['"><script>'], '&#34;&#62;&#60;script&#62;'],
    [[], ''],
    [undefined, ''],
  ])('lists the hosts of payment pages: %j', async (paymentHosts, content) => {
    const app = createApp({ ...options, paymentHosts });
    for (const path of ['/', '/app/', '/embed']) {
      const page = await (await app.request(path)).text();
      expect(page).toContain(`name="chatdeck-payment-hosts" content="${content}"`);
    }
  });

  test.each([
    ['https://chat.example.com', 'https://chat.example.com/social.png'],
    [undefined, 'http://localhost/social.png'],
  ])('gives a link to it a picture at a full address, with the origin %s', async (ownOrigin, address) => {
    const app = createApp({ ...options, ownOrigin });
    for (const path of ['/', '/app/']) {
      expect(await (await app.request(path)).text()).toContain(`property="og:image" content="${address}"`);
    }
  });

  test('carries a fresh nonce for inline styles', async () => {
    const nonces = new Set<string | undefined>();
    for (const path of ['/', '/app/']) {
      const answer = await get(path);
      const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1];
      expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  test('without its slash leads to the address with one', async () => {
    const answer = await get('/app', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/app/']);
  });

  test.each([
    ['/assets/index-a1b2c3.js', 'text/javascript; charset=utf-8'],
    ['/app/assets/index-a1b2c3.js', 'text/javascript; charset=utf-8'],
    ['/assets/index-a1b2c3.css', 'text/css; charset=utf-8'],
  ])('keeps %s for good', async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('sends code in a way that the browser accepts, with “%s” as %s', async (accepted, encoding) => {
    for (const path of ['/assets/index-a1b2c3.js', '/app/assets/index-a1b2c3.js']) {
      const answer = await get(path, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.headers.get('Content-Encoding')).toBe(encoding);
      expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }
  });

  test('has other files with their type', async () => {
    const answer = await get('/icon.svg');
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each(['/missing', '/assets/missing.js', '/assets/', '/app/app/'])('has no %s', async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  });

  test.each([
    '/../secret.txt',
    '/app/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/app/..%2f..%2fsecret.txt',
    '//secret.txt',
    '/app//../../secret.txt',
    '/secret.txt%00.html',
  ])('gives nothing beside its folder: %s', async (path) => {
    // Over a bare socket: fetch would tidy the path up.
    const answer = await getRaw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('secret\n');
    expect(answer.endsWith('secret')).toBe(false);
  });

  async function getRaw(path: string): Promise<string> {
    const socket = connect(server.port, 'localhost');
    socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  }
});

describe('the custom elements', () => {
  test.each([
    ['/embed/loader.js', 'no-cache'],
    ['/embed/users-a1b2c3d4.js', 'public, max-age=31536000, immutable'],
  ])('%s is for pages of any origin, and is kept as %s', async (path, kept) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': kept,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each(['/embed/missing.js', '/embed/../secret.txt', '/embed/%2e%2e/secret.txt'])('has no %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('the page for frames can be in those of listed sites only, and names them', async () => {
    const answer = await get('/embed');
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain('frame-ancestors https://portal.example.com https://two.example.com;');
    expect(await answer.text()).toContain('content="https://portal.example.com https://two.example.com"');
    const others = await get('/');
    expect(others.headers.get('Content-Security-Policy')).toContain(`frame-ancestors 'none'`);
    expect(await others.text()).toContain('name="chatdeck-parents" content=""');
  });
});

test.each(['/docs', '/pricing', '/faqs', '/legal/terms', '/legal/privacy-policy'])('%s is a page', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(await answer.text()).toMatch(/<html lang="en">[^]*<h1>/);
});

test.each(['triggers', 'question-groups', 'saved-replies', 'integrations'])(
  '/docs/%s, to which a settings tab links, is a page that says something',
  async (name) => {
    expect(await (await get('/docs')).text()).toContain(`href="/docs/${name}"`);
    const answer = await get(`/docs/${name}`);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text.split('<p>').length).toBeGreaterThan(4);
    const nonce = /<style nonce="(.+)">/.exec(text)?.[1];
    expect(answer.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
  },
);

test.each(['/', '/docs', '/missing', '/v1/users/current', '/healthz'])('%s has security headers', async (path) => {
  const { headers } = await get(path);
  const policy = headers.get('Content-Security-Policy');
  for (const name of ['default-src', 'frame-ancestors', 'base-uri']) expect(policy).toContain(`${name} 'none'`);
  expect(policy).not.toContain('unsafe-eval');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('X-Powered-By')).toBeNull();
});

test('the API answers whatever is below /v1', async () => {
  expect(await (await get('/v1/anything')).json()).toEqual({ path: '/v1/anything' });
});

test('/healthz is liveness alone, and /readyz says in a word why requests can’t be served', async () => {
  const [ready, live] = [{ status: 'ready' }, { status: 'ok' }];
  const answerOf = async (path: string) => {
    const answer = await get(path);
    return [answer.status, (await answer.json()) as unknown];
  };
  expect([await answerOf('/healthz'), await answerOf('/readyz')]).toEqual([
    [200, live],
    [200, ready],
  ]);
  readiness = { isReady: false, reason: 'disk_full' };
  expect([await answerOf('/healthz'), await answerOf('/readyz')]).toEqual([
    [200, live],
    [503, { status: 'not ready', reason: 'disk_full' }],
  ]);
  readiness = { isReady: true };
});

test('a request is logged without its query, headers and body', async () => {
  await get('/v1/p/sessions?auth_token=secret', {
    method: 'POST',
    body: 'secret',
    headers: { Authorization: 'Bearer secret' },
  });
  expect(logged.at(-1)).toContain('"path":"/v1/p/sessions","status":200');
  expect(logged.join()).not.toContain('secret');
});
