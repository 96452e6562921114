import type { Place } from './history.ts';

export interface Question {
  title: string;
  /** Below `/v1`, all at once as the dashboard asks them. */
  paths(place: Place, range: string): string[];
  /** The same by hand, in one statement; `$1` is the widget, `$2` the account, `$3` the person, `$4` and `$5` the range in UTC. */
  sql: string;
  /** Of `$1` to `$5`, those that stand in it. */
  takes: (keyof Place | 'from' | 'until')[];
}

/** What is asked, each beside what somebody who knows the tables would write into psql. */
export const questions: readonly Question[] = [
  {
    title: 'current user with stats',
    paths: () => ['/users/current', '/users/current/chat_endpoints'],
    sql: `select
      (select row_to_json(u) from users u where id = $2),
      (select row_to_json(a) from accounts a where id = $1),
      (select json_agg(w order by id) from widgets w where account_id = $1),
      (select count(*) from chats c join widgets w on w.id = c.widget_id
         where w.account_id = $1 and started_at >= date_trunc('month', now()) and started_at < date_trunc('month', now()) + interval '1 month'),
      (select json_agg(s) from (
         select c.widget_id, least(floor(extract(epoch from now() - started_at) / 86400), 30)::int as age, count(*)
         from chats c join widgets w on w.id = c.widget_id
         where w.account_id = $1 and started_at <= now() and started_at >= date_trunc('day', now() - interval '30 days', 'UTC') group by 1, 2
         union all
         select d.widget_id, 30, sum(chats) from chat_days d join widgets w on w.id = d.widget_id
         where w.account_id = $1 and day < (date_trunc('day', now() - interval '30 days', 'UTC') at time zone 'UTC')::date group by 1) s)`,
    takes: ['accountId', 'userId'],
  },
  {
    title: 'overview of 30 days',
    paths: ({ widgetId }, range) => [`/reports/${widgetId}/overview?${range}`],
    sql: `select agent_name, count(*), count(*) filter (where is_from_trigger), count(*) filter (where rating = 'up'),
        count(*) filter (where rating = 'down'), count(*) filter (where first_response_at - started_at > interval '60 seconds'),
        count(first_response_at), sum(extract(epoch from first_response_at - started_at)), sum(extract(epoch from ended_at - started_at)),
        sum(message_count), count(*) filter (where is_offline_message)
      from chats where widget_id = $1 and started_at >= $2 and started_at < $3 group by agent_name`,
    takes: ['widgetId', 'from', 'until'],
  },
  {
    title: 'history, first page',
    paths: ({ widgetId }, range) => [`/reports/${widgetId}/chats?${range}&perPage=15&page=0`],
    sql: `select
      (select count(*) from chats where widget_id = $1 and started_at >= $2 and started_at < $3),
      (select json_agg(c) from (select * from chats where widget_id = $1 and started_at >= $2 and started_at < $3
        order by started_at desc, id desc limit 15) c)`,
    takes: ['widgetId', 'from', 'until'],
  },
  {
    title: 'availability of 30 days',
    paths: ({ widgetId }, range) => [`/reports/${widgetId}/availability?${range}`],
    sql: `with days as (
        select day, day + interval '1 day' as next from generate_series(($2::timestamptz at time zone 'UTC')::date, ($3::timestamptz at time zone 'UTC')::date - 1, interval '1 day') day
      )
      select day, unnest(range_agg(tstzrange(greatest(online_at, day at time zone 'UTC'), least(coalesce(offline_at, now()), next at time zone 'UTC'))))
      from days join presence on widget_id = $1 and online_at < next at time zone 'UTC' and coalesce(offline_at, now()) > day at time zone 'UTC'
        and online_at < $3 and coalesce(offline_at, now()) > $2
      group by day order by day`,
    takes: ['widgetId', 'from', 'until'],
  },
];
