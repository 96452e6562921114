import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess, type RunningServer } from '../../reference-server';
import { freePort } from '../examples/install';
import type { Servers } from './browser';
import { startChatServer, type ChatServer } from './chat-server';
import { guideFiles, linkTools, writeProject } from './project';

const guide = 'stories/docs/signing-in.mdx';
const person = { id: 'noor', name: 'Noor Vale', email: 'noor@vale.test', isManager: true };

/** The reader's own server: the guide's code, behind routes for someone who is signed in. */
const main = `import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { chatTokenFor } from './chat-token.ts';
import { signedChatTokenFor } from './signed-chat-token.ts';

const { publicKey, privateKey } = await generateKeyPair('ES256');
const keys = [{ ...(await exportJWK(publicKey)), kid: 'first', alg: 'ES256' }];
const person = ${JSON.stringify(person)};
const routes = {
  '/minted': () => chatTokenFor(person),
  '/signed': () => signedChatTokenFor(person, privateKey, 'first'),
  '/jwks.json': () => ({ keys }),
};
const { PORT } = process.env;
createServer(async (request, response) => response.end(JSON.stringify(await routes[request.url]())))
  .listen(PORT, () => console.log('http://localhost:' + PORT));
`;

export interface Portal {
  /** The files of the guide that run on its server. */
  files: string[];
  folder: string;
  serviceKey: string;
  /** What a page of the portal calls. */
  servers(kind: 'minted' | 'signed'): Servers;
  stop(): Promise<void>;
}

/** A portal whose pages are at `origin`, and the reference server that trusts it. */
export async function startPortal(host: string, origin: string): Promise<Portal> {
  const guides = guideFiles('signing-in', 'server/chat-token.ts', 'server/signed-chat-token.ts');
  const folder = writeProject(host, 'portal', { ...guides, 'server/main.ts': main });
  linkTools(folder, 'jose', '@types/node');
  const port = String(await freePort());
  const chat: ChatServer = await startChatServer(origin, {
    TRUSTED_ISSUERS: JSON.stringify([
      { ...issuer(), jwksUrl: `http://localhost:${port}/jwks.json`, allowedOrigins: [origin] },
    ]),
  });
  const env = { PORT: port, CHAT_URL: chat.url, CHAT_SERVICE_KEY: chat.serviceKey, APP_ORIGIN: origin };
  const portal: RunningServer = await startProcess(['server/main.ts'], env, folder);
  return {
    files: Object.keys(guides),
    folder,
    serviceKey: chat.serviceKey,
    servers: (kind) => ({
      token: () => fetch(`${portal.url}/${kind}`),
      chat: async (request) => {
        const { method, headers } = request;
        const { pathname, search } = new URL(request.url);
        const body = request.body && (await request.arrayBuffer());
        return fetch(chat.url + pathname + search, { method, headers, body });
      },
    }),
    stop: async () => {
      await Promise.all([portal.stop(), chat.stop()]);
    },
  };
}

/** What the guide puts into `TRUSTED_ISSUERS`. */
function issuer(): object {
  const [, json = ''] = /^```json\n(.*?)^```$/ms.exec(readFileSync(join(process.cwd(), guide), 'utf8')) ?? [];
  const [first] = JSON.parse(json) as [object];
  return first;
}
