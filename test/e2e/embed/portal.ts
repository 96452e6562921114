import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startReferenceServer } from '../../reference-server';
import { password } from '../people';

/** A partner's site, and the server that accepts it, with its own data. */
export interface Site {
  /** Of the server. */
  api: string;
  /** Of the partner's pages. */
  portal: string;
  /** Opens a page with the script tag that `chatdeck embed` prints, under a strict policy. */
  open(page: Page, content: PortalPage): Promise<void>;
  tokenOf(email: string): Promise<string>;
  stop(): Promise<void>;
}

export interface PortalPage {
  /** What is in the body. */
  body: string;
  token: string;
  accountId?: string;
  /** Rules of the page. */
  style?: string;
  /** What runs before the loader. */
  script?: string;
  /** More options of the instance, as code. */
  options?: string;
}

type Files = Record<string, { type: string; body: string }>;

export async function startSite(name: string): Promise<Site> {
  let files: Files = {};
  let policy = '';
  const pages = createServer(({ url = '/' }, response) => {
    const file = files[url];
    response.writeHead(file ? 200 : 404, {
      'Content-Type': file?.type ?? 'text/plain',
      'Content-Security-Policy': policy,
    });
    response.end(file?.body);
  });
  pages.listen(0, 'localhost');
  await once(pages, 'listening');
  const portal = `http://localhost:${(pages.address() as AddressInfo).port}`;
  const server = await startReferenceServer({
    CHATDECK_DATA: `.reports/embed-${name}-${process.pid}`,
    ALLOWED_ORIGINS: portal,
  });
  policy = [
    `default-src 'none'`,
    `script-src 'self' ${server.url}`,
    `style-src 'self'`,
    `connect-src ${server.url}`,
    `img-src 'self' https: data: ${server.url}`,
    `frame-src ${server.url}`,
    `require-trusted-types-for 'script'`,
    `trusted-types chatdeck`,
  ].join('; ');
  return {
    api: server.url,
    portal,
    async open(page, content) {
      files = filesOf(server.url, content);
      await page.goto(portal);
    },
    async tokenOf(email) {
      const answer = await fetch(`${server.url}/v1/p/sessions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return ((await answer.json()) as { token: string }).token;
    },
    async stop() {
      pages.close();
      pages.closeAllConnections();
      await server.stop();
    },
  };
}

function filesOf(
  api: string,
  { body, token, accountId = 'acme', style = '', script = '', options = '' }: PortalPage,
): Files {
  const loader = readFileSync('dist/embed/loader.js');
  const hash = createHash('sha384').update(loader).digest('base64');
  return {
    '/': {
      type: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Portal</title>
        <link rel="stylesheet" href="/portal.css"><script src="/first.js"></script>
        <script type="module" src="${api}/embed/loader.js" integrity="sha384-${hash}" crossorigin="anonymous"></script>
        <script type="module" src="/portal.js"></script></head><body>${body}</body></html>`,
    },
    '/portal.css': { type: 'text/css', body: style },
    '/first.js': { type: 'text/javascript', body: script },
    '/portal.js': {
      type: 'text/javascript',
      body: `import { loadChatdeck } from '${api}/embed/loader.js';
        window.events = [];
        for (const name of ['chatdeck-event', 'chatdeck-error', 'chatdeck-navigate']) {
          addEventListener(name, (event) => events.push([name, event.detail, event.composedPath()[0].localName]));
        }
        window.load = (accountId, token, more) =>
          loadChatdeck({ baseUrl: '${api}', accountId, getToken: async () => token, ...more });
        window.chatdeck = load('${accountId}', '${token}', {${options}});`,
    },
  };
}
