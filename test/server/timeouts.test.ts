import { createClient } from 'chatdeck/client';
import { isProblem } from 'chatdeck/model';
import { createService } from 'chatdeck/service';
import { plainPasswords, scenarios, signedInDataset } from 'chatdeck/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../../examples/server/src/database/database';
import { openPostgres } from '../../examples/server/src/database/open-postgres';
import { createSqlStore } from '../../examples/server/src/store';
import { isTimeout, type Timeouts } from '../../examples/server/src/timeouts';
import { startEmbeddedPostgres } from '../databases';

const now = new Date('2025-06-18T12:00:00Z');
const range = { tz: 'UTC', startDate: '2025-06-01T00:00:00', endDate: '2025-06-18T23:59:59' };
const page = { ...range, perPage: 15, page: 0 };
const hour = 3_600_000;
const patient: Timeouts = { statement: hour, lock: hour, idleTransaction: hour };

let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
/** Waits as long as it takes, to hold what others want. */
let holder: OpenDatabase;
const opened: OpenDatabase[] = [];

async function open(timeouts?: Timeouts): Promise<OpenDatabase> {
  const database = await openPostgres(postgres.url, 'examples/server/migrations', () => undefined, timeouts);
  opened.push(database);
  return database;
}

beforeAll(async () => {
  postgres = await startEmbeddedPostgres();
  holder = await open();
  await createSqlStore(holder.db).load(await signedInDataset(scenarios.busyAccount(now), now));
}, 120_000);
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await postgres.stop();
});

function serve({ db }: OpenDatabase) {
  const told: unknown[] = [];
  let asked = 0;
  const service = createService({
    store: createSqlStore(db),
    passwords: plainPasswords,
    now: () => now,
    isTimeout,
    onError: (error) => void told.push(error),
  });
  const client = createClient({
    baseUrl: 'http://api.test',
    session: { id: 'dana', getToken: () => 'admin-token' },
    timeoutMs: hour,
    fetch: async (input, init) => {
      asked += 1;
      return service.fetch(new Request(input, init));
    },
  });
  return { client, told, asked: () => asked };
}

/** As often as it takes: on a busy machine an ordinary statement may be too slow as well, which is no other problem. */
async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!isProblem(error) || error.code !== 'too_slow') throw error;
    await untilAnswered(ask);
  }
}

describe.each([
  ['a statement that takes too long', { ...patient, statement: 100 }],
  ['a lock that does not come', { ...patient, lock: 100 }],
])('%s', (_name, timeouts) => {
  test.each(['overview', 'chats', 'availability'] as const)('is a clear problem of the report %s', async (report) => {
    const { client, told, asked } = serve(await open(timeouts));
    const ask = () => (report === 'chats' ? client.reports.chats(11, page) : client.reports[report](11, range));
    await untilAnswered(ask);
    const before = { asked: asked(), told: told.length };

    const [problem] = await holder.db.transaction(async (tx) => {
      await tx.execute(sql`lock table chats, presence in access exclusive mode`);
      return Promise.allSettled([ask()]);
    });

    const reason: unknown = problem.status === 'rejected' ? problem.reason : undefined;
    expect(isProblem(reason)).toBe(true);
    expect(reason).toMatchObject({
      kind: 'server',
      status: 503,
      code: 'too_slow',
      retryAfter: 10,
      serverMessage: 'This took too long. Wait a moment and try again, or request less data.',
    });
    // Asked once more, not four times: a database that is busy is left alone.
    expect(asked()).toBe(before.asked + 1);
    expect(told).toHaveLength(before.told + 1);
    await untilAnswered(ask);
  });
});

test('the limits hold for every connection, but not for what migrates and fills', async () => {
  const { db, alone } = await open({ statement: 5001, lock: 5002, idleTransaction: 5003 });
  const limitsOf = async (asked: Database) => {
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const found = await asked
      .select({ setting: sql`setting`.mapWith(String) })
      .from(sql`pg_settings`)
      .where(sql`name in ${names}`)
      .orderBy(sql`name desc`);
    return found.map(({ setting }) => setting);
  };
  expect(await limitsOf(db)).toEqual(['5001', '5002', '5003']);
  expect(await alone(limitsOf)).toEqual(['0', '0', '0']);
  expect(await limitsOf((await open()).db)).toEqual(await limitsOf(holder.db));
});

test.each([
  ['another error of the database', Object.assign(new Error('x'), { code: '23505' })],
  ['no error', 'x'],
  ['nothing', undefined],
])('%s is no timeout', (_name, error) => {
  expect(isTimeout(error)).toBe(false);
});

test('a pool that has no connection left is one', () => {
  const cause = new Error('timeout exceeded when trying to connect');
  expect(isTimeout(new Error('a query failed', { cause }))).toBe(true);
});
