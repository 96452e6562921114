import { collectCounts, countedDays, type ChatStore } from 'chatdeck/service';
import { and, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { chatDays, chats, widgets } from '../database/schema';

const DAY = 86_400_000;

export function chatStore(db: Database): ChatStore {
  const isOwn = eq(widgets.accountId, sql.placeholder('accountId'));
  const recent = db
    .select({
      widgetId: chats.widgetId,
      dayStart: sql`date_bin('24 hours', ${chats.startedAt}, ${sql.placeholder('justAfter')}::timestamptz)`
        .mapWith(chats.startedAt)
        .as('day_start'),
      chats: sql`count(*)`.mapWith(Number).as('chats'),
      missed: sql`count(*) filter (where ${chats.agentName} = '')`.mapWith(Number).as('missed'),
    })
    .from(chats)
    .innerJoin(widgets, eq(widgets.id, chats.widgetId))
    .where(
      and(
        isOwn,
        lte(chats.startedAt, sql.placeholder('now')),
        sql`${chats.startedAt} >= ${sql.placeholder('midnight')}::timestamptz`,
      ),
    )
    // By position: written out again, the parameters would make it another expression.
    .groupBy(sql`1`, sql`2`);
  const before = db
    .select({
      widgetId: chatDays.widgetId,
      dayStart: sql`${sql.placeholder('midnight')}::timestamptz - interval '24 hours'`
        .mapWith(chats.startedAt)
        .as('day_start'),
      chats: sql`sum(${chatDays.chats})`.mapWith(Number).as('chats'),
      missed: sql`0`.mapWith(Number).as('missed'),
    })
    .from(chatDays)
    .innerJoin(widgets, eq(widgets.id, chatDays.widgetId))
    .where(and(isOwn, lt(chatDays.day, sql.placeholder('since'))))
    .groupBy(chatDays.widgetId);
  const stats = unionAll(recent, before).prepare('chat_stats');

  const counted = db
    .select({ chats: sql`coalesce(sum(${chatDays.chats}), 0)`.mapWith(Number) })
    .from(chatDays)
    .innerJoin(widgets, eq(widgets.id, chatDays.widgetId))
    .where(and(isOwn, gte(chatDays.day, sql.placeholder('from')), lt(chatDays.day, sql.placeholder('until'))))
    .prepare('chat_count');

  return {
    async statsByWidget(accountId, now) {
      const since = dateOf(new Date(now.getTime() - countedDays * DAY));
      const rows = await stats.execute({
        accountId,
        now,
        // What began at this very moment is of the newest day.
        justAfter: now.toISOString().replace('Z', '001Z'),
        // Of UTC: the days before it are counted already.
        ...{ since, midnight: `${since}T00:00:00Z` },
      });
      return collectCounts(
        rows.map(({ dayStart, ...row }) => {
          return { ...row, ageInDays: Math.floor((now.getTime() - dayStart.getTime()) / DAY) - 1 };
        }),
      );
    },
    async count(accountId, from, until) {
      const [row] = await counted.execute({ accountId, from: dateOf(from), until: dateOf(until) });
      return row?.chats ?? 0;
    },
  };
}

/** Of UTC. */
function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
