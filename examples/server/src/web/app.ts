import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { dashboardFiles } from './dashboard-files';
import { pageRoutes } from './pages';

export interface AppOptions {
  /** The API, as `createService` makes it. */
  service: Hono;
  /** The folder of the built dashboard. */
  dashboardDir: string;
  log: Logger;
  /** Pages besides those that are always there. */
  pages?: Hono | undefined;
  /** Rejects when the database does not answer. */
  checkHealth(): Promise<unknown>;
}

/** Everything that the server answers: the API under `/v1`, the dashboard, the small pages, and its own health. */
export function createApp({ service, dashboardDir, log, pages, checkHealth }: AppOptions): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    // The path without its query: that may hold a token.
    const entry = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    };
    log[c.req.path.startsWith('/v1/') ? 'info' : 'debug'](entry, 'request');
  });
  const secure = secureHeaders(headers);
  const secret = secureHeaders({ ...headers, referrerPolicy: 'no-referrer' });
  app.use((c, next) => {
    // Uploaded pictures are shown on other sites and have a stricter policy of their own.
    if (c.req.path.startsWith('/v1/avatars/')) return next();
    return (secretPaths.test(c.req.path) ? secret : secure)(c, next);
  });

  app.get('/healthz', async (c) => {
    try {
      await checkHealth();
      return c.json({ status: 'ok' });
    } catch (error) {
      log.error({ err: error }, 'health check failed');
      return c.json({ status: 'database unavailable' }, 503);
    }
  });
  // Before the API, because the payment provider's events come in below it.
  if (pages) app.route('/', pages);
  // Not where a version comes with the answer: what has been compressed has a weak one, which no later save may name.
  app.get('/v1/*', compress({ threshold: COMPRESSED_FROM }));
  app.all('/v1/*', async (c) => {
    const answer = await service.fetch(c.req.raw, c.env);
    // What is left of a body that was too large is never read: the connection must not carry another request.
    if (answer.status === 413) answer.headers.set('Connection', 'close');
    return answer;
  });
  app.route('/', pageRoutes());
  app.route('/', dashboardFiles(dashboardDir));

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'unexpected error');
    return c.text('Something went wrong', 500);
  });
  return app;
}

/**
 * Bytes from which on answers of the API are compressed: on a slow line such a one takes a tenth of a second, to compress
 * it a millisecond. How long the result is tells another site nothing: it cannot have the person's browser ask, as no
 * cookie signs a call.
 */
const COMPRESSED_FROM = 16_384;

/** Where addresses or pages hold tokens. */
const secretPaths = /^\/(v1\/webhook\/|sandbox\/|payments\/|account-export$|mailbox$)/;

const headers = {
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    // Radix writes two small style elements of its own, marked with the page's nonce.
    styleSrc: ["'self'", NONCE],
    imgSrc: ["'self'", 'data:', 'https:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    // Of the package, for what people wrote with bold words and links.
    trustedTypes: ['chatdeck'],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  // Whoever ends TLS in front of this server says it.
  strictTransportSecurity: false,
};
