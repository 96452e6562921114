import { collectCounts, countedDays, type ChatStore } from 'chatdeck/service';
import { and, count, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { chats, widgets } from '../database/schema';

export function chatStore(db: Database): ChatStore {
  return {
    async statsByWidget(accountId, now) {
      const until = sql`${now.toISOString()}::timestamptz`;
      const age = sql`floor(extract(epoch from (${until} - ${chats.startedAt})) / 86400)`;
      const rows = await db
        .select({
          widgetId: chats.widgetId,
          ageInDays: sql`least(${age}, ${countedDays})::int`.mapWith(Number),
          chats: count(),
        })
        .from(chats)
        .innerJoin(widgets, eq(widgets.id, chats.widgetId))
        .where(and(eq(widgets.accountId, accountId), lte(chats.startedAt, now)))
        // By position: written out again, the parameters would make it another expression.
        .groupBy(sql`1`, sql`2`);
      return collectCounts(rows);
    },
    async count(accountId, from, until) {
      const [row] = await db
        .select({ chats: count() })
        .from(chats)
        .innerJoin(widgets, eq(widgets.id, chats.widgetId))
        .where(and(eq(widgets.accountId, accountId), gte(chats.startedAt, from), lt(chats.startedAt, until)));
      return row?.chats ?? 0;
    },
  };
}
