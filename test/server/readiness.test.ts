import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { probes } from '../../examples/server/src/database/schema';
import { createReadiness } from '../../examples/server/src/health/readiness';
import { createLog } from '../../examples/server/src/log';
import { openTestPglite, openTestPostgres, startEmbeddedPostgres } from '../databases';
import { buildServer, type BuiltServer } from './built-server';

/** Writes to a table fail as they do on a full disk, with PostgreSQL's own code for it. */
const fullDisk = (table: string) => `
  create or replace function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file "base/5/1": No space left on device' using errcode = '53100'; end $$;
  create trigger full_disk before insert or update on ${table} execute function full_disk();`;
const freeDisk = (table: string) => `drop trigger full_disk on ${table};`;

interface LogLine {
  level: number;
  msg: string;
  reason?: string;
}
const linesOf = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine);
const told = (log: string) =>
  linesOf(log)
    .filter(({ msg }) => msg !== 'request')
    .map(({ level, msg, reason }) => [level, msg, reason]);

const outageOnce = (reason: string) => [
  [50, 'database not ready', reason],
  [30, 'database ready again', reason],
];

describe.each([
  ['PGlite', openTestPglite],
  ['PostgreSQL 15', openTestPostgres],
])('readiness on %s', (name, open) => {
  let database: OpenDatabase;
  let text = '';
  const log = createLog('info', { write: (line: string) => void (text += line) });

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(() => void (text = ''));

  const start = () => createReadiness({ db: database.db, log, keepMs: 0 });
  /** Everyone who is connected, and connects, can only read. */
  async function setReadOnly(isReadOnly: boolean) {
    const value = sql.raw(isReadOnly ? 'on' : 'off');
    if (name === 'PGlite') await database.db.execute(sql`set default_transaction_read_only = ${value}`);
    else {
      await database.db.execute(sql`alter system set default_transaction_read_only = ${value}`);
      await database.db.execute(sql`select pg_reload_conf()`);
      await expect
        .poll(async () => JSON.stringify(await database.db.execute(sql`show default_transaction_read_only`)))
        .toContain(isReadOnly ? '"on"' : '"off"');
    }
  }

  test('writes and reads a row, the same one each time', async () => {
    const readiness = start();
    expect(await readiness.check()).toEqual({ isReady: true });
    const [first] = await database.db.select().from(probes);
    expect(await readiness.check()).toEqual({ isReady: true });
    const [second, ...others] = await database.db.select().from(probes);
    expect(others).toEqual([]);
    expect(second?.mark).not.toBe(first?.mark);
    expect(text).toBe('');
  });

  test('a read-only database is not ready, and is logged once, and once when it recovers', async () => {
    const readiness = start();
    await setReadOnly(true);
    for (let time = 0; time < 3; time++) {
      expect(await readiness.check()).toEqual({ isReady: false, reason: 'read_only' });
    }
    await setReadOnly(false);
    expect(await readiness.check()).toEqual({ isReady: true });
    expect(await readiness.check()).toEqual({ isReady: true });
    expect(told(text)).toEqual(outageOnce('read_only'));
  });

  test('a full disk is not ready, and is logged once, and once when it recovers', async () => {
    const readiness = start();
    await database.db.execute(sql.raw(fullDisk('probes').split(';\n  create trigger')[0] ?? ''));
    await database.db.execute(sql.raw(`create trigger ${fullDisk('probes').split('create trigger ')[1]}`));
    const error = await database.db
      .insert(probes)
      .values({ name: 'x', mark: 'x' })
      .catch((thrown: unknown) => thrown);
    for (let time = 0; time < 3; time++) {
      expect(readiness.note(error)).toBe(true);
      expect(await readiness.check()).toEqual({ isReady: false, reason: 'disk_full' });
    }
    await database.db.execute(sql.raw(freeDisk('probes')));
    expect(await readiness.check()).toEqual({ isReady: true });
    expect(told(text)).toEqual(outageOnce('disk_full'));
  });
});

describe('readiness of several processes on one PostgreSQL', () => {
  let database: OpenDatabase;
  const log = createLog('silent');
  const start = (patienceMs = 1000) => createReadiness({ db: database.db, log, keepMs: 0, patienceMs });
  const names = async () => (await database.db.select().from(probes)).map(({ name }) => name);

  beforeAll(async () => {
    database = await openTestPostgres();
  }, 60_000);
  afterAll(() => database.close());

  /** A process that is frozen between a write and its commit holds these rows until it goes on. */
  async function freeze(write: (tx: Pick<OpenDatabase['db'], 'insert' | 'select'>) => Promise<unknown>) {
    let goOn: () => void = () => undefined;
    const frozen = new Promise<void>((resolve) => (goOn = resolve));
    let end: Promise<void> = Promise.resolve();
    await new Promise<void>((resolve) => {
      end = database.db.transaction(async (tx) => {
        await write(tx);
        resolve();
        await frozen;
      });
    });
    return async () => {
      goOn();
      await end;
    };
  }

  test('does not depend on one that is frozen in its check', async () => {
    expect(await start().check()).toEqual({ isReady: true });
    const goOn = await freeze(async (tx) => {
      await tx.insert(probes).values({ name: 'readiness', mark: 'of an older version' }).onConflictDoNothing();
      await tx.select().from(probes).for('update');
    });
    const other = start();
    expect(await other.check()).toEqual({ isReady: true });
    expect(await other.check()).toEqual({ isReady: true });
    await goOn();
  });

  test('leaves no row of those that are gone', async () => {
    for (let time = 0; time < 3; time += 1) await start().check();
    await expect.poll(names).toHaveLength(1);
  });

  test('stays when another one starts, which deletes their rows', async () => {
    const [first, second] = [start(), start()];
    for (const readiness of [first, second, first, second]) {
      expect(await readiness.check()).toEqual({ isReady: true });
    }
    await expect.poll(names).toHaveLength(2);
  });

  test('is too slow in time, with its statement ended, while its own row is held', async () => {
    const readiness = start(500);
    await readiness.check();
    const goOn = await freeze((tx) => tx.select().from(probes).for('update'));
    expect(await readiness.check()).toEqual({ isReady: false, reason: 'too_slow' });
    await goOn();
    expect(await readiness.check()).toEqual({ isReady: true });
    readiness.stop();
  });
});

describe('a check', () => {
  const log = createLog('silent');
  type Db = OpenDatabase['db'];
  const dbThat = (transaction: () => Promise<void>) => ({ transaction }) as unknown as Db;

  test('of a database that never answers ends in time', async () => {
    const readiness = createReadiness({ db: dbThat(() => new Promise(() => undefined)), log, patienceMs: 20 });
    expect(await readiness.check()).toEqual({ isReady: false, reason: 'unreachable' });
    readiness.stop();
  });

  test('is shared by all who ask at the same time', async () => {
    let count = 0;
    const readiness = createReadiness({ db: dbThat(() => Promise.resolve(void (count += 1))), log });
    await Promise.all(Array.from({ length: 50 }, () => readiness.check()));
    expect(count).toBe(1);
  });

  test('is repeated during an outage until it is over, though no one asks', async () => {
    let isBroken = true;
    const db = dbThat(() => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve()));
    const readiness = createReadiness({ db, log, keepMs: 0, retryMs: 5 });
    expect(await readiness.check()).toEqual({ isReady: false, reason: 'failed' });
    isBroken = false;
    await expect.poll(() => readiness.isReady()).toBe(true);
  });

  test('takes no error of a single statement for an outage', () => {
    const readiness = createReadiness({ db: dbThat(() => Promise.resolve()), log });
    for (const error of [new Error('x'), Object.assign(new Error('x'), { code: '23505' }), 'x', undefined]) {
      expect(readiness.note(error)).toBe(false);
    }
    expect(readiness.isReady()).toBe(true);
  });
});

describe('the real server on a PostgreSQL whose disk is full', () => {
  let built: BuiltServer;
  let postgres: { url: string; stop(): Promise<void> };
  let client: pg.Client;

  beforeAll(async () => {
    [built, postgres] = await Promise.all([buildServer(), startEmbeddedPostgres()]);
    client = new pg.Client(postgres.url);
    await client.connect();
  }, 60_000);
  afterEach(() => built.killAll());
  afterAll(async () => {
    await client.end();
    await built.remove();
    await postgres.stop();
  });

  test(
    'answers 503 to saves and serves reads, loses nothing it answered, and logs it once',
    { timeout: 90_000 },
    async () => {
      const { url, log } = await built.start({ DATABASE_URL: postgres.url });
      const ask = async (method: string, path: string, body?: object, token?: string) => {
        const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
        const answer = await fetch(url + path, { method, headers, body: body ? JSON.stringify(body) : null });
        return {
          status: answer.status,
          headers: answer.headers,
          body: (await answer.json()) as Record<string, unknown>,
        };
      };
      const signIn = await ask('POST', '/v1/p/sessions', { email: 'admin@acme.test', password: 'chatdeck-demo' });
      const token = String(signIn.body.token);
      const kept: string[] = [];
      const save = async (label: string) => {
        const path = '/v1/chat_endpoints/1/saved_replies';
        const answer = await ask('POST', path, { label, response: 'Kept?' }, token);
        if (answer.status === 200) kept.push(label);
        return answer;
      };
      expect((await ask('GET', '/readyz')).body).toEqual({ status: 'ready' });

      const saves = Array.from({ length: 30 }, (_, index) => save(`reply ${index}`));
      await Promise.race(saves);
      await client.query(fullDisk('saved_replies') + fullDisk('probes').split('$$;')[1]);
      await Promise.all(saves);
      for (let time = 0; time < 5; time++) {
        const answer = await save(`full ${time}`);
        expect([answer.status, answer.body.Code, answer.headers.get('Retry-After')]).toEqual([
          503,
          'unavailable',
          '30',
        ]);
        const ready = await ask('GET', '/readyz');
        expect([ready.status, ready.body]).toEqual([503, { status: 'not ready', reason: 'disk_full' }]);
        expect((await ask('GET', '/healthz')).status).toBe(200);
        expect((await ask('GET', '/v1/users/current', undefined, token)).status).toBe(200);
      }
      await client.query(freeDisk('saved_replies') + freeDisk('probes'));
      await expect.poll(async () => (await ask('GET', '/readyz')).status, { timeout: 20_000 }).toBe(200);
      expect((await save('free')).status).toBe(200);

      const stored = (await ask('GET', '/v1/chat_endpoints/1/saved_replies', undefined, token)).body;
      const labels = (stored as unknown as { label: string }[]).map(({ label }) => label);
      expect(kept.filter((label) => !labels.includes(label))).toEqual([]);
      expect(labels.filter((label) => label.startsWith('full'))).toEqual([]);
      expect(told(log()).filter(([, msg]) => String(msg).includes('database'))).toEqual(outageOnce('disk_full'));
      expect(told(log()).filter(([level]) => Number(level) >= 50)).toHaveLength(1);
    },
  );
});
