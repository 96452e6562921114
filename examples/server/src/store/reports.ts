import {
  datesIn,
  lateReplySeconds,
  type ChatFilter,
  type ChatSums,
  type DaySums,
  type OnlineDay,
  type ReportRange,
  type ReportStore,
} from 'chatdeck/service';
import { and, count, desc, eq, exists, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { chats, presence, presencePlace, presenceTime, widgets } from '../database/schema';

const DAY = 86_400_000;

/** What each of the statements is asked with, by name. */
const asked = (name: string) => sql.placeholder(name);

/**
 * Zones and their summer times are PostgreSQL's to know. The statements are written once, and PostgreSQL plans each once for
 * a connection.
 */
export function reportStore(db: Database): ReportStore {
  const own = db
    .select({ id: widgets.id })
    .from(widgets)
    .where(and(eq(widgets.id, asked('widgetId')), eq(widgets.accountId, asked('accountId'))));
  const isAsked = and(exists(own), eq(chats.widgetId, asked('widgetId')), isIn);
  const pages = new Map<string, ReturnType<typeof pageOf>>();

  const sumsOf = db.select(sumColumns).from(chats).where(isAsked).groupBy(chats.agentName).prepare('report_sums');

  const daySumsOf = db
    .select(dayColumns)
    .from(chats)
    .where(isAsked)
    .groupBy(sql`1`)
    .prepare('report_day_sums');

  const { searchText: _searchText, ...columns } = getTableColumns(chats);
  function pageOf(name: string, filter: ChatFilter) {
    const isWanted = and(isAsked, passes(filter));
    const counted = db.select({ total: count() }).from(chats).where(isWanted);
    const page = db
      .select({ chat: columns, total: sql`(${counted})`.mapWith(Number) })
      .from(chats)
      .where(isWanted)
      .orderBy(desc(chats.startedAt), desc(chats.id))
      .limit(asked('limit'))
      .offset(asked('offset'));
    return { page: page.prepare(name), counted: counted.prepare(`${name}_counted`) };
  }

  const onlinePieces = db
    .select({
      date: sql`date`.mapWith(String),
      start: sql`extract(epoch from lower(piece))`.mapWith(toDate),
      end: sql`extract(epoch from upper(piece))`.mapWith(toDate),
    })
    .from(
      sql`(
        with days as materialized (
          select
            to_char(day, 'YYYY-MM-DD') as date,
            greatest(${instantOf(sql`day`)}, ${instantOf(startWall)}) as starts,
            least(${instantOf(sql`day + interval '1 day'`)}, ${instantOf(endWall)}) as ends
          from generate_series(date_trunc('day', ${startWall}), ${endWall} - interval '1 second', '1 day') as day
        ),
        near as materialized (
          select ${presence.onlineAt} as starts, coalesce(${presence.offlineAt}, ${asked('now')}::timestamptz) as ends
          from ${presence}
          where exists ${own}
            and ${presencePlace(presence)} @> ${asked('widgetId')}::bigint
            and ${presenceTime(presence)} && tstzrange(${asked('earliest')}, ${asked('latest')})
        ),
        pieces as (
          select days.date, greatest(near.starts, days.starts) as starts, least(near.ends, days.ends) as ends
          from days
          join near on near.starts < days.ends and near.ends > days.starts
        )
        select date, unnest(range_agg(tstzrange(starts, ends))) as piece from pieces where starts < ends group by date
      ) as joined`,
    )
    .orderBy(sql`date`, sql`lower(piece)`)
    .prepare('report_online_pieces');

  return {
    sums: (accountId, widgetId, range) => sumsOf.execute({ accountId, widgetId, ...momentsOf(range) }),

    daySums: (accountId, widgetId, range) => daySumsOf.execute({ accountId, widgetId, ...momentsOf(range) }),

    async chats(accountId, widgetId, filter, { limit, offset }) {
      const name = `report_chats${namesIn(filter)}`;
      const { page, counted } = pages.get(name) ?? pageOf(name, filter);
      pages.set(name, { page, counted });
      const values = { accountId, widgetId, ...filter, ...momentsOf(filter), limit, offset };
      const rows = await page.execute(values);
      // Beyond the last page there is no row to tell how many there are before it.
      const [found] = rows.length > 0 || offset === 0 ? rows : await counted.execute(values);
      return { chats: rows.map(({ chat }) => chat), total: found?.total ?? 0 };
    },

    async onlineDays(accountId, widgetId, range, now) {
      const values = { accountId, widgetId, ...momentsOf(range), now: now.toISOString() };
      const byDate = new Map(datesIn(range).map((date): [string, OnlineDay] => [date, { date, online: [] }]));
      for (const { date, start, end } of await onlinePieces.execute(values))
        byDate.get(date)?.online.push({ start, end });
      return [...byDate.values()];
    },
  };
}

const isMissed = sql`${chats.agentName} = ''`;
const waited = sql`${chats.firstResponseAt} - ${chats.startedAt}`;
const counted = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
const milliseconds = (interval: SQL) =>
  sql`coalesce(round(extract(epoch from sum(${interval})) * 1000), 0)`.mapWith(Number);

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

/** Grouped by its position: a parameter that is sent twice is not the same expression to PostgreSQL. */
const day = sql<string>`to_char(${chats.startedAt} at time zone ${asked('tz')}, 'YYYY-MM-DD')`;

const dayColumns = {
  date: day,
  chats: count(),
  missed: counted(isMissed),
  ratedUp: sumColumns.ratedUp,
  ratedDown: sumColumns.ratedDown,
  answered: sumColumns.answered,
  waiting: sumColumns.waiting,
} satisfies Record<keyof DaySums, unknown>;

const startWall = sql`${asked('startDate')}::timestamp`;
const endWall = sql`${asked('endDate')}::timestamp + interval '1 second'`;
const wall = sql`${chats.startedAt} at time zone ${asked('tz')}`;

/**
 * Whether a clock showed a time in the range. No clock is a day away from UTC, so only times near an end are converted.
 * All of it is in a `case`, or PostgreSQL assumes a condition that hardly any row meets, and sorts thousands of rows
 * instead of hashing them.
 */
const isIn = sql`${chats.startedAt} >= ${asked('earliest')} and ${chats.startedAt} < ${asked('latest')} and case
  when ${chats.startedAt} >= ${asked('surelyFrom')} and ${chats.startedAt} < ${asked('surelyUntil')} then true
  when ${wall} >= ${startWall} and ${wall} < ${endWall} then true
  else false end`;

/** A range, and the moments a day before and after its ends as if its clocks showed UTC. */
function momentsOf({ tz, startDate, endDate }: ReportRange) {
  const [start, end] = [Date.parse(`${startDate}Z`), Date.parse(`${endDate}Z`) + 1000];
  return {
    ...{ tz, startDate, endDate },
    earliest: written(start - DAY),
    surelyFrom: written(start + DAY),
    surelyUntil: written(end - DAY),
    latest: written(end + DAY),
  };
}

const [firstMoment, lastMoment] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')];

/** As PostgreSQL reads it: of the years that have four digits. */
function written(moment: number): string {
  return new Date(Math.min(Math.max(moment, firstMoment), lastMoment)).toISOString();
}

/** What a statement is named after whose filter asks for so much. */
function namesIn({ agent, rating, isMissed, isFromTrigger, search }: ChatFilter): string {
  const names = { agent, rating, [`missed_${isMissed}`]: isMissed, trigger: isFromTrigger, search };
  return Object.entries(names)
    .map(([name, value]) => (value === undefined ? '' : `_${name}`))
    .join('');
}

function passes({ agent, rating, isMissed: missed, isFromTrigger, search }: ChatFilter): SQL | undefined {
  return and(
    agent === undefined ? undefined : eq(chats.agentName, asked('agent')),
    rating && eq(chats.rating, asked('rating')),
    missed === undefined ? undefined : missed ? isMissed : sql`not ${isMissed}`,
    isFromTrigger === undefined ? undefined : eq(chats.isFromTrigger, asked('isFromTrigger')),
    search === undefined ? undefined : sql`strpos(${chats.searchText}, ${asked('search')}) > 0`,
  );
}

/**
 * When the clocks of a zone show `wall`: the first time where they show it twice, and as if they had not yet jumped
 * where they jump over it. `at time zone` alone takes the second. The offsets are those of a day before and after.
 */
function instantOf(wall: SQL): SQL {
  const tz = asked('tz');
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
