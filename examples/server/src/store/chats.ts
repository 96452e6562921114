import { collectCounts, countedDays, type ChatStore } from 'chatdeck/service';
import { and, count, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { chatDays, chats, widgets } from '../database/schema';

export function chatStore(db: Database): ChatStore {
  return {
    async statsByWidget(accountId, now) {
      const until = sql`${now.toISOString()}::timestamptz`;
      // Midnight of UTC: the days before it are counted already.
      const since = sql`date_trunc('day', ${until} at time zone 'UTC' - make_interval(days => ${countedDays}))`;
      const age = sql`floor(extract(epoch from (${until} - ${chats.startedAt})) / 86400)`;
      const recent = db
        .select({
          widgetId: chats.widgetId,
          ageInDays: sql`least(${age}, ${countedDays})::int`.mapWith(Number).as('age'),
          chats: sql`count(*)`.mapWith(Number).as('chats'),
        })
        .from(chats)
        .innerJoin(widgets, eq(widgets.id, chats.widgetId))
        .where(
          and(
            eq(widgets.accountId, accountId),
            lte(chats.startedAt, now),
            sql`${chats.startedAt} >= ${since} at time zone 'UTC'`,
          ),
        )
        // By position: written out again, the parameters would make it another expression.
        .groupBy(sql`1`, sql`2`);
      const before = db
        .select({
          widgetId: chatDays.widgetId,
          ageInDays: sql`${countedDays}::int`.mapWith(Number).as('age'),
          chats: sql`sum(${chatDays.chats})`.mapWith(Number).as('chats'),
        })
        .from(chatDays)
        .innerJoin(widgets, eq(widgets.id, chatDays.widgetId))
        .where(and(eq(widgets.accountId, accountId), sql`${chatDays.day} < ${since}`))
        .groupBy(chatDays.widgetId);
      const rows = await unionAll(recent, before);
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
