import { chromium as playwright, expect as seen, type Browser, type Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { handlers } from 'chatdeck/testing';
import { getResponse } from 'msw';
import { chromium } from '../../../scripts/chromium';

export const shown = seen.configure({ timeout: 15_000 });

export interface Pages {
  /** Opens an address. */
  open(address: string, servers?: Servers): Promise<Visit>;
  close(): Promise<void>;
}

/** A built folder that is served. */
export interface Site extends Pages {
  origin: string;
}

/** What a page calls. */
export interface Servers {
  /** Its own server, about a token. Unless set, the first token has ended, and the next one is an admin's. */
  token(): Promise<Response>;
  /** Unless set, answers as the handlers for tests do. */
  chat(request: Request): Promise<Response>;
}

export interface Visit {
  page: Page;
  /** What the browser had against the page. */
  complaints: string[];
  /** How often the page asked its own server for a token. */
  tokens: { asked: number };
}

const kinds: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

export async function openPages(): Promise<Pages> {
  const browser = await playwright.launch(chromium);
  return { open: (address, servers) => visit(browser, address, servers), close: () => browser.close() };
}

/** Serves a built folder and opens its paths; one without a file gets the page that `pageOf` names. */
export async function openSite(folder: string, pageOf: (path: string) => string): Promise<Site> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = join(folder, path);
    const found = extname(path) && existsSync(file) ? file : join(folder, pageOf(path));
    response.setHeader('Content-Type', kinds[extname(found)] ?? 'application/octet-stream');
    readFile(found).then(
      (content) => response.end(content),
      () => response.writeHead(path === '/favicon.ico' ? 204 : 404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = await openPages();
  return {
    origin,
    open: (path, servers) => pages.open(origin + path, servers),
    close: async () => {
      await pages.close();
      server.close();
    },
  };
}

async function visit(browser: Browser, address: string, servers?: Servers): Promise<Visit> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  const tokens = { asked: 0 };
  const { token, chat } = servers ?? sampleServers(new URL(address).origin);
  await page.route('**/api/chat-token', async (route) => {
    tokens.asked += 1;
    return route.fulfill({ contentType: 'application/json', body: await (await token()).text() });
  });
  await page.route('https://chat.example.com/**', async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    const headers = withoutPseudo(await request.allHeaders());
    const response = await chat(
      new Request(request.url(), { method: request.method(), headers, ...(body && { body: new Uint8Array(body) }) }),
    );
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.goto(address);
  return { page, complaints, tokens };
}

/** The first token has ended, so that a page that does not ask for another one shows nothing. */
function sampleServers(origin: string): Servers {
  const all = handlers({ scenario: 'busyAccount', allowedOrigins: [origin] });
  const tokens = ['ended-token'];
  return {
    token: () => Promise.resolve(Response.json({ token: tokens.pop() ?? 'admin-token' })),
    chat: async (request) => {
      const response = (await getResponse(all, request)) ?? new Response(null, { status: 404 });
      response.headers.set('Access-Control-Allow-Origin', '*');
      return response;
    },
  };
}

function withoutPseudo(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
}
