import type { BotUserStore } from 'chatdeck/service';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/database';
import { botUsers } from '../database/schema';

export function botUserStore(db: Database): BotUserStore {
  const { id: _id, ...columns } = getTableColumns(botUsers);
  return {
    list: (widgetId) => db.select(columns).from(botUsers).where(eq(botUsers.widgetId, widgetId)).orderBy(botUsers.id),
    async add(bot) {
      const { name, botId } = bot;
      const target = [botUsers.widgetId, botUsers.userId];
      await db.insert(botUsers).values(bot).onConflictDoUpdate({ target, set: { name, botId } });
    },
    async remove(widgetId, userId) {
      const isIt = and(eq(botUsers.widgetId, widgetId), eq(botUsers.userId, userId));
      return (await db.delete(botUsers).where(isIt).returning({ id: botUsers.id })).length > 0;
    },
  };
}
