import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { startReferenceServer } from '../reference-server';

/** The built server with this many chats besides the demo, on a separate port and database. */
export async function startFilledServer(chats: number) {
  const data = await mkdtemp(join(tmpdir(), 'chatdeck-history-'));
  const { url, stop } = await startReferenceServer({ CHATDECK_DATA: data, CHATDECK_SEED_CHATS: `${chats}` });
  return {
    url,
    /** What is in the database, which the server then no longer has. */
    async readRows<Row>(query: string): Promise<Row[]> {
      await stop();
      const database = await PGlite.create(join(data, 'pglite'));
      const { rows } = await database.query<Row>(query);
      await database.close();
      return rows;
    },
    async remove() {
      await stop();
      await rm(data, { recursive: true });
    },
  };
}
