import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Rendered } from '../app/server';

export type Mode = 'development' | 'production';

const jsx = { bundle: true, format: 'esm', jsx: 'automatic', logLevel: 'error' } as const;

/** What the host's server renders of each sample, in a separate process whose clock is in another time zone. */
export const renderOnServer = once(
  async (host: string, nonce: string) => (await runOnServer(host, 'server', nonce)) as Rendered[],
);

/** What a program of the host's server prints, in a process of its own. */
export async function runOnServer(host: string, name: string, argument: string): Promise<unknown> {
  copyApp(host);
  const outfile = join(host, `${name}.mjs`);
  await build({
    ...jsx,
    entryPoints: [join(host, `package/app/${name}.tsx`)],
    outfile,
    platform: 'node',
    packages: 'external',
  });
  const env = { ...process.env, TZ: 'Asia/Tokyo', NODE_ENV: 'development' };
  const output = execFileSync(process.execPath, [outfile, argument], { env, encoding: 'utf8', maxBuffer: 1e8 });
  return JSON.parse(output) as unknown;
}

/** The host's page as `<name>.js` and `<name>.css` in the folder that is answered. */
export const buildPage = once(async (host: string, name: string, mode: Mode) => {
  copyApp(host);
  const outdir = join(host, `built-${mode}`);
  await build({
    ...jsx,
    entryPoints: [join(host, `package/app/${name}.tsx`)],
    outdir,
    minify: mode === 'production',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return outdir;
});

/** Makes nothing twice of the same words. */
function once<Words extends string[], Made>(make: (...words: Words) => Promise<Made>) {
  const made = new Map<string, Promise<Made>>();
  return (...words: Words): Promise<Made> => {
    const key = words.join(' ');
    const known = made.get(key) ?? make(...words);
    made.set(key, known);
    return known;
  };
}

export interface HostPage {
  /** The page's script and stylesheet, without their endings. */
  script: string;
  attributes: Record<string, string>;
  markup: string;
  policy?: string | undefined;
  /** The policy is report-only: violations continue and are reported. */
  isReportOnly?: boolean | undefined;
}

export interface HostServer {
  origin: string;
  /** What the next request for the page is answered. */
  show(page: HostPage): void;
  close(): void;
}

/** Answers the built files of a folder, and one page. */
export async function serve(folder: string): Promise<HostServer> {
  let page: HostPage = { script: '', attributes: {}, markup: '' };
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      const header = page.isReportOnly ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy';
      if (page.policy) response.setHeader(header, page.policy);
      response.end(documentOf(page, encodeURIComponent(folder)));
      return;
    }
    response.setHeader('Content-Type', path.endsWith('.css') ? 'text/css' : 'text/javascript');
    readFile(join(folder, path)).then(
      (content) => {
        // The address names the folder, which does not change: the browser need not compile its script for each page.
        response.setHeader('Cache-Control', 'max-age=3600, immutable');
        response.end(content);
      },
      () => response.writeHead(path === '/favicon.ico' ? 204 : 404).end(),
    );
  });
  const origin = await listen(server);
  return { origin, show: (next) => (page = next), close: () => server.close() };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

function documentOf({ script, attributes, markup }: HostPage, built: string): string {
  const data = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
<link rel="stylesheet" href="/${script}.css?${built}"></head>
<body><div id="root"${data.join('')}>${markup}</div><script type="module" src="/${script}.js?${built}"></script></body></html>`;
}

function copyApp(host: string) {
  for (const folder of ['package/app', 'screen-table']) {
    cpSync(`test/${folder}`, join(host, folder), { recursive: true });
  }
}
