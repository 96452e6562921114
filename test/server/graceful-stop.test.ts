import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildServer, type BuiltServer } from './built-server';

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
}, 60_000);
afterEach(() => built.killAll());
afterAll(() => built.remove());

const body = JSON.stringify({ email: 'admin@acme.test', password: 'chatdeck-demo' });

/** A sign-in whose last byte is missing, so that it is under way until that is sent. */
async function beginSignIn(url: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(Number(new URL(url).port), 'localhost');
  await once(socket, 'connect');
  const head = `POST /v1/p/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`;
  await new Promise((resolve) => socket.write(head + body.slice(0, -1), resolve));
  let text = '';
  socket.on('data', (chunk) => void (text += String(chunk)));
  socket.on('error', () => undefined);
  return { socket, answer: new Promise((resolve) => socket.on('close', () => resolve(text))) };
}
const messagesIn = (log: string) => [...log.matchAll(/"msg":"([^"]+)"/g)].map(([, message]) => message);

test(
  'at SIGTERM it is not ready, serves during the delay, takes no more requests, finishes what is under way, and closes the database',
  { timeout: 60_000 },
  async () => {
    const { url, child, ended, log } = await built.start({ STOP_DELAY: '2', LOG_LEVEL: 'info' });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const { socket, answer } = await beginSignIn(url);
    child.kill('SIGTERM');
    const ready = async () => {
      const answer = await fetch(`${url}/readyz`);
      return [answer.status, (await answer.json()) as unknown];
    };
    await expect.poll(ready).toEqual([503, { status: 'not ready', reason: 'stopping' }]);
    expect((await fetch(`${url}/v1/p/sessions`, { method: 'POST', body })).status).toBe(200);
    // The delay is over when no one new gets in.
    await expect
      .poll(
        () =>
          fetch(`${url}/healthz`).then(
            () => 'served',
            () => 'refused',
          ),
        { timeout: 10_000 },
      )
      .toBe('refused');

    socket.write(body.slice(-1));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"token"/);
    expect(await ended).toBe(0);
    expect(existsSync(join(built.data, 'chatdeck.lock'))).toBe(false);
    expect(messagesIn(log())).toEqual(expect.arrayContaining(['listening', 'stopping', 'stopped']));
    expect(messagesIn(log()).at(-1)).toBe('stopped');
    expect(log()).not.toContain('"level":50');
  },
);

test(
  'what does not finish within the limit is ended, and the server stops all the same',
  { timeout: 60_000 },
  async () => {
    const { url, child, ended, log } = await built.start({ STOP_TIMEOUT: '1', LOG_LEVEL: 'info' });
    const { answer } = await beginSignIn(url);
    child.kill('SIGTERM');
    expect(await answer).toBe('');
    expect(await ended).toBe(0);
    expect(messagesIn(log()).at(-1)).toBe('stopped');
    expect(log()).not.toContain('"level":50');
  },
);

test(
  'metrics are at their own port of this machine, with every line of the log as JSON',
  { timeout: 60_000 },
  async () => {
    const { ready, log, child, ended } = built.launch({ METRICS_PORT: '0', LOG_LEVEL: 'info' });
    const lines = (await ready).join('\n');
    const [url = '', metricsUrl = ''] = [/http:\/\/localhost:\d+/, /http:\/\/127\.0\.0\.1:\d+\/metrics/].map(
      (address) => address.exec(lines)?.[0] ?? '',
    );
    await fetch(`${url}/v1/users/current`);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const text = await (await fetch(metricsUrl)).text();
    expect(text).toContain('http_requests_total{method="GET",route="/v1/users/current",status="403"} 1');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const logged = log().trimEnd().split('\n');
    expect(logged.length).toBeGreaterThan(2);
    for (const line of logged)
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(Number) as number,
        time: expect.any(Number) as number,
      });
  },
);
