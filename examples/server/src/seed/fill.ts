import type { Passwords } from 'chatdeck/service';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { createSqlStore } from '../store';
import { addManyChats } from './many-chats';
import { makeSeed } from '.';

/**
 * Fills an empty database with the demo and so many more chats, all of it or nothing: a process that ends on the way
 * leaves the database empty for the next one.
 */
export async function fillWithDemo(db: Database, passwords: Passwords, now: Date, moreChats: number): Promise<void> {
  if (!(await createSqlStore(db).isEmpty())) return;
  const seed = await makeSeed(passwords, now);
  await db.transaction(async (tx) => {
    await createSqlStore(tx).load(seed);
    if (moreChats > 0) await addManyChats(tx, moreChats, now);
  });
  // Tells the planner what there is, and that no row has to be looked at to be seen.
  if (moreChats > 0) await db.execute(sql`vacuum (analyze) chats`);
}
