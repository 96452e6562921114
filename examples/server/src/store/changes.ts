import { oldestKeptChange, type ChangeStore } from 'chatdeck/service';
import { and, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { changes, widgets } from '../database/schema';
import { lockWidget } from './widgets';

export function changeStore(db: Database): ChangeStore {
  return {
    list: (widgetId, since, limit) =>
      db
        .select()
        .from(changes)
        .where(and(eq(changes.widgetId, widgetId), gte(changes.at, since)))
        .orderBy(desc(changes.id))
        .limit(limit),
    add: (change, since) =>
      db.transaction(async (tx) => {
        // Otherwise, its foreign key would fail for a widget that was deleted since.
        if (!(await lockWidget(tx, change.widgetId))) return;
        const account = tx.select({ id: widgets.accountId }).from(widgets).where(eq(widgets.id, change.widgetId));
        const ours = tx.select({ id: widgets.id }).from(widgets).where(inArray(widgets.accountId, account));
        await deleteFrom(tx, since, inArray(changes.widgetId, ours));
        await tx.insert(changes).values(change);
      }),
  };
}

/** Deletes the changes that are too old to keep, also of accounts that change nothing any more. */
export async function deleteOldChanges(db: Database, now: Date): Promise<void> {
  await deleteFrom(db, oldestKeptChange(now));
}

/** Leaves those that someone else is deleting: two who wait for each other would never end. */
async function deleteFrom(db: Database, since: Date, isOurs?: SQL): Promise<void> {
  const old = db
    .select({ id: changes.id })
    .from(changes)
    .where(and(lt(changes.at, since), isOurs))
    .for('update', { skipLocked: true });
  await db.delete(changes).where(inArray(changes.id, old));
}
