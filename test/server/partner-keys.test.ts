import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMemoryStore, createService } from 'chatdeck/service';
import { plainPasswords, scenarios, signedInDataset } from 'chatdeck/testing';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSignedTokens } from '../../examples/server/src/partners/signed-tokens';
import { readTrustedIssuers } from '../../examples/server/src/partners/trusted-issuers';

const issuer = 'https://id.fernwood.test';
const { publicKey, privateKey } = await generateKeyPair('ES256');
const published = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one' } satisfies JWK] });

let answer: RequestListener;
let asked: string[];
let url: string;

/** Where a partner publishes its keys. */
beforeEach(async () => {
  asked = [];
  answer = (_request, response) => response.end(published);
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => {
  expect(asked).not.toContain('/elsewhere');
});

function tokensOf(options?: Parameters<typeof createSignedTokens>[1]) {
  const fernwood = { issuer, audience: 'chatdeck', jwksUrl: `${url}/jwks.json`, account: 1 };
  return createSignedTokens(readTrustedIssuers(JSON.stringify([fernwood])), options);
}

function sign(kid = 'one', iat = Math.floor(Date.now() / 1000)): Promise<string> {
  const claims = {
    iss: issuer,
    aud: 'chatdeck',
    iat,
    exp: iat + 300,
    sub: 'robin',
    email: 'r@vale.test',
    role: 'agent',
  };
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
}

test('a partner’s keys are loaded once for all of its tokens', async () => {
  const tokens = tokensOf();
  const token = await sign();
  for (const verified of await Promise.all([1, 2, 3].map(() => tokens.verify(token, new Date())))) {
    expect(verified).toMatchObject({ accountId: 1, person: { id: 'robin', name: '', role: 'agent' } });
  }
  await tokens.verify(token, new Date());
  expect(asked).toEqual(['/jwks.json']);
});

test('made-up keys can’t have the list read again and again', async () => {
  const tokens = tokensOf();
  await tokens.verify(await sign(), new Date());
  for (let count = 0; count < 10; count += 1) {
    expect(await tokens.verify(await sign(`made up ${count}`), new Date())).toBeUndefined();
  }
  expect(asked).toHaveLength(1);
});

test('a token of an unknown issuer has nothing loaded', async () => {
  const token = await new SignJWT({ iss: 'https://evil.test' }).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
  for (const text of [token, 'a.b.c', '..', 'e30.e30.', `${token.slice(0, 20)}.${token.slice(20)}`]) {
    expect(await tokensOf().verify(text, new Date())).toBeUndefined();
  }
  expect(asked).toEqual([]);
});

const broken: [string, RequestListener][] = [
  ['answers with an error', (_request, response) => response.writeHead(500).end(published)],
  ['answers something else than keys', (_request, response) => response.end('<h1>Log in</h1>')],
  ['answers without keys', (_request, response) => response.end('{}')],
  ['sends elsewhere', (_request, response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
  ['answers without end', (_request, response) => response.end(published + ' '.repeat(100_001))],
  ['never answers', () => undefined],
  ['breaks off', (request) => request.socket.destroy()],
];

test.each(broken)('a partner that %s ends no session: the call can be tried again', async (_how, listener) => {
  answer = listener;
  const now = new Date();
  const store = createMemoryStore();
  await store.load(await signedInDataset(scenarios.busyAccount(now), now));
  const errors: unknown[] = [];
  const service = createService({
    store,
    passwords: plainPasswords,
    signedTokens: tokensOf({ cooldownMs: 0, timeoutMs: 1500 }),
    onError: (error) => errors.push(error),
  });
  const headers = { Authorization: `Bearer ${await sign()}` };
  const refused = await service.request('/v1/users/current', { headers });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ Code: 'sign_in_unavailable' });
  expect(errors).toEqual([expect.objectContaining({ name: 'KeysUnavailable' })]);

  answer = (_request, response) => response.end(published);
  expect((await service.request('/v1/users/current', { headers })).status).toBe(200);
});

test('a partner that is down isn’t asked again right away', async () => {
  answer = (_request, response) => response.writeHead(500).end();
  const tokens = tokensOf();
  const token = await sign();
  for (let count = 0; count < 5; count += 1) {
    await expect(tokens.verify(token, new Date())).rejects.toMatchObject({ name: 'KeysUnavailable' });
  }
  expect(asked).toHaveLength(1);
});
