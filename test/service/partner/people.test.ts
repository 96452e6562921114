import { createMemoryStore, type AuditEvent } from 'chatdeck/service';
import { syncPerson } from 'chatdeck/service/partner/people';
import { makeAccountRecord, makeDataset, makeUserRecord } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const person = { id: 'p1', name: 'Dana', email: 'dana@vale.test', role: 'admin' as const };

/** An account with an admin of its own and these users. */
async function accountWith(...users: Parameters<typeof makeUserRecord>[0][]) {
  const store = createMemoryStore();
  const own = makeUserRecord({ id: 101, email: 'own@acme.test' });
  await store.load(makeDataset({ accounts: [makeAccountRecord()], users: [own, ...users.map(makeUserRecord)] }));
  const events: AuditEvent[] = [];
  const context = { store, now: () => now, audit: (event: AuditEvent) => void events.push(event) };
  const sync = (
    change: Partial<Omit<typeof person, 'role'>> & { role?: 'admin' | 'agent' } = {},
    voucher: object = {},
  ) =>
    syncPerson(
      context,
      { ...person, ...change },
      { accountId: 1, keyId: 5, issuedAt: now, isEmailVerified: true, ...voucher },
    );
  return { store, events, sync };
}

const known = { id: 102, email: 'dana@vale.test', name: 'Dana', partnerId: 'p1', syncedAt: now };

test('a new person becomes a user without a password, and is noted', async () => {
  const { sync, events } = await accountWith();
  expect(await sync({ role: 'agent' })).toEqual({
    id: 102,
    accountId: 1,
    email: 'dana@vale.test',
    name: 'Dana',
    isAdmin: false,
    partnerId: 'p1',
    syncedAt: now,
    lastSignedInAt: now,
    passwordHash: '',
    acceptedTerms: '',
    showsRatingPrompt: false,
    rating: null,
  });
  const event = { at: now, accountId: 1, keyId: 5, personId: 'p1', userId: 102, role: 'agent' };
  expect(events).toEqual([{ ...event, action: 'personCreated' }]);
});

test.each([
  ['name', { name: 'Dana W.' }],
  ['address', { email: 'dana.w@vale.test' }],
  ['role', { role: 'agent' as const }],
])('another %s is stored and noted', async (_, change) => {
  const { sync, events } = await accountWith(known);
  const { role, ...profile } = { role: 'admin' as const, ...change };
  expect(await sync(change)).toMatchObject({ id: 102, ...profile, isAdmin: role === 'admin' });
  expect(events).toMatchObject([{ action: 'personUpdated', userId: 102, role }]);
});

test('the same person again is not noted', async () => {
  const { sync, events } = await accountWith({ ...known, lastSignedInAt: null });
  expect(await sync()).toMatchObject({ id: 102, lastSignedInAt: now });
  expect(events).toEqual([]);
});

describe('a user of the account with the person’s address', () => {
  const own = { id: 102, email: 'dana@vale.test', passwordHash: 'secret', isAdmin: false };

  test('becomes the person, with their password, and is noted', async () => {
    const { sync, events } = await accountWith({ ...own, name: person.name, isAdmin: true });
    expect(await sync()).toMatchObject({ id: 102, partnerId: 'p1', passwordHash: 'secret', isAdmin: true });
    expect(events).toMatchObject([{ action: 'personUpdated' }]);
  });

  test.each([
    ['the partner hasn’t verified the address', {}, { isEmailVerified: false }],
    ['they are another person', { partnerId: 'p2' }, {}],
    ['they are of another account', { accountId: 2 }, {}],
  ])('is left alone when %s', async (_, change, voucher) => {
    const { sync, store, events } = await accountWith({ ...own, ...change });
    await expect(sync({}, voucher)).rejects.toMatchObject({ code: 'user_exists' });
    expect(await store.users.findByEmail(own.email)).toMatchObject({ ...own, ...change });
    expect(events).toEqual([]);
  });
});

test('the last admin of an account stays one', async () => {
  const store = createMemoryStore();
  const users = [makeUserRecord({ ...known, isAdmin: true })];
  await store.load(makeDataset({ accounts: [makeAccountRecord()], users }));
  const voucher = { accountId: 1, keyId: 5, issuedAt: now, isEmailVerified: true };
  const context = { store, now: () => now, audit: () => undefined };
  await expect(syncPerson(context, { ...person, role: 'agent' }, voucher)).rejects.toMatchObject({
    code: 'last_admin',
    path: 'person.role',
    message: 'An account needs at least one admin who has logged in.',
  });
});

describe('a token that the partner signed', () => {
  const signed = (issuedAt: Date) => ({ keyId: undefined, issuedAt });

  test.each([
    ['before the person’s tokens ended', -1, 'not_signed_in'],
    ['just when they ended', 0, 'not_signed_in'],
    ['after they ended', 1, 'saved'],
  ])('%s leads to: %d ms, %s', async (_, milliseconds, expected) => {
    const { sync, store } = await accountWith();
    await store.partner.revokePerson(1, 'p1', now);
    const outcome = await sync({}, signed(at(milliseconds))).then(
      () => 'saved',
      (error: { code: string }) => error.code,
    );
    expect(outcome).toBe(expected);
    expect(await sync({}, { issuedAt: at(-1) })).toMatchObject({ partnerId: 'p1' });
  });

  test.each([
    [-1, 'Dana'],
    [0, 'Dana'],
    [1, 'Newer'],
  ])('%d ms after what is stored leaves the name %s', async (milliseconds, name) => {
    const { sync } = await accountWith(known);
    expect(await sync({ name: 'Newer' }, signed(at(milliseconds)))).toMatchObject({ name });
  });

  test('counts for a person who was never brought up to date', async () => {
    const { sync } = await accountWith({ ...known, syncedAt: null });
    expect(await sync({ name: 'Newer' }, signed(at(-1)))).toMatchObject({ name: 'Newer', syncedAt: at(-1) });
  });
});
