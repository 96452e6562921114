import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/**
 * Fills the demo with so many more chats, to see how it bears them: over the 90 days before `now` and the first
 * account's finished widgets, busier by day than by night. One statement, so that a million take seconds.
 */
export async function addManyChats(db: Database, count: number, now: Date): Promise<void> {
  await db.execute(sql`
    with places as (
      select array_agg(id order by id) as ids
      from widgets
      where step = '3' and account_id = (select min(id) from accounts)
    ),
    drawn as (
      select
        number,
        ids[1 + floor(array_length(ids, 1) * random() * random())::int] as widget_id,
        ${now.toISOString()}::timestamptz
          - make_interval(days => floor(random() * 90)::int, secs => 86400 * (random() + random()) / 2) as started_at,
        random() as luck,
        random() as mood,
        random() as speed
      from places, generate_series(1, ${count}::int) as number
    ),
    told as (
      select
        *,
        luck < 0.85 as is_answered,
        case when luck < 0.85 then make_interval(secs => 5 + 400 * power(speed, 6)) end as wait,
        'Visitor ' || number as name,
        'Question ' || number as title
      from drawn
    )
    insert into chats (
      widget_id, started_at, ended_at, title, channel_name, channel_url, agent_name, agent_avatar_url,
      first_response_at, rating, feedback, message_count, is_from_trigger, is_offline_message, visitor, search_text
    )
    select
      widget_id,
      started_at,
      started_at + coalesce(wait, interval '0') + make_interval(secs => 60 + floor(1200 * mood)),
      title,
      '',
      '',
      case when is_answered then 'Agent ' || (1 + number % 12) else '' end,
      '',
      started_at + wait,
      case when is_answered and mood < 0.3 then case when speed < 0.9 then 'up' else 'down' end end,
      '',
      1 + floor(20 * mood)::int,
      speed < 0.15,
      luck > 0.95,
      jsonb_build_object(
        'name', name, 'email', 'visitor' || number || '@example.test', 'avatarUrl', '', 'location', 'Portland, United States',
        'createdAt', to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'currentPage', 'https://acme.test/',
        'identUserId', '', 'identTraits', ''
      ),
      lower(name || E'\n' || 'visitor' || number || '@example.test' || E'\n' || title || E'\n')
    from told
  `);
}
