import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The caller's address: the other end of the connection or, behind a trusted proxy, the last address it wrote into
 * `X-Forwarded-For`. Anyone can forge what comes before.
 */
export function clientAddress(trustsProxy: boolean): (c: Context) => string | undefined {
  return (c) => {
    const forwarded = trustsProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    return forwarded || socketAddress(c);
  };
}

function socketAddress(c: Context): string | undefined {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket.remoteAddress;
}
