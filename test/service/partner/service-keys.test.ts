import { createMemoryStore, createServiceKeys, hashToken, type AuditEvent } from 'chatdeck/service';
import { findServiceKey } from 'chatdeck/service/partner/service-keys';
import { makeAccountRecord, makeDataset, makeUserRecord } from 'chatdeck/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const start = new Date('2025-06-18T12:00:00Z');
const hour = 3_600_000;
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

let now: Date;
let store: ReturnType<typeof createMemoryStore>;
let events: AuditEvent[];
let keys: ReturnType<typeof createServiceKeys>;

beforeEach(async () => {
  now = start;
  store = createMemoryStore();
  await store.load(makeDataset({ accounts: [1, 2].map((id) => makeAccountRecord({ id })), users: [makeUserRecord()] }));
  events = [];
  keys = createServiceKeys({ store, now: () => now, onAudit: (event) => void events.push(event) });
});

async function made() {
  const created = await keys.create(1, 'Portal');
  if (!created) throw new Error('There is no key.');
  events.length = 0;
  return created;
}

describe('a new key', () => {
  test('is shown once; its hash and beginning are kept, and it is noted', async () => {
    const created = await keys.create(1, 'Portal');
    const key = created?.key ?? '';
    expect(key).toMatch(/^chatdeck_sk_[0-9a-f]{64}$/);
    const record = {
      id: 1,
      accountId: 1,
      name: 'Portal',
      prefix: key.slice(0, 18),
      keyHash: await hashToken(key),
      createdAt: start,
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    };
    expect(created?.record).toEqual(record);
    expect(await keys.list(1)).toEqual([record]);
    expect(await keys.list(2)).toEqual([]);
    expect(events).toEqual([{ action: 'keyCreated', at: start, accountId: 1, keyId: 1 }]);
  });

  test('is none for an account that doesn’t exist', async () => {
    expect(await keys.create(9, 'Portal')).toBeUndefined();
    expect(events).toEqual([]);
  });

  test('is from now, and noted by no one, unless a host says otherwise', async () => {
    vi.useFakeTimers({ now: later(hour) });
    const created = await createServiceKeys({ store }).create(1, 'Portal');
    vi.useRealTimers();
    expect(created?.record.createdAt).toEqual(later(hour));
  });
});

describe('rotating a key', () => {
  test('gives another of the same name, keeps the old one for the overlap, and is noted', async () => {
    const { key, record } = await made();
    now = later(1000);
    const next = await keys.rotate(1, record.id, hour);
    expect(next?.record).toMatchObject({ id: 2, accountId: 1, name: 'Portal', createdAt: now, expiresAt: null });
    expect(next?.key).not.toBe(key);
    expect((await keys.list(1)).map(({ expiresAt }) => expiresAt)).toEqual([later(1000 + hour), null]);
    expect(await findServiceKey(store, key, later(999 + hour))).toMatchObject({ id: record.id });
    expect(await findServiceKey(store, key, later(1000 + hour))).toBeUndefined();
    const expiresAt = later(1000 + hour);
    expect(events).toEqual([{ action: 'keyRotated', at: now, accountId: 1, keyId: record.id, expiresAt }]);
  });

  test.each([
    ['has been rotated', async () => void (await keys.rotate(1, 1, hour))],
    ['has been revoked', async () => void (await keys.revoke(1, 1))],
  ])('is impossible once it %s', async (_, end) => {
    await made();
    await end();
    events.length = 0;
    expect(await keys.rotate(1, 1, hour)).toBeUndefined();
    expect(events).toEqual([]);
  });

  test('is impossible for another account, and works without anyone who notes it', async () => {
    const { record } = await made();
    expect(await keys.rotate(2, record.id, hour)).toBeUndefined();
    expect(await createServiceKeys({ store }).rotate(1, record.id, hour)).toMatchObject({ record: { id: 2 } });
  });
});

describe('revoking a key', () => {
  test('ends it and its tokens at once, keeps the time of the first time, and is noted', async () => {
    const { key, record } = await made();
    const session = { userId: 101, accountId: 1, createdAt: start, expiresAt: later(hour), allowedOrigins: null };
    const { passwordHash } = (await store.users.find(1, 101)) ?? { passwordHash: '' };
    for (const serviceKeyId of [record.id, null]) {
      await store.sessions.create({ ...session, tokenHash: `of ${serviceKeyId}`, serviceKeyId }, passwordHash);
    }
    expect(await keys.revoke(1, record.id)).toBe(true);
    expect(await findServiceKey(store, key, start)).toBeUndefined();
    expect(await store.sessions.find(`of ${record.id}`, start)).toBeUndefined();
    expect(await store.sessions.find('of null', start)).toBeDefined();
    expect(events).toEqual([{ action: 'keyRevoked', at: start, accountId: 1, keyId: record.id }]);
    now = later(hour);
    expect(await keys.revoke(1, record.id)).toBe(true);
    expect((await keys.list(1))[0]?.revokedAt).toEqual(start);
  });

  test('does nothing to another account’s, and works without anyone who notes it', async () => {
    const { key, record } = await made();
    expect(await keys.revoke(2, record.id)).toBe(false);
    expect(events).toEqual([]);
    expect(await findServiceKey(store, key, start)).toBeDefined();
    expect(await createServiceKeys({ store }).revoke(1, record.id)).toBe(true);
  });
});

test.each([
  [59_999, 0],
  [60_000, 60_000],
])('a use after %d ms is noted as one after %d', async (after, noted) => {
  const { key } = await made();
  expect(await findServiceKey(store, key, start)).toMatchObject({ lastUsedAt: null });
  expect(await findServiceKey(store, key, later(after))).toMatchObject({ lastUsedAt: start });
  expect((await keys.list(1))[0]?.lastUsedAt).toEqual(later(noted));
});

test('another key is none', async () => {
  const { key } = await made();
  expect(await findServiceKey(store, `${key}0`, start)).toBeUndefined();
});
