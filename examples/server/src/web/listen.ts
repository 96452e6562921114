import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '../start-error';

export interface Listening {
  port: number;
  /** Takes no more requests, lets those under way finish for at most ten seconds, then ends. */
  close(): Promise<void>;
}

const graceMs = 10_000;

/** On all of the machine's addresses unless one is named. */
export async function listen(app: Pick<Hono, 'fetch'>, port: number, hostname?: string): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port)));
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

function explain(error: NodeJS.ErrnoException, port: number): StartError {
  const reason = error.code === 'EADDRINUSE' ? 'another program uses it' : error.message;
  return new StartError(`Port ${port} cannot be used: ${reason}. Set PORT to a free one.`, { cause: error });
}
