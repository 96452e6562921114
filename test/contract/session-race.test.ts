import { makeAccountRecord, makeDataset, makeUserRecord } from 'chatdeck/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { openPostgres } from '../../examples/server/src/database/open-postgres';
import { createSqlStore } from '../../examples/server/src/store';
import { startEmbeddedPostgres } from '../databases';

const now = new Date('2025-06-18T12:00:00Z');
const later = new Date('2025-06-19T12:00:00Z');
const user = makeUserRecord();
const session = {
  ...{ tokenHash: 'session', userId: user.id, accountId: 1, createdAt: now, expiresAt: later },
  ...{ allowedOrigins: null, serviceKeyId: null },
};
const link = { tokenHash: 'link', userId: user.id, accountId: 1, expiresAt: later };
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let database: OpenDatabase;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres();
  database = await openPostgres(postgres.url, 'examples/server/migrations', () => undefined);
  await createSqlStore(database.db).load(makeDataset({ accounts: [makeAccountRecord()] }));
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

test.each([
  ['the reset comes first', ['redeem', 'create'] as const],
  ['the session comes first', ['create', 'redeem'] as const],
])('no session of the old password outlives its reset when %s', async (_name, order) => {
  const { sessions, passwordResets, load } = createSqlStore(database.db);
  await database.db.execute(sql`delete from users`);
  await load(makeDataset({ users: [user] }));
  await passwordResets.create(link, now);

  const start = {
    redeem: () => passwordResets.redeem(link.tokenHash, 'new', now),
    create: () => sessions.create(session, user.passwordHash),
  };
  const done: Promise<unknown>[] = [];
  // Held, so that both queue in this order and meet.
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select from users for update`);
    for (const [index, name] of order.entries()) {
      done.push(start[name]());
      await waiting(index + 1);
    }
  });
  await Promise.all(done);
  expect(await sessions.find(session.tokenHash, now)).toBeUndefined();
});

test.each([
  ['the revocation comes first', ['revoke', 'mint'] as const],
  ['the token comes first', ['mint', 'revoke'] as const],
])('no minted token outlives its key when %s', async (_name, order) => {
  const { sessions, serviceKeys, load } = createSqlStore(database.db);
  await database.db.execute(sql`delete from users`);
  await load(makeDataset({ users: [user] }));
  const unused = { expiresAt: null, revokedAt: null, lastUsedAt: null };
  const key = { accountId: 1, name: 'Portal', prefix: 'chatdeck_sk_', keyHash: `hash ${order[0]}`, createdAt: now };
  const { id } = await serviceKeys.create({ ...key, ...unused });

  const start = {
    revoke: () => serviceKeys.revoke(1, id, now),
    mint: () => sessions.create({ ...session, serviceKeyId: id }, user.passwordHash),
  };
  const done: Promise<unknown>[] = [];
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select from service_keys for update`);
    for (const [index, name] of order.entries()) {
      done.push(start[name]());
      await waiting(index + 1);
    }
  });
  await Promise.all(done);
  expect(await sessions.find(session.tokenHash, now)).toBeUndefined();
});

/** Until this many connections wait for another's lock. */
async function waiting(count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const [found] = await database.db
        .select({ waiting: sql<number>`count(*)::int` })
        .from(sql`pg_stat_activity`)
        .where(sql`wait_event_type = 'Lock'`);
      expect(found?.waiting).toBeGreaterThanOrEqual(count);
    },
    { timeout: 20_000, interval: 20 },
  );
}
