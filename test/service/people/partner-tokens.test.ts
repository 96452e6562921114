import { createMemoryStore, createService, createServiceKeys, type SignedTokens } from 'chatdeck/service';
import { plainPasswords, scenarios, signedInDataset } from 'chatdeck/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');
const portal = 'https://portal.test';
let key: string;
let service: ReturnType<typeof createService>;
const verify = vi.fn<SignedTokens['verify']>();

beforeEach(async () => {
  const store = createMemoryStore();
  await store.load(await signedInDataset(scenarios.busyAccount(now), now));
  service = createService({
    store,
    passwords: plainPasswords,
    now: () => now,
    allowedOrigins: [portal],
    signedTokens: { verify },
  });
  key = (await createServiceKeys({ store, now: () => now }).create(1, 'Portal'))?.key ?? '';
});

function mint(id: string, allowedOrigins = [portal]) {
  const person = { id, name: id, email: `${id}@vale.test`, role: 'agent' };
  const body = JSON.stringify({ accountId: 1, person, allowedOrigins });
  return service.request('/v1/partner/tokens', { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body });
}

test('an account waits after 3000 tokens in a quarter of an hour', { timeout: 60_000 }, async () => {
  for (let person = 0; person < 50; person += 1) {
    for (let count = 0; count < 60; count += 1) expect((await mint(`person-${person}`)).status).toBe(200);
  }
  const refused = await mint('one-more');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30']);
});

test.each([
  [[portal], 403],
  [[portal, 'http://api.test'], 200],
])('a token for %j from the service’s own site is answered %i', async (allowedOrigins, status) => {
  const { token } = (await (await mint('robin', allowedOrigins)).json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}`, Origin: 'http://api.test' };
  expect((await service.request('http://api.test/v1/users/current', { headers })).status).toBe(status);
});

describe('a token with the form of a JSON Web Token', () => {
  const ask = () => service.request('/v1/users/current', { headers: { Authorization: 'Bearer a.b.c' } });

  test('is a session’s to no one, and checked by the host at the service’s time', async () => {
    verify.mockResolvedValue(undefined);
    expect((await ask()).status).toBe(403);
    expect(verify.mock.calls).toEqual([['a.b.c', now]]);
  });

  test('of an account that is gone signs no one in', async () => {
    const person = { id: 'robin', name: 'Robin', email: 'robin@vale.test', role: 'agent' as const };
    verify.mockResolvedValue({ accountId: 99, person, isEmailVerified: true, issuedAt: now, allowedOrigins: null });
    expect((await ask()).status).toBe(403);
  });
});
