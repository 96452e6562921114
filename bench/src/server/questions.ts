import type { Place } from './history.ts';

export interface Asked extends Place {
  token: string;
  /** The range of the reports in UTC, the end not included. */
  from: Date;
  until: Date;
}

export interface Question {
  title: string;
  /** Below `/v1`, requested together as the dashboard does. */
  paths(place: Place, range: string): string[];
  /** The same by hand, in one statement. */
  sql: string;
  /** `$1` and so on. */
  takes: (keyof Asked)[];
}

/** Who asks: no answer may be given without it. */
const me = `me as materialized (
  select u.id, u.account_id, u.is_admin from sessions s
  join users u on u.id = s.user_id and u.account_id = s.account_id
  where s.token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex') and s.expires_at > now()
)`;

/** The same, with a widget of theirs and a plan: reports are for admins whose plan has them. */
const mine = `${me}, mine as materialized (
  select w.id, a.plan_id from me join accounts a on a.id = me.account_id join widgets w on w.account_id = me.account_id
  where w.id = $2 and me.is_admin
)`;

/** The requests, each next to what an expert on the tables and indexes would write in psql. */
export const questions: readonly Question[] = [
  {
    title: 'current user with stats',
    paths: () => ['/users/current', '/users/current/chat_endpoints'],
    sql: `with ${me}, ours as materialized (select w.* from widgets w join me using (account_id)), since as materialized (
        select date_trunc('day', now() at time zone 'UTC' - interval '30 days') as midnight, date_trunc('month', now() at time zone 'UTC') as month
      )
      select
        (select row_to_json(u) from users u join me using (id)),
        (select row_to_json(a) from accounts a join me on me.account_id = a.id),
        (select json_agg(w order by id) from ours w),
        (select sum(chats) from chat_days where widget_id in (select id from ours) and day >= (select month::date from since)
          and day < (select (month + interval '1 month')::date from since)),
        (select json_agg(s) from (
           select widget_id, date_bin('24 hours', started_at, now()) as day, count(*) from chats
           where widget_id in (select id from ours) and started_at <= now()
             and started_at >= (select midnight at time zone 'UTC' from since) group by 1, 2
           union all
           select widget_id, null, sum(chats) from chat_days
           where widget_id in (select id from ours) and day < (select midnight::date from since) group by 1) s)`,
    takes: ['token'],
  },
  {
    title: 'overview of 30 days',
    paths: ({ widgetId }, range) => [`/reports/${widgetId}/overview?${range}`],
    sql: `with ${mine}
      select mine.plan_id, figures.* from mine left join lateral (
        select agent_name, count(*) as chats, count(*) filter (where is_from_trigger) as from_trigger, count(*) filter (where rating = 'up') as up,
          count(*) filter (where rating = 'down') as down, count(*) filter (where first_response_at - started_at > interval '60 seconds') as late,
          count(first_response_at) as answered, extract(epoch from sum(first_response_at - started_at)) as waiting,
          extract(epoch from sum(ended_at - started_at)) as duration, sum(message_count) as messages,
          count(*) filter (where is_offline_message) as offline
        from chats where widget_id = mine.id and started_at >= $3 and started_at < $4 group by agent_name) figures on true`,
    takes: ['token', 'widgetId', 'from', 'until'],
  },
  {
    title: 'history, first page',
    paths: ({ widgetId }, range) => [`/reports/${widgetId}/chats?${range}&perPage=15&page=0`],
    sql: `with ${mine}
      select mine.plan_id, (select count(*) from chats where widget_id = mine.id and started_at >= $3 and started_at < $4),
        (select json_agg(c) from (select * from chats where widget_id = mine.id and started_at >= $3 and started_at < $4
          order by started_at desc, id desc limit 15) c)
      from mine`,
    takes: ['token', 'widgetId', 'from', 'until'],
  },
  {
    title: 'availability of 30 days',
    paths: ({ widgetId }, range) => [`/reports/${widgetId}/availability?${range}`],
    sql: `with ${mine}, days as (
        select day, day + interval '1 day' as next
        from generate_series(($3::timestamptz at time zone 'UTC')::date, ($4::timestamptz at time zone 'UTC')::date - 1, interval '1 day') day
      ), online as materialized (
        select presence.* from presence where exists (select from mine) and int8range(widget_id, widget_id, '[]') @> $2::bigint
          and tstzrange(least(online_at, offline_at), offline_at) && tstzrange($3, $4)
      ), pieces as (
        select day, unnest(range_agg(tstzrange(greatest(online_at, day at time zone 'UTC'), least(coalesce(offline_at, now()), next at time zone 'UTC')))) as piece
        from days join online on online_at < next at time zone 'UTC' and coalesce(offline_at, now()) > day at time zone 'UTC' group by day
      )
      select mine.plan_id, day, piece from mine left join pieces on true order by day`,
    takes: ['token', 'widgetId', 'from', 'until'],
  },
];
