import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

export const referencePath = '/docs/api';

/** The contract as a file and as a page, from the folder that the build has written. */
export function apiReference(folder: string): Hono {
  const app = new Hono();
  const load = once(async () => {
    const [openapi, page] = await Promise.all([read(folder, 'openapi.json'), read(folder, 'reference.html')]);
    return { openapi, page, policy: policyOf(page) };
  });
  app.use('/openapi.json', compress());
  app.use(referencePath, compress());
  app.get('/openapi.json', async (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Cache-Control', 'no-cache');
    return c.body((await load()).openapi, 200, { 'Content-Type': 'application/json' });
  });
  app.get(referencePath, async (c) => {
    const { page, policy } = await load();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-cache');
    return c.html(page);
  });
  return app;
}

/** The page runs its own scripts and no other, and loads nothing. Its styles are written while it runs. */
function policyOf(page: string): string {
  const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${[...new Set(scripts)].join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const read = (folder: string, file: string) => readFile(join(folder, file), 'utf8');

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
