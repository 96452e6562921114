import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { StartError } from '../start-error';
import { rowsOf } from './rows';
import { backedUpTables, nameOf } from './tables';
import { currentVersion } from './version';

/** Rows in memory at a time. */
const batchSize = 500;

export const backupFormat = 'chatdeck-backup-1';

/**
 * Writes every row of one moment into a new file, of JSON lines in gzip, that PGlite and PostgreSQL can both restore. The
 * file has its name once it is whole. Returns the number of rows.
 */
export async function backUp(db: Database, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  let count = 0;
  const lines = db.transaction(
    async (tx) => {
      async function* write() {
        yield line({ format: backupFormat, version: await currentVersion(tx), createdAt: new Date() });
        for (const table of backedUpTables) {
          yield line({ table: getTableName(table) });
          for await (const row of rowsIn(tx, nameOf(table))) {
            count += 1;
            yield `${row}\n`;
          }
        }
        yield line({ end: count });
      }
      // It holds password hashes and keys.
      const target = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
      await pipeline(Readable.from(write()), createGzip(), target);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  try {
    await lines;
    await rename(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new StartError(`${unfinished} exists: another backup writes it, or was interrupted. Delete it then.`);
    }
    await rm(unfinished, { force: true });
    throw error;
  }
  return count;
}

async function* rowsIn(tx: Database, name: ReturnType<typeof nameOf>): AsyncGenerator<string> {
  await tx.execute(sql`declare backup no scroll cursor for select to_jsonb(r)::text as row from ${name} r`);
  for (;;) {
    const rows = rowsOf<{ row: string }>(await tx.execute(sql.raw(`fetch ${batchSize} from backup`)));
    for (const { row } of rows) yield row;
    if (rows.length < batchSize) break;
  }
  await tx.execute(sql`close backup`);
}

const line = (value: object) => `${JSON.stringify(value)}\n`;
