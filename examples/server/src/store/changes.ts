import { oldestKeptChange, type ChangeStore } from 'chatdeck/service';
import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { changes, widgets } from '../database/schema';
import { lockWidget } from './widgets';

export function changeStore(db: Database): ChangeStore {
  return {
    list: (widgetId, since, limit) =>
      db
        .select()
        .from(changes)
        .where(
          and(
            or(eq(changes.widgetId, widgetId), and(inArray(changes.widgetId, besides(db, widgetId)), isAboutGroups)),
            gte(changes.at, since),
          ),
        )
        .orderBy(desc(changes.id))
        .limit(limit),
    add: (change, since) =>
      db.transaction(async (tx) => {
        // Otherwise, its foreign key would fail for a widget that was deleted since.
        if (!(await lockWidget(tx, change.widgetId))) return;
        await deleteFrom(tx, since, inArray(changes.widgetId, besides(tx, change.widgetId)));
        await tx.insert(changes).values(change);
      }),
  };
}

/** The same as `isAboutGroups` of the service. */
const isAboutGroups = sql`${changes.changes} @? '$[*].name ? (@ starts with "group:")'`;

/** All widgets of a widget's account. */
function besides(db: Database, widgetId: number) {
  const account = db.select({ id: widgets.accountId }).from(widgets).where(eq(widgets.id, widgetId));
  return db.select({ id: widgets.id }).from(widgets).where(inArray(widgets.accountId, account));
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
