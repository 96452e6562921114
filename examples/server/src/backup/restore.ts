import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { StartError } from '../start-error';
import { backupFormat } from './backup';
import { rowsOf } from './rows';
import { backedUpTables, nameOf, numberedColumns } from './tables';
import { currentVersion } from './version';

/** Characters of rows in one statement. */
const batchLength = 1_000_000;

/**
 * Puts a backup into a database: all of it, or nothing. Rejects a backup of other tables and, unless forced, a database
 * with rows, which it replaces. Returns the number of rows.
 */
export async function restore(db: Database, file: string, isForced: boolean): Promise<number> {
  return db.transaction(async (tx) => {
    const lines = linesOf(file);
    await checkHeader(tx, file, (await lines.next()).value);
    if (!(await isEmpty(tx))) {
      if (!isForced) throw new StartError('The database has data. Add --force to replace all of it by the backup.');
      await tx.execute(sql`truncate ${sql.join(backedUpTables.map(nameOf), sql`, `)}`);
    }
    // What triggers count is in the backup.
    for (const table of backedUpTables) await tx.execute(sql`alter table ${nameOf(table)} disable trigger user`);
    const count = await insertAll(tx, file, lines);
    for (const table of backedUpTables) {
      await tx.execute(sql`alter table ${nameOf(table)} enable trigger user`);
      await continueNumbers(tx, table);
    }
    return count;
  });
}

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  try {
    let rest = '';
    // Not by `readline`, for which a character within a text ends a line, too.
    for await (const chunk of readStream(file)) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new StartError(`${file} can’t be read: ${(error as Error).message}.`, { cause: error });
  }
}

function readStream(file: string) {
  const source = createReadStream(file);
  const text = createGunzip().setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  return source.pipe(text);
}

async function checkHeader(tx: Database, file: string, first = ''): Promise<void> {
  const header = readLine(first) as { format?: unknown; version?: unknown } | undefined;
  if (header?.format !== backupFormat) throw new StartError(`${file} is no backup of Chatdeck.`);
  if (header.version === (await currentVersion(tx))) return;
  throw new StartError(
    `${file} is from another version of the server, whose tables differ. Restore it with that version, then start this one.`,
  );
}

async function isEmpty(tx: Database): Promise<boolean> {
  for (const table of backedUpTables) {
    const { length } = rowsOf(await tx.execute(sql`select 1 from ${nameOf(table)} limit 1`));
    if (length > 0) return false;
  }
  return true;
}

async function insertAll(tx: Database, file: string, lines: AsyncGenerator<string>): Promise<number> {
  const tables = new Map(backedUpTables.map((table) => [getTableName(table), table]));
  let [table, batch, length, count]: [PgTable | undefined, string[], number, number] = [undefined, [], 0, 0];
  const flush = async () => {
    if (table && batch.length > 0) await insert(tx, file, table, batch);
    count += batch.length;
    [batch, length] = [[], 0];
  };
  for await (const line of lines) {
    const mark = /^\{"(table|end)":("?)(\w+)\2\}$/.exec(line);
    if (!mark) {
      batch.push(line);
      length += line.length;
      if (length >= batchLength) await flush();
      continue;
    }
    await flush();
    const [, kind, , value = ''] = mark;
    if (kind === 'end' && Number(value) === count) return count;
    table = tables.get(value);
    if (kind === 'end' || !table) break;
  }
  throw new StartError(`${file} is damaged or incomplete. Nothing was restored.`);
}

async function insert(tx: Database, file: string, table: PgTable, rows: string[]): Promise<void> {
  const name = nameOf(table);
  const json = `[${rows.join(',')}]`;
  const values = sql`select * from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`;
  try {
    await tx.execute(sql`insert into ${name} overriding system value ${values}`);
  } catch (error) {
    // Drizzle's own message has the rows, and so secrets.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : 'unknown reason';
    throw new StartError(`${file} can’t be restored: ${reason}. Nothing was restored.`);
  }
}

/** The next row gets the number after the highest one. */
async function continueNumbers(tx: Database, table: PgTable): Promise<void> {
  for (const name of numberedColumns(table)) {
    const column = sql.identifier(name);
    const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, ${name})`;
    await tx.execute(sql`select setval(${sequence}, coalesce(max(${column}), 0) + 1, false) from ${nameOf(table)}`);
  }
}

function readLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
