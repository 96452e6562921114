import { createMemoryStore, createService, type AuditEvent, type Store } from 'chatdeck/service';
import { makeAccountRecord, makeDataset, makeUserRecord, plainPasswords } from 'chatdeck/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { readServiceKeyCommand, runServiceKeyCommand } from '../../examples/server/src/partners/service-key-command';
import { StartError } from '../../examples/server/src/start-error';
import { createSqlStore } from '../../examples/server/src/store';
import { openTestPglite } from '../databases';

const HOUR = 3_600_000;
const start = new Date('2025-06-18T12:00:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestPglite();
});
afterAll(() => database.close());

const stores: [string, () => Promise<Store>][] = [
  ['memory', () => Promise.resolve(createMemoryStore())],
  [
    'SQL',
    async () => {
      await database.db.execute(sql`delete from accounts`);
      await database.db.execute(sql`alter sequence service_keys_id_seq restart with 1`);
      return createSqlStore(database.db);
    },
  ],
];

describe.each(stores)('the keys of an account in %s', (_name, openStore) => {
  let store: Store;
  let now: Date;
  let events: AuditEvent[];

  beforeEach(async () => {
    store = await openStore();
    now = start;
    events = [];
    await store.load(
      makeDataset({
        accounts: [makeAccountRecord(), makeAccountRecord({ id: 2 })],
        users: [makeUserRecord(), makeUserRecord({ id: 201, accountId: 2, email: 'owner@globex.test' })],
      }),
    );
  });

  const run = async (...args: string[]) =>
    runServiceKeyCommand(readServiceKeyCommand(args), {
      store,
      now: () => now,
      onAudit: (event) => events.push(event),
    });
  const create = async (...args: string[]) => keyIn(await run('create', '--name', 'Portal', '--account', ...args));
  const keyIn = (text: string) => /^(chatdeck_sk_[\da-f]{64})\n/.exec(text)?.[1] ?? '';

  async function mint(key: string, id = 'robin') {
    const service = createService({ store, passwords: plainPasswords, now: () => now });
    const person = { id, name: id, email: `${id}@vale.test`, role: 'agent' };
    const body = JSON.stringify({ accountId: 1, person, allowedOrigins: ['https://portal.test'] });
    const headers = { Authorization: `Bearer ${key}` };
    const minted = await service.request('/v1/partner/tokens', { method: 'POST', headers, body });
    const { token } = (await minted.json()) as { token?: string };
    return {
      status: minted.status,
      isGood: async () => {
        const asked = { headers: { Authorization: `Bearer ${token}` } };
        return (await service.request('/v1/users/current', asked)).status === 200;
      },
    };
  }

  test('are shown once, and stored as hashes with a name and the first characters', async () => {
    const text = await run('create', '--account', '1', '--name', ' Fernwood portal ');
    const key = keyIn(text);
    expect(text).toBe(`${key}\nKey 1 of account 1, “Fernwood portal”. Store it now: it isn’t shown again.`);
    const kept = await store.serviceKeys.list(1);
    expect(kept).toMatchObject([{ id: 1, accountId: 1, name: 'Fernwood portal', prefix: key.slice(0, 18) }]);
    const shown = [JSON.stringify(kept), JSON.stringify(events), await run('list', '--account', '1')].join();
    expect(shown).not.toContain(key.slice(0, 19));
    expect(await create('1')).not.toBe(key);
    expect((await mint(key)).status).toBe(200);
  });

  test('are those of the account of a user’s email', async () => {
    expect(await run('create', '--account', 'Owner@Globex.test', '--name', 'x')).toContain('of account 2,');
  });

  test('are listed with their use and their end, and none of another account', async () => {
    expect(await run('list', '--account', '1')).toBe('Account 1 has no service keys.');
    const key = await create('1');
    await create('2');
    now = new Date(start.getTime() + HOUR);
    await mint(key);
    await run('rotate', '--account', '1', '--id', '1', '--overlap-hours', '2');
    await run('revoke', '--account', '1', '--id', '3');
    now = new Date(start.getTime() + 3 * HOUR);
    const lines = (await run('list', '--account', '1')).split('\n');
    expect(lines).toEqual([
      `1  ${key.slice(0, 18)}…  Portal, created 2025-06-18 12:00, last used 2025-06-18 13:00, expired 2025-06-18 15:00`,
      expect.stringMatching(/^3 {2}chatdeck_sk_[\da-f]{6}… {2}Portal, .*never used, revoked 2025-06-18 13:00$/),
    ]);
  });

  test('note their use to the minute', async () => {
    const key = await create('1');
    const used = async () => (await store.serviceKeys.list(1))[0]?.lastUsedAt;
    expect(await used()).toBeNull();
    await mint(key);
    now = new Date(start.getTime() + 59_999);
    await mint(key);
    expect(await used()).toEqual(start);
    now = new Date(start.getTime() + 60_000);
    await mint(key);
    expect(await used()).toEqual(now);
  });

  test('work beside their successor for the overlap that was chosen', async () => {
    const old = await create('1');
    const next = keyIn(await run('rotate', '--account', '1', '--id', '1', '--overlap-hours', '1'));
    const token = await mint(old);
    expect([token.status, (await mint(next)).status]).toEqual([200, 200]);
    now = new Date(start.getTime() + HOUR - 1);
    expect((await mint(old)).status).toBe(200);
    now = new Date(start.getTime() + HOUR);
    expect([(await mint(old)).status, (await mint(next)).status]).toEqual([403, 200]);
    expect((await store.serviceKeys.list(1))[1]).toMatchObject({ name: 'Portal', expiresAt: null });
  });

  test('end at once without an overlap, and can be rotated once', async () => {
    const old = await create('1');
    await run('rotate', '--account', '1', '--id', '1', '--overlap-hours', '0');
    expect((await mint(old)).status).toBe(403);
    await expect(run('rotate', '--account', '1', '--id', '1')).rejects.toThrow('has no key 1 that can be rotated');
    expect(await store.serviceKeys.list(1)).toHaveLength(2);
  });

  test('end with their tokens when revoked, and no other key’s', async () => {
    const [first, second] = [await create('1'), await create('1')];
    const [ended, other] = [await mint(first), await mint(second, 'sasha')];
    expect(await run('revoke', '--account', '1', '--id', '1')).toBe('Revoked key 1 and every token minted with it.');
    expect([await ended.isGood(), await other.isGood()]).toEqual([false, true]);
    expect([(await mint(first)).status, (await mint(second)).status]).toEqual([403, 200]);
    await expect(run('rotate', '--account', '1', '--id', '1')).rejects.toThrow(StartError);
  });

  test.each([['rotate'], ['revoke']])('can’t be %sd by another account', async (command) => {
    const key = await create('1');
    await expect(run(command, '--account', '2', '--id', '1')).rejects.toThrow('Account 2 has no key 1');
    expect((await mint(key)).status).toBe(200);
    expect(await store.serviceKeys.list(2)).toEqual([]);
  });

  test('are made, rotated, and revoked on the record', async () => {
    await create('1');
    await run('rotate', '--account', '1', '--id', '1');
    await run('revoke', '--account', '1', '--id', '2');
    const expiresAt = new Date(start.getTime() + 24 * HOUR);
    expect(events).toEqual([
      { action: 'keyCreated', at: start, accountId: 1, keyId: 1 },
      { action: 'keyRotated', at: start, accountId: 1, keyId: 1, expiresAt },
      { action: 'keyRevoked', at: start, accountId: 1, keyId: 2 },
    ]);
  });

  test.each([
    [[], 'Usage'],
    [['create'], 'Usage'],
    [['create', '--name', 'x'], 'Usage'],
    [['make', '--account', '1'], 'Usage'],
    [['create', 'now', '--account', '1', '--name', 'x'], 'Usage'],
    [['create', '--account', '1', '--title', 'x'], 'Usage'],
    [['create', '--account', '01', '--name', 'x'], 'Usage'],
    [['create', '--account', '1'], '--name'],
    [['create', '--account', '1', '--name', ' '], '--name'],
    [['create', '--account', '1', '--name', 'x'.repeat(101)], '--name'],
    [['create', '--account', '9', '--name', 'x'], 'There is no account 9.'],
    [['create', '--account', 'no@one.test', '--name', 'x'], 'No user has the email no@one.test.'],
    [['rotate', '--account', '1'], 'Usage'],
    [['rotate', '--account', '1', '--id', '1', '--overlap-hours', '721'], '--overlap-hours'],
    [['rotate', '--account', '1', '--id', '1', '--overlap-hours', '1.5'], '--overlap-hours'],
    [['revoke', '--account', '1', '--id', '7'], 'Account 1 has no key 7.'],
  ])('%j says what is wrong, and makes no key', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
    await expect(run(...args)).rejects.toBeInstanceOf(StartError);
    expect(await store.serviceKeys.list(1)).toEqual([]);
  });
});
