import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { contactPath } from '../contact';
import { outageOf } from '../health/outage';
import type { Readiness } from '../health/readiness';
import type { Report } from '../log';
import { apiReference, referencePath } from './api-reference';
import { dashboardFiles, framedPath } from './dashboard-files';
import { embedFiles } from './embed-files';
import { statusOf, type Metrics } from './metrics';
import { pageRoutes } from './pages';

export interface AppOptions {
  /** The API, as `createService` makes it. */
  service: Hono;
  /** The folder of the built dashboard. */
  dashboardDir: string;
  /** The folder of the API’s description; it isn’t served unless set. */
  apiDir?: string | undefined;
  /** The folder of the custom elements’ code; it isn’t served unless set. */
  embedDir?: string | undefined;
  log: Logger;
  /** Pages besides those that are always there. */
  pages?: Hono | undefined;
  /** Where people reach this server; the host that a request names unless set. */
  ownOrigin?: string | undefined;
  /** Other sites that may call the API, and so may have a dashboard that embeds the contact form. */
  allowedOrigins?: readonly string[] | undefined;
  /** Origins of pictures that the dashboard may show besides the known ones. */
  imageOrigins?: readonly string[] | undefined;
  /** Whether the API accepts webhooks to internal networks. */
  allowsInternalWebhooks?: boolean | undefined;
  /** Hosts of the payment provider's pages, which the dashboard opens; any host with https if empty. */
  paymentHosts?: readonly string[] | undefined;
  /** Whether browsers must use HTTPS from now on. */
  hasHsts?: boolean | undefined;
  /** Whether requests can be served. */
  checkReady(): Promise<Readiness>;
  /** Counts requests. */
  metrics?: Metrics | undefined;
  /** Whether it takes no more requests after those it has. */
  isStopping?: (() => boolean) | undefined;
  /** Receives what went wrong; it is logged unless set. */
  report?: Report | undefined;
}

/** Everything that the server answers: the API under `/v1`, the dashboard, the small pages, and its own health. */
export function createApp(options: AppOptions): Hono {
  const { service, dashboardDir, apiDir, embedDir, log, pages, ownOrigin, allowedOrigins = [], checkReady } = options;
  const { imageOrigins = [], hasHsts = false, metrics, isStopping } = options;
  const report: Report = options.report ?? ((err, what, place) => log.error({ err, ...place }, what));
  const app = new Hono();

  if (metrics) app.use(metrics.count);
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    if (hasHsts) c.res.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    // Or the client would send its next request to a server that is gone.
    if (isStopping?.()) c.res.headers.set('Connection', 'close');
    // The path without its query: that may hold a token.
    const entry = {
      method: c.req.method,
      path: c.req.path,
      status: statusOf(c),
      ms: Math.round(performance.now() - start),
    };
    log[c.req.path.startsWith('/v1/') ? 'info' : 'debug'](entry, 'request');
  });
  const headers = headersOf(ownOrigin, imageOrigins);
  const secure = secureHeaders(headers);
  const { contentSecurityPolicy: _, ...otherHeaders } = headers;
  const reference = secureHeaders(otherHeaders);
  const contact = secureHeaders(contactHeaders(allowedOrigins));
  const framed = secureHeaders(framedHeaders(headers, allowedOrigins));
  const shared = secureHeaders({ ...headers, crossOriginResourcePolicy: 'cross-origin' });
  app.use((c, next) => {
    // It brings its own policy, for the scripts in it.
    if (c.req.path === referencePath) return reference(c, next);
    // Uploaded pictures are shown on other sites and have a stricter policy.
    if (c.req.path.startsWith('/v1/avatars/')) return next();
    if (c.req.path === contactPath) return contact(c, next);
    if (c.req.path === framedPath) return framed(c, next);
    if (c.req.path.startsWith('/embed/')) return shared(c, next);
    return secure(c, next);
  });

  // That the process runs, and nothing else: a restart helps against nothing that `/readyz` finds.
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const readiness = await checkReady();
    c.header('Cache-Control', 'no-store');
    if (readiness.isReady) return c.json({ status: 'ready' });
    return c.json({ status: 'not ready', reason: readiness.reason }, 503);
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
  if (apiDir !== undefined) app.route('/', apiReference(apiDir));
  app.route('/', pageRoutes(apiDir !== undefined));
  if (embedDir !== undefined) app.route('/', embedFiles(embedDir));
  app.route('/', dashboardFiles(dashboardDir, options));

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    // No one is left to answer, and nothing went wrong here.
    if (c.req.raw.signal.aborted && isAbort(error)) return c.text('The request did not arrive completely', 400);
    report(error, 'unexpected error', { method: c.req.method, path: c.req.path });
    if (outageOf(error) !== undefined) return c.text('This isn’t available right now. Try again in a minute.', 503);
    return c.text('Something went wrong', 500);
  });
  return app;
}

/** Whether reading a request failed because its client was gone, or took too long. */
function isAbort({ name, message }: Error): boolean {
  return name === 'AbortError' || message === 'aborted' || message.includes('connection prematurely closed');
}

/**
 * Bytes from which on answers of the API are compressed: on a slow line such a one takes a tenth of a second, to compress
 * it a millisecond. How long the result is tells another site nothing: it cannot have the person's browser ask, as no
 * cookie signs a call.
 */
const COMPRESSED_FROM = 16_384;

/** Where Slack keeps pictures of people, and where those of visitors are found by their email. */
const knownImageOrigins = ['https://*.slack-edge.com', 'https://secure.gravatar.com'];

// TLS ends in front of this server, where this header is set.
const strictTransportSecurity = false;

/** The dashboard copies texts, and needs nothing else of the device. */
const permissionsPolicy: NonNullable<Parameters<typeof secureHeaders>[0]>['permissionsPolicy'] = {
  clipboardWrite: ['self'],
  accelerometer: [],
  camera: [],
  clipboardRead: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  hid: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  screenWakeLock: [],
  serial: [],
  usb: [],
};

const headersOf = (ownOrigin: string | undefined, imageOrigins: readonly string[]) => ({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    // Radix writes two small style elements, marked with the page's nonce.
    styleSrc: ["'self'", NONCE],
    imgSrc: ["'self'", 'data:', ...(ownOrigin ? [ownOrigin] : []), ...knownImageOrigins, ...imageOrigins],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    // The contact form and nothing else, not even another of our pages.
    frameSrc: [(c: Context) => contactFrame(ownOrigin ?? new URL(c.req.url).origin)],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    // Of the package, for what people wrote with bold words and links.
    trustedTypes: ['chatdeck'],
  },
  permissionsPolicy,
  xFrameOptions: 'DENY',
  // URLs can have secrets: a token, a reset link, the key of a page.
  referrerPolicy: 'no-referrer',
  strictTransportSecurity,
});

/** The dashboard’s pages in a frame of another site, if it is listed. */
const framedHeaders = (headers: ReturnType<typeof headersOf>, allowedOrigins: readonly string[]) => ({
  ...headers,
  contentSecurityPolicy: {
    ...headers.contentSecurityPolicy,
    frameAncestors: allowedOrigins.length > 0 ? [...allowedOrigins] : ["'none'"],
  },
});

/** A host may have characters that end a directive: such a one has no frame. */
function contactFrame(origin: string): string {
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? `${origin}${contactPath}` : "'none'";
}

/** The page is in a sandboxed frame of the dashboard, where it has no origin: it loads nothing and asks this server alone. */
const contactHeaders = (allowedOrigins: readonly string[]) => ({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    scriptSrc: [NONCE],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'self'", ...allowedOrigins],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ["'none'"],
  },
  permissionsPolicy,
  // For browsers that do not know `frame-ancestors`; the others follow that.
  xFrameOptions: 'SAMEORIGIN',
  // A page without an origin asks whether the server can be reached before it sends a message.
  crossOriginResourcePolicy: 'cross-origin',
  // Without an origin there is none to keep apart; browsers would say so in each console.
  originAgentCluster: false,
  referrerPolicy: 'no-referrer',
  strictTransportSecurity,
});
