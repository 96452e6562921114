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

/**
 * Whether a browser on this machine asks, under a name of this machine: no proxy in between, and no page that made its
 * own name point here.
 */
export function isFromHere(c: Context): boolean {
  const isForwarded = ['X-Forwarded-For', 'Forwarded'].some((name) => c.req.header(name) !== undefined);
  return (
    !isForwarded &&
    isLoopback(socketAddress(c)) &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(c.req.header('Host') ?? '')
  );
}

export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address);
}

function socketAddress(c: Context): string | undefined {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket.remoteAddress;
}
