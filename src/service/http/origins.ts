import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { originNotAllowed } from '../base/refusal';

interface Origins {
  /** Sites other than the service’s own that may call it. */
  allowedOrigins: readonly string[];
  /** The service’s own origin; unless set, the host that the request names. */
  ownOrigin: string | undefined;
}

/**
 * Rejects browser requests from other sites before anything else. Requests without an `Origin` are not cross-site
 * browser requests and pass, and any site can show uploaded pictures.
 */
export function checkOrigin({ allowedOrigins, ownOrigin }: Origins): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const isOwn = (asked: string) => (ownOrigin === undefined ? isHostOf(asked, c.req.url) : asked === ownOrigin);
    if (origin !== undefined && !isPicture(c) && !allowedOrigins.includes(origin) && !isOwn(origin)) {
      throw originNotAllowed();
    }
    await next();
  };
}

/**
 * Lets any site read the response, rejections included, so that a disallowed host can say so instead of reporting a
 * lost connection. It is harmless, because no cookie counts and the rejection contains nothing.
 */
export const readableByAnySite: MiddlewareHandler = (c, next) => (isPicture(c) ? forPictures : forCalls)(c, next);

const forCalls = cors({
  origin: (origin) => origin || null,
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type', 'If-Match'],
  exposeHeaders: ['ETag', 'Retry-After'],
  maxAge: 600,
});

/** The same response for all sites, so that a cache can keep one copy of a picture. */
const forPictures = cors({ origin: '*', allowMethods: ['GET', 'HEAD'] });

function isPicture(c: Context): boolean {
  return c.req.path.startsWith('/v1/avatars/');
}

/**
 * Compared by host alone: behind a proxy that terminates TLS, the service sees `http:` where the browser says `https:`.
 */
function isHostOf(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
