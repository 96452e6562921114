import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { Refusal } from '../base/refusal';

interface Origins {
  /** Sites that may call besides the service's own. */
  allowedOrigins: readonly string[];
  /** The service's own site; unless it is known, whatever host a request names. */
  ownOrigin: string | undefined;
}

/**
 * Refuses browsers' requests of other sites before anything else is looked at. Requests without an `Origin` are no
 * browser's cross-site requests and pass, and uploaded pictures may be shown anywhere.
 */
export function checkOrigin({ allowedOrigins, ownOrigin }: Origins): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const isOwn = (asked: string) => (ownOrigin === undefined ? isHostOf(asked, c.req.url) : asked === ownOrigin);
    if (origin !== undefined && !isPicture(c) && !allowedOrigins.includes(origin) && !isOwn(origin)) {
      throw new Refusal(403, 'origin_not_allowed', 'This site isn’t allowed to use this account’s API.');
    }
    await next();
  };
}

/**
 * Lets any site read the answer, a refusal included: a host that was not allowed can then say so instead of reporting a
 * lost network. No harm comes of it, because no cookie counts and the refusal holds nothing.
 */
export const readableByAnySite: MiddlewareHandler = (c, next) => (isPicture(c) ? forPictures : forCalls)(c, next);

const forCalls = cors({
  origin: (origin) => origin || null,
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type', 'If-Match'],
  exposeHeaders: ['ETag', 'Retry-After'],
  maxAge: 600,
});

/** One answer for all sites, so that a cache may keep one copy of a picture. */
const forPictures = cors({ origin: '*', allowMethods: ['GET', 'HEAD'] });

function isPicture(c: Context): boolean {
  return c.req.path.startsWith('/v1/avatars/');
}

/** By host alone: behind a proxy that ends TLS the service sees `http:` where the browser says `https:`. */
function isHostOf(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
