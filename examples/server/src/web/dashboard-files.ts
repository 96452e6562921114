import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { SecureHeadersVariables } from 'hono/secure-headers';

/** Where the page names the nonce of its styles: Vite writes this into the build (`html.cspNonce`). */
const noncePlaceholder = '__CSP_NONCE__';

/** Serves the built dashboard at `/` and `/app/` (decisions, "Wire contract"). */
export function dashboardFiles(folder: string): Hono<{ Variables: SecureHeadersVariables }> {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  app.get('/app', (c) => c.redirect('/app/', 301));
  app.use(compress());
  app.on('GET', ['/', '/index.html', '/app/', '/app/index.html'], async (c, next) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return next();
    c.header('Cache-Control', 'no-cache');
    return c.html(page.replaceAll(noncePlaceholder, c.get('secureHeadersNonce') ?? ''));
  });
  app.use(
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => path.replace(/^\/app(?=\/)/, ''),
      onFound: (path, c) => c.header('Cache-Control', cacheFor(path)),
    }),
  );
  return app;
}

/** A hashed name never changes its content; everything else is asked for again. */
function cacheFor(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
