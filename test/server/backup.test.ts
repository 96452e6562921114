import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { plainPasswords } from 'chatdeck/testing';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '../../examples/server/src/backup/backup';
import { restore } from '../../examples/server/src/backup/restore';
import { rowsOf } from '../../examples/server/src/backup/rows';
import { backedUpTables, nameOf } from '../../examples/server/src/backup/tables';
import type { Database, OpenDatabase } from '../../examples/server/src/database/database';
import { avatars, savedReplies } from '../../examples/server/src/database/schema';
import { secretOf } from '../../examples/server/src/database/secret-of';
import { fillWithDemo } from '../../examples/server/src/seed/fill';
import { createSqlStore } from '../../examples/server/src/store';
import { openTestPglite, openTestPostgres } from '../databases';

const now = new Date('2025-06-18T12:00:00Z');
const hostile = 'a\u2028b\u2029c\nd\r\t"\\ 🙂 é {"table":"users"}';

let folder: string;
let databases: Record<'pglite' | 'other' | 'postgres', OpenDatabase>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chatdeck-backup-'));
  const [pglite, other, postgres] = await Promise.all([openTestPglite(), openTestPglite(), openTestPostgres()]);
  databases = { pglite, other, postgres };
  await fillWithDemo(pglite.db, plainPasswords, now, 0);
  await secretOf(pglite.db, 'contact form');
  const reply = { label: hostile, triggerPhrases: '', isAutoSent: false, shortcut: '', response: hostile };
  await pglite.db.insert(savedReplies).values({ widgetId: 1, ...reply });
  const bytes = new Uint8Array(Array.from({ length: 256 }, (_, byte) => byte));
  await pglite.db.insert(avatars).values({ name: 'x'.repeat(32), accountId: 1, widgetId: 1, type: 'image/png', bytes });
}, 120_000);
afterAll(async () => {
  await Promise.all(Object.values(databases).map((database) => database.close()));
  rmSync(folder, { recursive: true });
});

/** Every row of every table, in an order of its own. */
async function contentOf(db: Database): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of backedUpTables) {
    const rows = rowsOf<{ row: string }>(
      await db.execute(sql`select to_jsonb(r)::text as row from ${nameOf(table)} r order by 1`),
    );
    content[getTableName(table)] = rows.map(({ row }) => row);
  }
  return content;
}

test('covers every table of the schema but the one of the readiness check', async () => {
  const found = await databases.pglite.db.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
  const names = rowsOf<{ tablename: string }>(found).map(({ tablename }) => tablename);
  expect(backedUpTables.map(getTableName).sort()).toEqual(names.filter((name) => name !== 'probes').sort());
});

describe.each([
  ['PGlite', 'pglite', 'other'],
  ['PostgreSQL', 'other', 'postgres'],
  ['PGlite again, from PostgreSQL', 'postgres', 'other'],
] as const)('a backup restored to %s', (name, from, to) => {
  test('has every row to the letter, and goes on numbering after them', { timeout: 120_000 }, async () => {
    const [source, target] = [databases[from], databases[to]];
    const file = join(folder, `${name}.backup`);
    const before = await contentOf(source.db);
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(12);
    const count = await source.alone((db) => backUp(db, file));
    expect(count).toBe(Object.values(before).reduce((sum, rows) => sum + rows.length, 0));

    const isForced = from === 'postgres';
    expect(await target.alone((db) => restore(db, file, isForced))).toBe(count);
    expect(await contentOf(target.db)).toEqual(before);
    const store = createSqlStore(target.db);
    const user = await store.users.findByEmail('admin@acme.test');
    expect(await store.widgets.list(user?.accountId ?? 0)).not.toEqual([]);
    // New rows take numbers that are free, and triggers count again.
    const reply = { triggerPhrases: '', isAutoSent: false, shortcut: '', response: 'new' };
    await target.db.insert(savedReplies).values({ widgetId: 1, label: 'new', ...reply });
    const disabled = await target.db.execute(sql`select 1 from pg_trigger where not tgisinternal and tgenabled = 'D'`);
    expect(rowsOf(disabled)).toEqual([]);
    await target.db.execute(sql`delete from saved_replies where label = 'new'`);
  });
});

describe('a restore', () => {
  const backupOf = async (name: string) => {
    const file = join(folder, name);
    await databases.pglite.alone((db) => backUp(db, file));
    return file;
  };
  const tryRestore = (file: string, isForced = false) =>
    databases.pglite.alone((db) => restore(db, file, isForced)).catch((error: Error) => error.message);

  test('rejects a database with data, and replaces all of it only by force', async () => {
    const file = await backupOf('forced');
    const before = await contentOf(databases.pglite.db);
    expect(await tryRestore(file)).toBe('The database has data. Add --force to replace all of it by the backup.');
    await databases.pglite.db.execute(sql`update users set name = 'changed'`);
    expect(await tryRestore(file, true)).toBeGreaterThan(100);
    expect(await contentOf(databases.pglite.db)).toEqual(before);
  });

  test('rejects a backup of another version of the tables', async () => {
    const [header = '', ...lines] = gunzipSync(readFileSync(await backupOf('version')))
      .toString()
      .split('\n');
    const older = JSON.stringify({ ...(JSON.parse(header) as object), version: 'older' });
    const file = join(folder, 'older');
    writeFileSync(file, gzipSync([older, ...lines].join('\n')));
    expect(await tryRestore(file, true)).toContain('is from another version of the server');
  });

  test('changes nothing if the backup is damaged, cut off, or none at all', async () => {
    const before = await contentOf(databases.pglite.db);
    const bytes = readFileSync(await backupOf('whole'));
    const lines = gunzipSync(bytes).toString().split('\n');
    const broken: [string, Buffer | string, string][] = [
      ['cut', bytes.subarray(0, bytes.length / 2), 'can’t be read'],
      ['ended', gzipSync(lines.slice(0, -20).join('\n')), 'is damaged or incomplete. Nothing was restored.'],
      ['shorter', gzipSync(lines.filter((_, index) => index !== 3).join('\n')), 'Nothing was restored.'],
      ['text', 'not a backup', 'can’t be read'],
      ['other', gzipSync('{"format":"another"}\n'), 'is no backup of Chatdeck.'],
    ];
    for (const [name, content, message] of broken) {
      writeFileSync(join(folder, name), content);
      expect(await tryRestore(join(folder, name), true), name).toContain(message);
    }
    expect(await tryRestore(join(folder, 'missing'), true)).toContain('can’t be read');
    expect(await contentOf(databases.pglite.db)).toEqual(before);
  });
});

test('a backup is for its owner alone, and leaves nothing unfinished', async () => {
  const file = join(folder, 'owner');
  await databases.pglite.alone((db) => backUp(db, file));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});

test('a backup of a PostgreSQL in use is of one moment', { timeout: 60_000 }, async () => {
  const { db, alone } = databases.postgres;
  await db.execute(sql`update saved_replies set label = 'even', response = 'even'`);
  const isOver = { value: false };
  const writes = (async () => {
    for (let round = 0; !isOver.value; round++) {
      await db.execute(sql`update saved_replies set label = ${String(round)}, response = ${String(round)}`);
    }
  })();
  const files = Array.from({ length: 3 }, (_, index) => join(folder, `live ${index}`));
  for (const file of files) await alone((own) => backUp(own, file));
  isOver.value = true;
  await writes;
  for (const file of files) {
    const replies = gunzipSync(readFileSync(file))
      .toString()
      .match(/"label": "(even|\d+)"/g);
    expect(new Set(replies).size).toBe(1);
  }
});
