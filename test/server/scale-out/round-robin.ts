import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request's network address, where a test names one. */
export const callerHeader = 'x-test-caller';

export interface RoundRobin {
  url: string;
  /** What it hands requests to, in turn. */
  targets: string[];
  /** How many requests each target answered. */
  answered: Map<string, number>;
  stop(): Promise<void>;
}

/**
 * A plain proxy that hands each request to the next process. If a process takes no connection, the next one gets the
 * request. If a process dies before it answers, what it did is unknown, so the caller gets 502.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const targets: string[] = [];
  const answered = new Map<string, number>();
  let turn = 0;

  async function serve(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    for (let tries = 0; tries < targets.length; tries += 1) {
      const target = targets[turn++ % targets.length] ?? '';
      try {
        const answer = await send(target, asked, body);
        answered.set(target, (answered.get(target) ?? 0) + 1);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => response.destroy()).pipe(response);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break;
      }
    }
    response.writeHead(502).end();
  }

  function send(target: string, { method, url, headers, socket }: IncomingMessage, body: Buffer) {
    const { hostname, port } = new URL(target);
    const caller = headers[callerHeader] ?? socket.remoteAddress;
    return new Promise<IncomingMessage>((resolve, reject) => {
      request({ agent, hostname, port, method, path: url, headers: { ...headers, 'x-forwarded-for': String(caller) } })
        .on('response', resolve)
        .on('error', reject)
        .end(body);
    });
  }

  const server = createServer((asked, response) => {
    serve(asked, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    targets,
    answered,
    async stop() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
