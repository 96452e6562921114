import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '../start-error';

export interface Listening {
  port: number;
  /** Takes no more requests, lets those under way finish for a while, then ends. */
  close(): Promise<void>;
}

export interface ListenOptions {
  /** All of the machine's addresses unless set. */
  hostname?: string | undefined;
  /** Milliseconds within which a whole request has to arrive. */
  requestTimeoutMs?: number | undefined;
  /** Milliseconds that requests under way get when it closes. */
  graceMs?: number | undefined;
  /** The setting that names the port. */
  setting?: string | undefined;
}

export async function listen(
  app: Pick<Hono, 'fetch'>,
  port: number,
  { hostname, requestTimeoutMs = 120_000, graceMs = 10_000, setting = 'PORT' }: ListenOptions = {},
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      requestTimeout: requestTimeoutMs,
      // Headers are part of the request, and small.
      headersTimeout: Math.min(requestTimeoutMs, 30_000),
      connectionsCheckingInterval: Math.min(requestTimeoutMs / 4, 5000),
    },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, setting)));
    server.listen({ port, ...(hostname !== undefined && { host: hostname }) }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}

function explain(error: NodeJS.ErrnoException, port: number, setting: string): StartError {
  const reason = error.code === 'EADDRINUSE' ? 'another program uses it' : error.message;
  return new StartError(`Port ${port} cannot be used: ${reason}. Set ${setting} to a free one.`, { cause: error });
}
