import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { rowsOf } from './rows';

/** The newest migration that a database has, by its hash. */
export async function currentVersion(db: Database): Promise<string> {
  const newest = sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  const [row] = rowsOf<{ hash: string }>(await db.execute(newest));
  if (!row) throw new Error('the database has no migration');
  return row.hash;
}
