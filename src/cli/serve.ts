import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Serving {
  url: string;
  server: Server;
}

/** Serves a function of requests on this machine alone. */
export async function serve(answer: (request: Request) => Promise<Response>, port: number): Promise<Serving> {
  const server = createServer((incoming, outgoing) => {
    const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
    reply(incoming, url, answer)
      .then((response) => send(response, outgoing))
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

async function reply(incoming: IncomingMessage, url: string, answer: (request: Request) => Promise<Response>) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const { method = 'GET' } = incoming;
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
  return answer(new Request(url, { method, headers, body }));
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  // What a broken network looks like.
  if (response.type === 'error') return void outgoing.destroy();
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(body);
}
