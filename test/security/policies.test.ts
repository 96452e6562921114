import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createLog } from '../../examples/server/src/log';
import { createApp, type AppOptions } from '../../examples/server/src/web/app';
import { alwaysReady } from '../server/always-ready';

const paths = ['/', '/docs', '/missing', '/contact', '/v1/users/current', `/v1/avatars/${'x'.repeat(32)}`, '/healthz'];

async function headersOf(path: string, options: Partial<AppOptions> = {}) {
  const service = new Hono().all('*', (c) => c.json({}));
  const log = createLog('silent');
  const app = createApp({
    service,
    dashboardDir: 'examples/dashboard',
    log,
    checkReady: alwaysReady,
    ...options,
  });
  const { headers } = await app.request(`https://chat.test${path}`);
  const directives = (headers.get('Content-Security-Policy') ?? '').split('; ');
  return { headers, directiveOf: (name: string) => directives.find((each) => each.startsWith(`${name} `)) };
}

describe('the policy of the dashboard and of every small page', () => {
  test.each(['/', '/docs', '/missing'])('of %s starts from nothing and names what may load', async (path) => {
    const { directiveOf } = await headersOf(path);
    expect(directiveOf('default-src')).toBe("default-src 'none'");
    expect(directiveOf('script-src')).toBe("script-src 'self'");
    expect(directiveOf('connect-src')).toBe("connect-src 'self'");
    expect(directiveOf('style-src')).toMatch(/^style-src 'self' 'nonce-[^' ]+'$/);
    expect(directiveOf('font-src')).toBe("font-src 'self'");
    for (const name of ['object-src', 'media-src', 'worker-src']) expect(directiveOf(name)).toBeUndefined();
  });

  test('shows pictures of known hosts only: its own, Slack’s, and Gravatar’s', async () => {
    const known = "img-src 'self' data: https://*.slack-edge.com https://secure.gravatar.com";
    expect((await headersOf('/')).directiveOf('img-src')).toBe(known);
  });

  test('shows pictures of its public origin, and of hosts that a setting adds', async () => {
    const imageOrigins = ['https://cdn.example.com'];
    const { directiveOf } = await headersOf('/', { ownOrigin: 'https://chat.example.com', imageOrigins });
    expect(directiveOf('img-src')?.split(' ')).toEqual([
      'img-src',
      "'self'",
      'data:',
      'https://chat.example.com',
      'https://*.slack-edge.com',
      'https://secure.gravatar.com',
      'https://cdn.example.com',
    ]);
  });

  test.each(['/', '/docs', '/missing', '/v1/users/current'])('lets no site frame %s', async (path) => {
    const { headers, directiveOf } = await headersOf(path, { allowedOrigins: ['https://portal.test'] });
    expect(directiveOf('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  });
});

test.each(['/', '/docs', '/contact', '/v1/users/current'])(
  'the Permissions-Policy of %s leaves the page the clipboard to write to, and no device',
  async (path) => {
    const entries = (await headersOf(path)).headers.get('Permissions-Policy')?.split(', ') ?? [];
    expect(entries).toContain('clipboard-write=(self)');
    for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-read']) {
      expect(entries).toContain(`${name}=()`);
    }
    expect(entries.filter((entry) => !entry.endsWith('=()'))).toEqual(['clipboard-write=(self)']);
  },
);

describe('HSTS', () => {
  test.each(paths)('is on for %s with its switch, for a year and for subdomains', async (path) => {
    const { headers } = await headersOf(path, { hasHsts: true });
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  });

  test.each(paths)('is off for %s without it', async (path) => {
    expect((await headersOf(path)).headers.get('Strict-Transport-Security')).toBeNull();
  });
});
