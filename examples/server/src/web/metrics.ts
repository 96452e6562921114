import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolSize } from '../database/database';

export interface Metrics {
  /** Counts and times every request that passes. */
  count: MiddlewareHandler;
  /** `/metrics`, in the text format of Prometheus. */
  page: Hono;
}

interface MetricsOptions {
  /** The API, whose routes name its calls. */
  service: Hono;
  /** Undefined for the embedded database. */
  poolSize?: (() => PoolSize) | undefined;
  isReady(): boolean;
}

/** What else anyone sends as a method is one label. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

export function createMetrics({ service, poolSize, isReady }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered.', labelNames, registers });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until an answer began.',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers,
  });
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered.', registers });
  new Gauge({
    name: 'chatdeck_ready',
    help: '1 unless the database is known to be out, or the server stops.',
    registers,
    collect() {
      this.set(isReady() ? 1 : 0);
    },
  });
  if (poolSize) {
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections to PostgreSQL, and callers who wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const { total, idle, waiting } = poolSize();
        this.set({ state: 'used' }, total - idle);
        this.set({ state: 'idle' }, idle);
        this.set({ state: 'waiting' }, waiting);
      },
    });
  }

  return {
    async count(c, next) {
      inFlight.inc();
      const start = performance.now();
      try {
        await next();
      } finally {
        inFlight.dec();
        const labels = { method: methodOf(c), route: routeOf(c, service), status: statusOf(c) };
        requests.inc(labels);
        durations.observe(labels, (performance.now() - start) / 1000);
      }
    },
    page: new Hono().get('/metrics', async (c) =>
      c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
    ),
  };
}

/** As proxies count what the client left before it was answered. */
export function statusOf(c: Context): number {
  return c.req.raw.signal.aborted ? 499 : c.res.status;
}

function methodOf({ req }: Context): string {
  return knownMethods.has(req.method) ? req.method : 'other';
}

/** The route that took a request, with the names of its parameters: never a path, which may have IDs and secrets. */
function routeOf(c: Context, service: Hono): string {
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  const paths = c.req.path.startsWith('/v1/')
    ? service.router.match(method, c.req.path)[0].map(([[, route]]) => route.path)
    : [];
  const all = [...matchedRoutes(c).map(({ path }) => path), ...paths];
  return all.findLast((path) => !path.endsWith('*')) ?? (c.res.status === 404 ? 'none' : 'files');
}
