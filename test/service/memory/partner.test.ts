import { createMemoryStore } from 'chatdeck/service';
import { makeAccountRecord, makeDataset, makeUserRecord } from 'chatdeck/testing';
import { beforeEach, expect, test } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');
const day = 86_400_000;
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

let store: ReturnType<typeof createMemoryStore>;
const account = makeAccountRecord();
const person = makeUserRecord({ id: 102, email: 'p1@acme.test', partnerId: 'p1' });

beforeEach(async () => {
  store = createMemoryStore();
  const accounts = [account, makeAccountRecord({ id: 2 })];
  const other = makeUserRecord({ id: 201, accountId: 2, email: 'p1@globex.test', partnerId: 'p1' });
  await store.load(makeDataset({ accounts, users: [makeUserRecord(), person, other] }));
});

test('finds a partner’s person by account, with when their tokens ended', async () => {
  const signedIn = { user: person, account, allowedOrigins: null };
  expect(await store.partner.find(1, 'p1')).toEqual({ signedIn, revokedAt: undefined });
  await store.partner.revokePerson(1, 'p1', now);
  expect(await store.partner.find(1, 'p1')).toEqual({ signedIn, revokedAt: now });
  expect(await store.partner.find(2, 'p1')).toMatchObject({ signedIn: { user: { id: 201 } }, revokedAt: undefined });
  expect(await store.partner.find(1, 'p2')).toEqual({ signedIn: undefined, revokedAt: undefined });
});

test.each([
  [day + 1, undefined],
  [day - 1, before(day - 1)],
])('what ended %d ms ago is known: %s', async (age, revokedAt) => {
  await store.partner.revokePerson(1, 'p1', before(age));
  await store.partner.revokePerson(2, 'p1', now);
  expect(await store.partner.find(1, 'p1')).toMatchObject({ revokedAt });
});

/** The sessions that are left of: a password, a key, another key, another person, another account. */
async function left(end: () => Promise<void>): Promise<string[]> {
  const sessions = {
    own: { userId: 102, serviceKeyId: null },
    minted: { userId: 102, serviceKeyId: 5 },
    'other key': { userId: 102, serviceKeyId: 6 },
    'other person': { userId: 101, serviceKeyId: 5 },
    'other account': { userId: 201, accountId: 2, serviceKeyId: 5 },
  };
  const { passwordHash } = person;
  for (const [tokenHash, session] of Object.entries(sessions)) {
    const times = { createdAt: now, expiresAt: before(-day), allowedOrigins: null };
    expect(await store.sessions.create({ accountId: 1, ...times, tokenHash, ...session }, passwordHash)).toBe(true);
  }
  await end();
  const names = Object.keys(sessions);
  const found = await Promise.all(names.map((name) => store.sessions.find(name, now)));
  return names.filter((_, index) => found[index]);
}

test.each<[string, () => Promise<void>, string[]]>([
  ['a key', () => store.partner.revokeTokensOfKey(1, 5), ['own', 'other key', 'other account']],
  ['a person', () => store.partner.revokePerson(1, 'p1', now), ['own', 'other person', 'other account']],
  [
    'nobody',
    () => store.partner.revokePerson(1, 'p9', now),
    ['own', 'minted', 'other key', 'other person', 'other account'],
  ],
  ['a token', () => store.partner.revokeToken(1, 'minted'), ['own', 'other key', 'other person', 'other account']],
  [
    'a sign-in',
    () => store.partner.revokeToken(1, 'own'),
    ['own', 'minted', 'other key', 'other person', 'other account'],
  ],
  [
    'another account’s',
    () => store.partner.revokeToken(1, 'other account'),
    ['own', 'minted', 'other key', 'other person', 'other account'],
  ],
])('revoking the tokens of %s leaves the others', async (_, end, expected) => {
  expect(await left(end)).toEqual(expected);
});
