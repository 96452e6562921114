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
  /** Opens an address. The chat server answers as the handlers for tests do. */
  open(address: string): Promise<Visit>;
  close(): Promise<void>;
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
  return { open: (address) => visit(browser, address), close: () => browser.close() };
}

/** Serves a built folder and opens its paths; one without a file gets the page that `pageOf` names. */
export async function openSite(folder: string, pageOf: (path: string) => string): Promise<Pages> {
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
    open: (path) => pages.open(origin + path),
    close: async () => {
      await pages.close();
      server.close();
    },
  };
}

/** The first token has ended, so that a page that does not ask for another one shows nothing. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  const tokens = { asked: 0 };
  await page.route('**/api/chat-token', (route) => {
    tokens.asked += 1;
    return route.fulfill({ json: { token: tokens.asked === 1 ? 'ended-token' : 'admin-token' } });
  });
  const answer = chatServer(new URL(address).origin);
  await page.route('https://chat.example.com/**', async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    const headers = withoutPseudo(await request.allHeaders());
    const response = await answer(
      new Request(request.url(), { method: request.method(), headers, ...(body && { body: new Uint8Array(body) }) }),
    );
    return route.fulfill({
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), 'access-control-allow-origin': '*' },
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.goto(address);
  return { page, complaints, tokens };
}

/** A chat server that pages of one origin can call. */
export function chatServer(origin: string): (request: Request) => Promise<Response> {
  const all = handlers({ scenario: 'busyAccount', allowedOrigins: [origin] });
  return async (request) => (await getResponse(all, request)) ?? new Response(null, { status: 404 });
}

function withoutPseudo(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
}
