import { defineCall, nothing } from 'chatdeck/model';
import {
  createMemoryStore,
  createService,
  hashToken,
  PaymentsError,
  TeamChatError,
  type Passwords,
  type Payments,
  type Store,
  type TeamChat,
} from 'chatdeck/service';
import { bind, bindKey, bindPublic } from 'chatdeck/service/http/handle';
import { demoPassword, plainPasswords, scenarios, signedInDataset } from 'chatdeck/testing';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');

async function makeStore(): Promise<Store> {
  const store = createMemoryStore();
  await store.load(await signedInDataset(scenarios.busyAccount(now), now));
  return store;
}

function signIn(email: string, password: string): Request {
  return new Request('http://api.test/v1/p/sessions', { method: 'POST', body: JSON.stringify({ email, password }) });
}

function asAdmin(path: string): Request {
  return new Request(`http://api.test/v1${path}`, { headers: { Authorization: 'Bearer admin-token' } });
}

describe('an unexpected error', () => {
  function serviceOf(store: Store) {
    const onError = vi.fn();
    return { onError, service: createService({ store, passwords: plainPasswords, now: () => now, onError }) };
  }

  test('is reported to the host, and to the caller without its details', async () => {
    const store = await makeStore();
    const fault = new Error('relation "widgets" does not exist');
    store.widgets.list = () => Promise.reject(fault);
    const { service, onError } = serviceOf(store);

    const answer = await service.fetch(asAdmin('/users/current?secret=1'));

    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ Message: 'Something went wrong on our side. Try again.' });
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault, { method: 'GET', path: '/v1/users/current' });
  });

  test('of Slack or the payment provider is reported to the host, and to the caller as a temporary problem', async () => {
    const cause = new Error('self-signed certificate');
    const onError = vi.fn();
    const silent = (error: Error) => new Proxy({}, { get: () => () => Promise.reject(error) });
    const faults = [new TeamChatError('unavailable', { cause }), new PaymentsError('unavailable', { cause })] as const;
    const service = createService({
      store: await makeStore(),
      passwords: plainPasswords,
      now: () => now,
      teamChat: silent(faults[0]) as TeamChat,
      payments: silent(faults[1]) as Payments,
      onError,
    });
    for (const [index, path] of ['/chat_endpoints/11/users', '/accounts/1/next-invoice'].entries()) {
      const answer = await service.fetch(asAdmin(path));
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(await answer.text()).not.toContain('certificate');
      expect(onError).toHaveBeenLastCalledWith(faults[index], { method: 'GET', path: `/v1${path}` });
    }
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test('is none when the service rejects a request', async () => {
    const { service, onError } = serviceOf(await makeStore());
    expect((await service.fetch(asAdmin('/chat_endpoints/99/toggle/on'))).status).toBe(404);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a webhook address', () => {
  test.each([
    [undefined, 'http://10.0.0.5/hook', 400],
    [undefined, 'https://hooks.example.com/', 200],
    [false, 'http://10.0.0.5/hook', 400],
    [true, 'http://10.0.0.5/hook', 200],
    [true, 'http://localhost:3000/', 200],
    [true, 'http://dana:secret@10.0.0.5/', 400],
    [true, 'ftp://10.0.0.5/', 400],
  ])('with the switch for internal networks at %s, %s gets %d', async (allowsInternalWebhooks, webhookUrl, status) => {
    const store = await makeStore();
    const service = createService({ store, passwords: plainPasswords, now: () => now, allowsInternalWebhooks });
    const answer = await service.request('http://api.test/v1/chat_endpoints/11/update_config', {
      method: 'PUT',
      headers: { Authorization: 'Bearer admin-token' },
      body: JSON.stringify({ webhookUrl }),
    });
    expect(answer.status).toBe(status);
  });
});

describe('a sign-in', () => {
  test('checks a password for an unknown address as well', async () => {
    const verify = vi.fn<Passwords['verify']>(plainPasswords.verify);
    const passwords = { hash: plainPasswords.hash, verify };
    const service = createService({ store: await makeStore(), passwords, now: () => now });

    await service.fetch(signIn('nobody@acme.test', demoPassword));
    await service.fetch(signIn('dana@acme.test', 'wrong'));

    expect(verify).toHaveBeenCalledTimes(2);
    expect(verify).toHaveBeenCalledWith(demoPassword, expect.stringMatching(/^plain:[0-9a-f]{64}$/));
  });

  test('stores the hash of the token, not the token', async () => {
    const store = await makeStore();
    const create = vi.spyOn(store.sessions, 'create');
    const service = createService({ store, passwords: plainPasswords, now: () => now, newToken: () => 'secret-token' });

    const answer = await service.fetch(signIn('dana@acme.test', demoPassword));

    expect(await answer.json()).toEqual({ token: 'secret-token' });
    const session = {
      tokenHash: await hashToken('secret-token'),
      userId: 101,
      accountId: 1,
      createdAt: now,
      expiresAt: new Date('2025-07-18T12:00:00Z'),
      allowedOrigins: null,
      serviceKeyId: null,
    };
    expect(create).toHaveBeenCalledExactlyOnceWith(session, expect.any(String));
    expect(JSON.stringify(create.mock.calls)).not.toContain('secret-token');
  });
});

test('a person who is gone is signed out at the next call', async () => {
  const store = await makeStore();
  const service = createService({ store, passwords: plainPasswords, now: () => now });
  expect((await service.fetch(asAdmin('/users/current'))).status).toBe(200);
  const admin = await store.sessions.find(await hashToken('admin-token'), now);
  expect(await store.users.remove(admin?.account.id ?? 0, admin?.user.id ?? 0, now, () => undefined)).toBe(true);
  expect((await service.fetch(asAdmin('/users/current'))).status).toBe(403);
});

describe('binding a call', () => {
  const path = '/secret';
  const makeContext = async () => ({
    store: await makeStore(),
    passwords: plainPasswords,
    now: () => now,
    newToken: () => 'token',
    signedTokens: undefined,
    audit: () => undefined,
  });
  const open = defineCall({ name: 'secret', method: 'GET', path, access: 'public', answer: nothing });
  const closed = defineCall({ name: 'secret', method: 'GET', path, access: 'user', answer: nothing });
  const keyed = defineCall({ name: 'secret', method: 'GET', path, access: 'key', answer: nothing });
  const admin = defineCall({ name: 'secret', method: 'GET', path, access: 'admin', answer: nothing });

  test('in the wrong way fails immediately', async () => {
    const context = await makeContext();
    const answer = () => Promise.resolve({});
    expect(() => bindPublic(new Hono(), closed, answer)).toThrow('/secret');
    expect(() => bind(new Hono(), context, open, answer)).toThrow('/secret');
    expect(() => bind(new Hono(), context, keyed, answer)).toThrow('/secret');
    expect(() => bindKey(new Hono(), context, closed, answer)).toThrow('/secret');
  });

  test('for admins answers an agent 400 not_admin, and does nothing', async () => {
    const handler = vi.fn(() => Promise.resolve({ done: true }));
    const service = createService(await makeContext());
    bind(service, await makeContext(), admin, handler);
    const ask = (token: string) =>
      service.fetch(new Request('http://api.test/v1/secret', { headers: { Authorization: `Bearer ${token}` } }));

    const refused = await ask('agent-token');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ Code: 'not_admin' });
    expect(handler).not.toHaveBeenCalled();
    expect(await (await ask('admin-token')).json()).toEqual({ done: true });
  });
});

test('rejects a form with very many fields of one name immediately', async () => {
  const store = await makeStore();
  const service = createService({ store, passwords: plainPasswords, now: () => now });
  const body = 'a&'.repeat(450_000);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await service.request('/v1/p/users/password_reset', { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
});
