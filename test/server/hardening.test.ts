import { cookieSession } from 'chatdeck/client';
import { createMemoryStore, createService } from 'chatdeck/service';
import { plainPasswords, scenarios, signedInDataset } from 'chatdeck/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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
    'ftp://example.com/x',
    'http://',
    'hooks',
  ])('is refused as %s', async (address) => {
    const ask = await serve();
    for (const field of fields) {
      const answer = await ask('PUT', '/chat_endpoints/11/update_config', { [field]: address });
      expect([answer.status, answer.body.Path]).toEqual([400, field]);
    }
  });

  test('a webhook address is checked, kept, and never called', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const ask = await serve();
    // Whose network it is only whoever delivers can tell, at the time: a name may lead elsewhere by then.
    for (const address of ['https://hooks.example.com/a', 'http://169.254.169.254/latest/', 'http://localhost:1/x']) {
      const body = Object.fromEntries(fields.map((field) => [field, address]));
      expect((await ask('PUT', '/chat_endpoints/11/update_config', body)).body).toMatchObject(body);
    }
    expect(fetched).not.toHaveBeenCalled();
  });
});

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
