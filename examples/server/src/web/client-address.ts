import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Who asks: the other end of the connection or, behind a proxy that is trusted, the last address that the proxy wrote
 * into `X-Forwarded-For`. What stands before it anybody may have written.
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
