import { createMemoryStore } from 'chatdeck/service';
import { isSigned, signedInBy } from 'chatdeck/service/partner/signed-in';
import { makeAccountRecord, makeDataset, makeUserRecord } from 'chatdeck/testing';
import { beforeEach, expect, test, vi } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');
const later = new Date(now.getTime() + 1);
const person = { id: 'p1', name: 'Dana', email: 'dana@vale.test', role: 'agent' as const };
const token = { accountId: 1, person, issuedAt: now, isEmailVerified: true, allowedOrigins: ['https://portal.test'] };

let store: ReturnType<typeof createMemoryStore>;
const audit = vi.fn();

beforeEach(async () => {
  audit.mockClear();
  store = createMemoryStore();
  await store.load(makeDataset({ accounts: [makeAccountRecord()], users: [makeUserRecord()] }));
});

const signIn = (verify: () => Promise<typeof token | undefined>) =>
  signedInBy('a.b.c', { store, now: () => now, audit, signedTokens: { verify } });

test.each([
  ['a.b.c', true],
  ['a.b', false],
  ['a.b.c.d', false],
  ['secret', false],
])('%s was signed by a partner: %s', (text, expected) => {
  expect(isSigned(text)).toBe(expected);
});

test('a trusted token signs its person in, who is written once', async () => {
  const first = await signIn(() => Promise.resolve(token));
  expect(first).toMatchObject({
    user: { name: 'Dana', isAdmin: false },
    account: { id: 1 },
    allowedOrigins: ['https://portal.test'],
  });
  const write = vi.spyOn(store.partner, 'sync');
  expect(await signIn(() => Promise.resolve({ ...token, allowedOrigins: [] }))).toEqual({
    ...first,
    allowedOrigins: [],
  });
  expect(write).not.toHaveBeenCalled();
  const renamed = { ...token, issuedAt: later, person: { ...person, name: 'D. W.' } };
  expect(await signIn(() => Promise.resolve(renamed))).toMatchObject({ user: { name: 'D. W.' } });
  expect(write).toHaveBeenCalledOnce();
});

test.each([
  ['isn’t trusted', () => Promise.resolve(undefined)],
  ['is of an account that isn’t there', () => Promise.resolve({ ...token, accountId: 9 })],
])('a token that %s signs no one in', async (_, verify) => {
  expect(await signIn(verify)).toBeUndefined();
  expect(audit).not.toHaveBeenCalled();
});

test('a token that was revoked signs no one in', async () => {
  await signIn(() => Promise.resolve(token));
  await store.partner.revokePerson(1, 'p1', now);
  expect(await signIn(() => Promise.resolve(token))).toBeUndefined();
  expect(await signIn(() => Promise.resolve({ ...token, issuedAt: later }))).toBeDefined();
});

test('without any partner, no token is trusted', async () => {
  expect(await signedInBy('a.b.c', { store, now: () => now, audit, signedTokens: undefined })).toBeUndefined();
});

test('a token that can’t be checked right now ends no session', async () => {
  const cause = new Error('The keys aren’t there.');
  await expect(signIn(() => Promise.reject(cause))).rejects.toMatchObject({
    status: 503,
    code: 'sign_in_unavailable',
    message: 'Your sign-in can’t be checked right now. Try again.',
    retryAfter: 5,
    cause,
  });
});
