import type { ChangeStore } from 'chatdeck/service';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { changes } from '../database/schema';
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
        await tx.delete(changes).where(and(eq(changes.widgetId, change.widgetId), lt(changes.at, since)));
        await tx.insert(changes).values(change);
      }),
  };
}
