import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { SecureHeadersVariables } from 'hono/secure-headers';

/** Where the page names the nonce of its styles: Vite writes this into the build (`html.cspNonce`). */
const noncePlaceholder = '__CSP_NONCE__';

/** Where the page names the sites whose frames it may be in. */
const parentsPlaceholder = '__PARENT_ORIGINS__';

/** Where the page says whether its forms accept webhooks to internal networks. */
const internalWebhooksPlaceholder = '__INTERNAL_WEBHOOKS__';

/** Where the page names its own address, which a link's picture has to be at in full. */
const ownOriginPlaceholder = '__APP_ORIGIN__';

/** Where the page lists the hosts of payment pages. */
const paymentHostsPlaceholder = '__PAYMENT_HOSTS__';

/** The dashboard’s pages without their frame, for `<chatdeck-frame>`. */
export const framedPath = '/embed';

export interface DashboardOptions {
  /** The origin that people use; the request's unless set. */
  ownOrigin?: string | undefined;
  /** Sites whose frames its pages may be in. */
  allowedOrigins?: readonly string[] | undefined;
  /** Whether the API accepts webhooks to internal networks. */
  allowsInternalWebhooks?: boolean | undefined;
  /** Hosts of the payment provider's pages; any host if empty. */
  paymentHosts?: readonly string[] | undefined;
}

/** Serves the built dashboard at `/` and `/app/` (decisions, "Wire contract"), and at `/embed` to allowed sites. */
export function dashboardFiles(
  folder: string,
  { ownOrigin, allowedOrigins = [], allowsInternalWebhooks = false, paymentHosts = [] }: DashboardOptions = {},
): Hono<{ Variables: SecureHeadersVariables }> {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  app.get('/app', (c) => c.redirect('/app/', 301));
  app.use(compress());
  app.on('GET', ['/', '/index.html', '/app/', '/app/index.html', framedPath], async (c, next) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return next();
    c.header('Cache-Control', 'no-cache');
    const parents = c.req.path === framedPath ? allowedOrigins.join(' ') : '';
    return c.html(
      page
        .replaceAll(noncePlaceholder, c.get('secureHeadersNonce') ?? '')
        .replaceAll(ownOriginPlaceholder, () => escapeHtml(ownOrigin ?? new URL(c.req.url).origin))
        .replace(parentsPlaceholder, () => escapeHtml(parents))
        .replace(internalWebhooksPlaceholder, allowsInternalWebhooks ? '1' : '')
        .replace(paymentHostsPlaceholder, () => escapeHtml(paymentHosts.join(' '))),
    );
  });
  app.use(
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/app(?=\/)/, ''),
      onFound: (path, c) => c.header('Cache-Control', cacheFor(path)),
    }),
  );
  return app;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** A hashed name never changes its content; everything else is asked for again. */
function cacheFor(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
