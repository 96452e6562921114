import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cookieSession } from 'chatdeck/client';
import { createMemoryStore, createService } from 'chatdeck/service';
import { plainPasswords, scenarios, signedInDataset } from 'chatdeck/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startWholeServer } from './whole-server';

const now = new Date('2025-06-18T12:00:00Z');

async function serve() {
  const store = createMemoryStore();
  await store.load(await signedInDataset(scenarios.busyAccount(now), now));
  const service = createService({ store, passwords: plainPasswords, now: () => now, clientAddress: () => '192.0.2.1' });
  return async (method: string, path: string, body?: object) => {
    const headers = { Authorization: 'Bearer admin-token' };
    const answer = await service.request(`/v1${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

test('invitations are limited by account', async () => {
  const ask = await serve();
  const statuses = [];
  for (let number = 0; number < 52; number += 1) {
    statuses.push((await ask('POST', '/dashboard-admin/users', { email: `p${number}@new.test` })).status);
  }
  expect(statuses).toEqual([...Array<number>(50).fill(200), 429, 429]);
});

describe('a webhook address', () => {
  const fields = [
    'webhookUrl',
    'newConversationWebhookURL',
    'noAnswerWebhookUrl',
    'feedbackWebhookUrl',
    'offlineMessageWebhookURL',
  ];

  test.each([
    'file:///etc/passwd',
    'gopher://127.0.0.1:25/',
    'javascript:alert(1)',
    '//169.254.169.254/',
    'http://169.254.169.254/latest/',
    'http://localhost:1/x',
    'ftp://example.com/x',
    'http://',
    'hooks',
  ])('is rejected as %s', async (address) => {
    const ask = await serve();
    for (const field of fields) {
      const answer = await ask('PUT', '/chat_endpoints/11/update_config', { [field]: address });
      expect([answer.status, answer.body.Path]).toEqual([400, field]);
    }
  });

  test('is kept if it is public', async () => {
    const ask = await serve();
    const body = Object.fromEntries(fields.map((field) => [field, 'https://hooks.example.com/a']));
    expect((await ask('PUT', '/chat_endpoints/11/update_config', body)).body).toMatchObject(body);
  });

  test('is never called by the whole server, whatever is done with its widget', { timeout: 120_000 }, async () => {
    const hook = await countConnections();
    const server = await startWholeServer(() => now);
    await server.fill(scenarios.busyAccount(now));
    const ask = async (method: string, path: string, body?: object) => {
      const init = { method, headers: { Authorization: 'Bearer admin-token', 'Content-Type': 'application/json' } };
      const url = `http://127.0.0.1:${server.port}/v1${path}`;
      const answer = await fetch(url, { ...init, body: body ? JSON.stringify(body) : null });
      expect(answer.status, `${method} ${path}`).toBe(200);
      return answer.text();
    };
    const addresses = Object.fromEntries(fields.map((field) => [field, `${hook.origin}/${field}`]));
    expect(JSON.parse(await ask('PUT', '/chat_endpoints/11/update_config', addresses))).toMatchObject(addresses);
    for (const state of ['off', 'on', 'off']) await ask('PUT', `/chat_endpoints/11/toggle/${state}`);
    expect(await ask('GET', '/users/current/chat_endpoints')).toContain(addresses.webhookUrl);
    await ask('DELETE', '/chat_endpoints/11', {});
    // What it does behind an answer is done by the time it has stopped.
    await server.stop();
    expect(server.faults).toEqual([]);
    expect(hook.connections()).toBe(0);
    await fetch(hook.origin);
    expect(hook.connections()).toBe(1);
    hook.close();
  });
});

/** A third-party server that counts its requests. */
async function countConnections() {
  let count = 0;
  const server = createServer((_, response) => void response.setHeader('Connection', 'close').end());
  server.on('connection', () => (count += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, connections: () => count, close: () => server.close() };
}

test('a password of any characters and 200 of them counts to the letter', async () => {
  const ask = await serve();
  const password = ` ${'pä𝄞" \u0301'.repeat(25)} `;
  const email = 'owner@long.test';
  expect((await ask('POST', '/p/users', { email, password })).status).toBe(200);
  expect((await ask('POST', '/p/sessions', { email, password })).status).toBe(200);
  for (const wrong of [password.trim(), password.normalize('NFC').slice(0, 72), password.toUpperCase()]) {
    expect((await ask('POST', '/p/sessions', { email, password: wrong })).status).toBe(400);
  }
});

describe('the cookie', () => {
  const written: string[] = [];

  beforeEach(() => {
    written.length = 0;
    const document = {
      get cookie() {
        return written.at(-1)?.split(';')[0] ?? '';
      },
      set cookie(text: string) {
        written.push(text);
      },
    };
    vi.stubGlobal('document', document);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('the cookie of the token is Secure on https, and Lax', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    cookieSession().setToken('a-token');
    vi.stubGlobal('location', { protocol: 'http:' });
    cookieSession().setToken('a-token');
    expect(written).toEqual([
      'auth_token=a-token; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
      'auth_token=a-token; Path=/; Max-Age=2592000; SameSite=Lax',
    ]);
  });
});
