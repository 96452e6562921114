import type { Client } from 'pg';

/** Chats of the last 30 days, however long the history before them is. */
const recent = 5000;

export interface Place {
  widgetId: number;
  accountId: number;
  userId: number;
}

/**
 * Replaces the chats of the demo's first widget with this many: always the same number in the last 30 days and all
 * others in the years before, plus an operator's online times for every hundred.
 */
export async function fillHistory(client: Client, count: number): Promise<Place> {
  const { rows } = await client.query<Record<keyof Place, string>>(`
    select w.id as "widgetId", w.account_id as "accountId", u.id as "userId" from widgets w join users u using (account_id)
    where w.step = '3' and u.is_admin order by w.account_id, w.id, u.id limit 1`);
  const [found] = rows;
  if (!found) throw new Error('The demo has no finished widget.');
  const widgetId = Number(found.widgetId);
  await client.query('delete from chats');
  await client.query('delete from presence');
  for (const [amount, from, until] of [
    [count - recent, 3650, 30],
    [recent, 30, 0],
  ]) {
    await client.query(
      `insert into chats (widget_id, started_at, ended_at, title, channel_name, channel_url, agent_name, agent_avatar_url,
         first_response_at, rating, feedback, message_count, is_from_trigger, is_offline_message, visitor, search_text)
       select $1, at, at + interval '9 minutes', 'Question ' || n, '', '', case when n % 7 = 0 then '' else 'Agent ' || n % 12 end, '',
         case when n % 7 > 0 then at + make_interval(secs => n % 400) end, case when n % 5 = 0 then 'up' when n % 31 = 0 then 'down' end, '',
         n % 20, n % 6 = 0, n % 21 = 0,
         jsonb_build_object('name', 'Visitor ' || n, 'email', 'v' || n || '@example.test', 'avatarUrl', '', 'location', 'Portland',
           'createdAt', '2020-01-01T00:00:00Z', 'currentPage', 'https://acme.test/', 'identUserId', '', 'identTraits', ''),
         'visitor ' || n
       from (select n, now() - make_interval(secs => 86400 * ($4::float8 + ($3::float8 - $4::float8) * n / $2::float8)) as at
         from generate_series(1, $2::int) n) as numbered`,
      [widgetId, amount, from, until],
    );
    await client.query(
      `insert into presence (widget_id, agent_name, online_at, offline_at)
       select $1, 'Agent ' || n % 12, at, at + interval '4 hours'
       from (select n, now() - interval '4 hours' - make_interval(secs => 86400 * ($4::float8 + ($3::float8 - $4::float8) * n / $2::float8)) as at
         from generate_series(1, $2::int) n) as numbered`,
      [widgetId, Math.ceil((amount ?? 0) / 100), from, until],
    );
  }
  await client.query('vacuum analyze');
  return { widgetId, accountId: Number(found.accountId), userId: Number(found.userId) };
}
