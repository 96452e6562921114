#!/usr/bin/env node
// Firefox as Playwright starts it: Playwright sends one command that a release of Firefox does not know yet.
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer, type RawData } from 'ws';

const [file = 'firefox-esr'] = [process.env.FIREFOX_PATH].filter(Boolean);
// The process of a page that was left may crash as it ends, and would take the browser with it.
const { MOZ_CRASHREPORTER_SHUTDOWN, ...env } = process.env;
const firefox = spawn(file, process.argv.slice(2), { env, stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else listenFor(address);
});

/** The only command that gets an answer from here. Firefox takes what it says from its preferences instead. */
const unknown = 'emulation.setMediaFeaturesOverride';

function listenFor(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address() as AddressInfo;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(`${address}${url}`, { perMessageDeflate: false });
    const early: string[] = [];
    playwright.on('message', (data: RawData) => {
      const text = (data as Buffer).toString();
      const { id, method } = JSON.parse(text) as { id: number; method: string };
      if (method === unknown) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else early.push(text);
    });
    browser.on('open', () => early.splice(0).forEach((text) => browser.send(text)));
    browser.on('message', (data: RawData) => playwright.send((data as Buffer).toString()));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}
