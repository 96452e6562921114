import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { originNotListed } from '../base/refusal';

interface Origins {
  /** Sites other than the service’s own that may call it. */
  allowedOrigins: readonly string[];
  /** The service’s own origin; unless set, the host that the request names. */
  ownOrigin: string | undefined;
  onRejectedOrigin: ((origin: string) => void) | undefined;
}

/**
 * Rejects browser requests from other sites before anything else, a preflight included, so that no header of the answer
 * allows them anything. Requests without an `Origin` are not cross-site browser requests and pass, and any site can show
 * uploaded pictures.
 */
export function checkOrigin({ allowedOrigins, ownOrigin, onRejectedOrigin }: Origins): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const isOwn = (asked: string) => (ownOrigin === undefined ? isHostOf(asked, c.req.url) : asked === ownOrigin);
    if (origin !== undefined && !isPicture(c) && !allowedOrigins.includes(origin) && !isOwn(origin)) {
      onRejectedOrigin?.(origin);
      throw originNotListed();
    }
    await next();
  };
}

/** Lets the sites that passed `checkOrigin` read the response, and any site read a picture. */
export const readableBySite: MiddlewareHandler = (c, next) => (isPicture(c) ? forPictures : forCalls)(c, next);

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
