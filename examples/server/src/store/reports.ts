import {
  datesIn,
  lateReplySeconds,
  type ChatFilter,
  type ChatSums,
  type OnlineDay,
  type ReportRange,
  type ReportStore,
} from 'chatdeck/service';
import { and, count, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { chats, presence } from '../database/schema';

/** Zones and their summer times are PostgreSQL's to know. */
export function reportStore(db: Database): ReportStore {
  const { searchText: _searchText, ...columns } = getTableColumns(chats);
  return {
    sums: (widgetId, range) =>
      db
        .select(sumColumns)
        .from(chats)
        .where(and(eq(chats.widgetId, widgetId), isIn(range)))
        .groupBy(chats.agentName),

    async chats(widgetId, filter, { limit, offset }) {
      const isWanted = and(eq(chats.widgetId, widgetId), isIn(filter), passes(filter));
      const [[counted], page] = await Promise.all([
        db.select({ total: count() }).from(chats).where(isWanted),
        db
          .select(columns)
          .from(chats)
          .where(isWanted)
          .orderBy(desc(chats.startedAt), desc(chats.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { chats: page, total: counted?.total ?? 0 };
    },

    async onlineDays(widgetId, range, now) {
      const { tz, startDate, endDate } = range;
      const joined = sql`(
        with days as materialized (
          select
            to_char(day, 'YYYY-MM-DD') as date,
            greatest(${instantOf(sql`day`, tz)}, ${instantOf(sql`${startDate}::timestamp`, tz)}) as starts,
            least(
              ${instantOf(sql`day + interval '1 day'`, tz)},
              ${instantOf(sql`${endDate}::timestamp + interval '1 second'`, tz)}
            ) as ends
          from generate_series(${startDate}::timestamp::date::timestamp, ${endDate}::timestamp, '1 day') as day
        ),
        near as materialized (
          select ${presence.onlineAt} as starts, coalesce(${presence.offlineAt}, ${now.toISOString()}::timestamptz) as ends
          from ${presence}
          where ${presence.widgetId} = ${widgetId}
            and ${presence.onlineAt} < (select max(ends) from days)
            and coalesce(${presence.offlineAt}, ${now.toISOString()}::timestamptz) > (select min(starts) from days)
        ),
        pieces as (
          select days.date, greatest(near.starts, days.starts) as starts, least(near.ends, days.ends) as ends
          from days
          join near on near.starts < days.ends and near.ends > days.starts
        )
        select date, unnest(range_agg(tstzrange(starts, ends))) as piece from pieces where starts < ends group by date
      ) as joined`;
      const pieces = await db
        .select({
          date: sql`date`.mapWith(String),
          start: sql`extract(epoch from lower(piece))`.mapWith(toDate),
          end: sql`extract(epoch from upper(piece))`.mapWith(toDate),
        })
        .from(joined)
        .orderBy(sql`date`, sql`lower(piece)`);
      const byDate = new Map(datesIn(range).map((date): [string, OnlineDay] => [date, { date, online: [] }]));
      for (const { date, start, end } of pieces) byDate.get(date)?.online.push({ start, end });
      return [...byDate.values()];
    },
  };
}

const isMissed = sql`${chats.agentName} = ''`;
const waited = sql`${chats.firstResponseAt} - ${chats.startedAt}`;
const counted = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
const milliseconds = (interval: SQL) =>
  sql`coalesce(round(sum(extract(epoch from ${interval})) * 1000), 0)`.mapWith(Number);

const sumColumns = {
  agentName: chats.agentName,
  chats: count(),
  fromTrigger: counted(sql`${chats.isFromTrigger}`),
  ratedUp: counted(sql`${chats.rating} = 'up'`),
  ratedDown: counted(sql`${chats.rating} = 'down'`),
  late: counted(sql`${waited} > make_interval(secs => ${lateReplySeconds})`),
  answered: counted(sql`${chats.firstResponseAt} is not null`),
  waiting: milliseconds(waited),
  duration: milliseconds(sql`${chats.endedAt} - ${chats.startedAt}`),
  messages: sql`sum(${chats.messageCount})`.mapWith(Number),
  offlineMessages: counted(sql`${chats.isOfflineMessage}`),
} satisfies Record<keyof ChatSums, unknown>;

/**
 * Whose clock showed a time of the range. No clock is a day away from UTC: that part is for the index. The rest stands in a
 * `case`, or PostgreSQL takes it for a condition that hardly a row meets, and sorts thousands of rows instead of hashing them.
 */
function isIn({ tz, startDate, endDate }: ReportRange): SQL {
  const [start, end] = [sql`${startDate}::timestamp`, sql`${endDate}::timestamp + interval '1 second'`];
  return sql`${chats.startedAt} >= (${start}) at time zone 'UTC' - interval '24 hours'
    and ${chats.startedAt} < (${end}) at time zone 'UTC' + interval '24 hours'
    and case when ${chats.startedAt} at time zone ${tz} >= ${start} and ${chats.startedAt} at time zone ${tz} < ${end} then true else false end`;
}

function passes({ agent, rating, isMissed: missed, isFromTrigger, search }: ChatFilter): SQL | undefined {
  return and(
    agent === undefined ? undefined : eq(chats.agentName, agent),
    rating && eq(chats.rating, rating),
    missed === undefined ? undefined : missed ? isMissed : sql`not ${isMissed}`,
    isFromTrigger === undefined ? undefined : eq(chats.isFromTrigger, isFromTrigger),
    search === undefined ? undefined : sql`strpos(${chats.searchText}, ${search}) > 0`,
  );
}

/**
 * When the clocks of a zone show `wall`: the first time where they show it twice, and as if they had not yet jumped
 * where they jump over it. `at time zone` alone takes the second. The offsets are those of a day before and after.
 */
function instantOf(wall: SQL, tz: string): SQL {
  const shift = (hours: string) => sql`((${wall}) at time zone 'UTC' + interval '${sql.raw(hours)} hours')`;
  const at = (hours: string) =>
    sql`((${wall}) at time zone 'UTC' - (${shift(hours)} at time zone ${tz} - ${shift(hours)} at time zone 'UTC'))`;
  const [before, after] = [at('-24'), at('+24')];
  const shows = (instant: SQL) => sql`${instant} at time zone ${tz} = ${wall}`;
  return sql`case when ${shows(after)} and not ${shows(before)} then ${after} else ${before} end`;
}

/** From seconds since 1970. */
function toDate(seconds: string | number): Date {
  return new Date(Math.round(Number(seconds) * 1000));
}
