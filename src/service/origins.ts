import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { Refusal } from './refusal';

/**
 * Refuses browsers' requests of other sites before anything else is looked at (decisions, "Wire contract"). Requests
 * without an `Origin` are no browser's cross-site requests and pass.
 */
export function checkOrigin(allowedOrigins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    if (origin !== undefined && !allowedOrigins.includes(origin) && !isOwn(origin, c.req.url)) {
      throw new Refusal(403, 'origin_not_allowed', 'This site may not use this account’s API.');
    }
    await next();
  };
}

/**
 * Lets any site read the answer, a refusal included: a host that was not allowed can then say so instead of reporting a
 * lost network. No harm comes of it, because no cookie counts and the refusal holds nothing.
 */
export const readableByAnySite: MiddlewareHandler = cors({
  origin: (origin) => origin || null,
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type', 'If-Match'],
  exposeHeaders: ['ETag', 'Retry-After'],
  maxAge: 600,
});

/** By host alone: behind a proxy that ends TLS the service sees `http:` where the browser says `https:`. */
function isOwn(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
