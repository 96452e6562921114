import type { BotUserStore } from 'chatdeck/service';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/database';
import { botUsers } from '../database/schema';
import { lockWidget } from './widgets';

export function botUserStore(db: Database): BotUserStore {
  const { id: _id, ...columns } = getTableColumns(botUsers);
  const isIt = (widgetId: number, userId: string) => and(eq(botUsers.widgetId, widgetId), eq(botUsers.userId, userId));
  return {
    list: (widgetId) => db.select(columns).from(botUsers).where(eq(botUsers.widgetId, widgetId)).orderBy(botUsers.id),
    add: ({ widgetId, userId, ...names }, check) =>
      db.transaction(async (tx) => {
        if (!(await lockWidget(tx, widgetId))) return false;
        const known = await tx.update(botUsers).set(names).where(isIt(widgetId, userId)).returning({ id: botUsers.id });
        if (known.length > 0) return true;
        check(await tx.$count(botUsers, eq(botUsers.widgetId, widgetId)));
        await tx.insert(botUsers).values({ widgetId, userId, ...names });
        return true;
      }),
    async remove(widgetId, userId) {
      return (await db.delete(botUsers).where(isIt(widgetId, userId)).returning({ id: botUsers.id })).length > 0;
    },
  };
}
