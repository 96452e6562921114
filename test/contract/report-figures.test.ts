// cspell:ignore recordset
import { calls, onlineDays, readAnswer } from 'chatdeck/model';
import { at, hoursOfDay } from 'chatdeck/model/reports/coverage/coverage';
import {
  countCoverage,
  noCoverage,
  onlineCoverage,
  plannedSpans,
} from 'chatdeck/model/reports/coverage/coverage-report';
import { dailyTotals } from 'chatdeck/model/reports/daily';
import { missedChats, onlineSummary } from 'chatdeck/model/reports/online-summary';
import { addPages, emptyPages, pagesFigures } from 'chatdeck/model/reports/pages';
import { rollUp } from 'chatdeck/model/reports/roll-up';
import { makeWeek, weekdays } from 'chatdeck/model/settings/operating-hours/schedule';
import { addDays } from 'chatdeck/model/time/local-date';
import { datesIn, type Dataset, type Store } from 'chatdeck/service';
import { availabilityAnswer, chatAnswer, daysAnswer, overviewAnswer } from 'chatdeck/service/reports/answers';
import { makeAccountRecord, makeChatRecord, makeDataset, makeWidgetRecord } from 'chatdeck/testing';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { createRandom } from '../../examples/server/src/seed/random';
import { createSqlStore } from '../../examples/server/src/store';
import { openTestPglite } from '../databases';

const HOUR = 3_600_000;
const ACCOUNTS = 30;
const DAYS = 9;

/** A zone, and a day near which its clocks change; some zones have no such day. */
const places = [
  ['Europe/Berlin', '2025-03-30'],
  ['Europe/Berlin', '2025-10-26'],
  ['America/New_York', '2025-11-02'],
  ['America/Havana', '2025-03-09'],
  ['America/Santiago', '2025-04-05'],
  ['America/St_Johns', '2025-03-09'],
  ['Asia/Kolkata', '2025-06-18'],
  ['Australia/Lord_Howe', '2025-10-05'],
  ['Pacific/Apia', '2021-04-04'],
  ['UTC', '2025-06-18'],
] as const;

const addresses = [
  'https://acme.test/pricing',
  'https://acme.test/pricing?plan=2',
  'https://acme.test/docs/start#top',
  'https://shop.acme.test/cart/',
  '',
] as const;

const random = createRandom(30);

/** Accounts of one to three widgets: busy ones, one without agents, and one without any chats on most days. */
const accounts = Array.from({ length: ACCOUNTS }, (_, index) => {
  const [zone, day] = places[index % places.length] ?? places[0];
  const start = addDays(day, -random.between(1, DAYS - 2));
  const widgetIds = Array.from({ length: 1 + (index % 3) }, (_each, widget) => index * 3 + widget + 1);
  return { id: index + 1, zone, start, end: addDays(start, DAYS - 1), widgetIds, isAlone: index % 7 === 3 };
});
type Account = (typeof accounts)[number];

function makeAccounts(): Dataset {
  const widgets = accounts.flatMap(({ id, widgetIds }) =>
    widgetIds.map((widget) => makeWidgetRecord({ id: widget, accountId: id })),
  );
  const chats = accounts.flatMap(({ start, widgetIds, isAlone }) =>
    widgetIds.flatMap((widgetId) => {
      // A day before and after as well, and none on some days.
      const days = Array.from({ length: DAYS + 2 }, (_, day) => day - 1).filter(() => random.chance(0.6));
      return days.flatMap((day) =>
        Array.from({ length: random.between(1, 7) }, (_, index) => {
          const startedAt = new Date(Date.parse(addDays(start, day)) + random.between(0, 24 * 4 - 1) * (HOUR / 4));
          const isMissed = isAlone || random.chance(0.3);
          const wait = random.pick([1000, 60_000, 60_001, random.between(1, 900) * 1000]);
          return makeChatRecord({
            id: widgetId * 1000 + (day + 1) * 10 + index,
            widgetId,
            startedAt,
            endedAt: new Date(startedAt.getTime() + HOUR),
            agentName: isMissed ? '' : random.pick(['Dana', 'Łukasz']),
            firstResponseAt: isMissed ? null : new Date(startedAt.getTime() + wait),
            rating: random.pick([null, null, 'up', 'down']),
            isFromTrigger: random.chance(0.3),
            isOfflineMessage: random.chance(0.2),
            visitor: { ...makeChatRecord().visitor, currentPage: random.pick(addresses) },
          });
        }),
      );
    }),
  );
  const presence = accounts
    .filter(({ isAlone }) => !isAlone)
    .flatMap(({ start, widgetIds }) =>
      widgetIds.flatMap((widgetId) =>
        Array.from({ length: 12 }, () => {
          const onlineAt = new Date(Date.parse(start) + random.between(-24, DAYS * 24) * HOUR);
          const offlineAt = new Date(onlineAt.getTime() + random.between(1, 40) * (HOUR / 4));
          return { widgetId, agentName: random.pick(['Dana', 'Łukasz']), onlineAt, offlineAt };
        }),
      ),
    );
  return makeDataset({ accounts: accounts.map(({ id }) => makeAccountRecord({ id })), widgets, chats, presence });
}

let database: OpenDatabase;
let store: Store;

beforeAll(async () => {
  database = await openTestPglite();
  store = createSqlStore(database.db);
  await store.load(makeAccounts());
});
afterAll(() => database.close());

/** Rows of a query that was written by hand for this test. */
async function ask<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
  const { rows } = (await database.db.execute<Row>(query)) as { rows: Row[] };
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) Object.assign(row, { [name]: toNumber(value) });
  }
  return rows;
}

/** Averages become sums again, which are not quite whole. */
function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** Sums come as text. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

const rangeOf = ({ zone, start, end }: Account) => ({
  tz: zone,
  startDate: `${start}T00:00:00`,
  endDate: `${end}T23:59:59`,
});
const datesOf = ({ start, end }: Account) => ({ start, end });

/** What the screens get of a widget. */
async function overviewOf(account: Account, widgetId: number) {
  const range = rangeOf(account);
  const sums = await store.reports.sums(account.id, widgetId, range);
  const days = daysAnswer(await store.reports.daySums(account.id, widgetId, range), datesIn(range));
  return readAnswer(calls.overviewReport.answer, { ...overviewAnswer(sums, DAYS), days });
}

async function chatsOf(account: Account, widgetId: number, isFromTrigger?: boolean) {
  const filter = { ...rangeOf(account), isFromTrigger };
  const { chats, total } = await store.reports.chats(account.id, widgetId, filter, { limit: 1000, offset: 0 });
  return readAnswer(calls.chatsReport.answer, { chats: chats.map(chatAnswer), totalChats: total }).chats;
}

/** The chats of an account's range, by the date on the clocks of its zone. */
const inRange = ({ id, zone, start, end }: Account) => sql`
  from chats join widgets on widgets.id = chats.widget_id
  where widgets.account_id = ${id}
    and (started_at at time zone ${zone})::date between ${start}::date and ${end}::date`;

const totals = sql`
  count(*) as "chats",
  count(*) filter (where agent_name = '') as "missed",
  count(*) filter (where rating = 'up') as "ratedUp",
  count(*) filter (where rating = 'down') as "ratedDown",
  count(first_response_at) as "answered",
  coalesce(sum(extract(epoch from first_response_at - started_at)), 0) as "replySeconds"`;

describe.each(accounts)('account $id in $zone from $start', (account) => {
  test('has the totals and the days that SQL counts', async () => {
    const stats = await Promise.all(account.widgetIds.map((widgetId) => overviewOf(account, widgetId)));
    const [all] = await ask(sql`
      select ${totals},
        count(*) filter (where first_response_at - started_at > interval '60 seconds') as "late",
        count(*) filter (where is_offline_message) as "offline"
      ${inRange(account)}`);
    const found = rollUp(stats);
    expect({ ...found, replySeconds: toMilliseconds(found.replySeconds) }).toEqual(all);

    const days = await ask(sql`
      select day::date::text as "date", coalesce("chats", 0) as "chats", coalesce("missed", 0) as "missed",
        coalesce("ratedUp", 0) as "ratedUp", coalesce("ratedDown", 0) as "ratedDown",
        coalesce("answered", 0) as "answered", coalesce("replySeconds", 0) as "replySeconds"
      from generate_series(${account.start}::timestamp, ${account.end}::timestamp, interval '1 day') as day
      left join (select (started_at at time zone ${account.zone})::date as started, ${totals} ${inRange(account)} group by 1) as counted
        on counted.started = day::date
      order by 1`);
    expect(
      dailyTotals(stats, datesOf(account))?.map((day) => ({ ...day, replySeconds: toMilliseconds(day.replySeconds) })),
    ).toEqual(days);
  });

  test('has the hours of the week that SQL counts', async () => {
    const rows = (await Promise.all(account.widgetIds.map((widgetId) => chatsOf(account, widgetId)))).flat();
    const { shown } = countCoverage({ shown: account.zone, planned: 'UTC' })(noCoverage, rows);
    const found = weekdays.flatMap((weekday) =>
      hoursOfDay.flatMap((hour) => {
        const count = at(shown, weekday, hour);
        return count.chats === 0 ? [] : [{ weekday, hour, ...count }];
      }),
    );
    const clock = sql`(started_at at time zone ${account.zone})`;
    const counted = await ask<(typeof found)[number]>(sql`
      select extract(dow from ${clock})::int as weekday, extract(hour from ${clock})::int as hour,
        count(*) as chats, count(*) filter (where agent_name = '') as missed
      ${inRange(account)} group by 1, 2`);
    const place = ({ weekday, hour }: { weekday: number; hour: number }) => weekday * 24 + hour;
    expect(found.toSorted((a, b) => place(a) - place(b))).toEqual(counted.toSorted((a, b) => place(a) - place(b)));
  });

  test('has the pages that SQL counts', async () => {
    const lists = await Promise.all(
      account.widgetIds.flatMap((widgetId) =>
        [true, false].map(async (trigger) =>
          addPages(emptyPages(), await chatsOf(account, widgetId, trigger), trigger),
        ),
      ),
    );
    const found = pagesFigures(lists).pages.map(
      ({ key, chats, missed, rated, up, answered, replySeconds, triggered }) => ({
        key,
        chats,
        missed,
        rated,
        up,
        answered,
        replySeconds,
        triggered,
      }),
    );
    const page = sql`regexp_replace(regexp_replace(visitor ->> 'currentPage', '[?#].*$', ''), '^https://|/$', '', 'g')`;
    const counted = await ask<{ key: string; chats: number }>(sql`
      select ${page} as key, count(*) as chats, count(*) filter (where agent_name = '') as missed,
        count(rating) as rated, count(*) filter (where rating = 'up') as up, count(first_response_at) as answered,
        coalesce(sum(round(extract(epoch from first_response_at - started_at))), 0) as "replySeconds",
        count(*) filter (where is_from_trigger) as triggered
      ${inRange(account)} group by 1`);
    expect(found).toEqual(counted.toSorted((a, b) => b.chats - a.chats || (a.key < b.key ? -1 : 1)));
  });

  test('was online for as long as SQL adds up', async () => {
    const { id, zone, start, end } = account;
    for (const widgetId of account.widgetIds) {
      const answer = availabilityAnswer(await store.reports.onlineDays(id, widgetId, rangeOf(account), new Date()));
      const days = onlineDays(readAnswer(calls.availabilityReport.answer, answer), datesOf(account), zone, Date.now());
      const counted = await ask<{ date: string; online: number; length: number }>(sql`
        select day::date::text as date,
          extract(epoch from (day + interval '1 day') at time zone ${zone} - day at time zone ${zone})::float8 as length,
          coalesce((
            select sum(extract(epoch from upper(span) - lower(span)))::float8
            from unnest((
              select range_agg(tstzrange(online_at, offline_at)) from presence where widget_id = ${widgetId}
            ) * tstzmultirange(tstzrange(day at time zone ${zone}, (day + interval '1 day') at time zone ${zone}))) as span
          ), 0) as online
        from generate_series(${start}::timestamp, ${end}::timestamp, interval '1 day') as day
        order by 1`);
      expect(
        days.days.map(({ date, hours, online }) => ({ date, length: hours * 3600, online: Math.round(online * 3600) })),
      ).toEqual(counted);
      const { total } = onlineSummary(days.days, undefined, zone);
      expect(Math.round(total.online * 3600)).toBe(counted.reduce((sum, day) => sum + day.online, 0));
    }
  });
});

/** Open hours on clocks of another zone: on weekdays, and on Sundays, when clocks change. */
const opening = [
  { days: [1, 2, 3, 4, 5], opens: 9, closes: 12 },
  { days: [1, 2, 3, 4, 5], opens: 13, closes: 18 },
  { days: [0], opens: 5, closes: 8 },
];
const openWeek = makeWeek((weekday) =>
  opening
    .filter(({ days }) => days.includes(weekday))
    .map(({ opens, closes }) => ({ start: opens * 100, end: closes * 100 })),
);

describe.each(accounts)('the hours of account $id in $zone from $start', (account) => {
  const { id, zone, start, end, widgetIds } = account;
  const planZone = places[(id + 3) % places.length]?.[0] ?? 'UTC';
  const whole = sql`tstzmultirange(tstzrange(
    ${start}::timestamp at time zone ${zone}, (${end}::timestamp + interval '1 day') at time zone ${zone}))`;
  const online = (widgetId: number) => sql`coalesce((
    select range_agg(tstzrange(online_at, offline_at)) from presence where widget_id = ${widgetId}
  ), '{}'::tstzmultirange)`;
  const seconds = (spans: SQL) => sql`coalesce((
    select sum(extract(epoch from upper(span) - lower(span)))::float8 from unnest(${spans}) as span
  ), 0)`;
  const onlineDaysOf = async (widgetId: number) => {
    const answer = availabilityAnswer(await store.reports.onlineDays(id, widgetId, rangeOf(account), new Date()));
    return onlineDays(readAnswer(calls.availabilityReport.answer, answer), datesOf(account), zone, Date.now());
  };

  test('were kept and exceeded for as long as SQL adds up', async () => {
    const head = { dates: datesOf(account), zone };
    const planned = plannedSpans({ isOn: true, zone: planZone, week: openWeek }, head);
    for (const widgetId of widgetIds) {
      const { adherence } = onlineCoverage(await onlineDaysOf(widgetId), planned, head);
      const plan = sql`(
        select range_agg(tstzrange(
          (day + make_interval(hours => opens)) at time zone ${planZone},
          (day + make_interval(hours => closes)) at time zone ${planZone}))
        from generate_series(${start}::timestamp - interval '1 day', ${end}::timestamp + interval '1 day', interval '1 day') as day
        join jsonb_to_recordset(${JSON.stringify(opening)}::jsonb) as hours (days jsonb, opens int, closes int)
          on days @> to_jsonb(extract(dow from day)::int)
      ) * ${whole}`;
      const [counted] = await ask(sql`
        select ${seconds(plan)} as planned, ${seconds(sql`${plan} * ${online(widgetId)}`)} as kept,
          ${seconds(sql`${whole} * ${online(widgetId)} - (${plan})`)} as extra`);
      const { planned: due = NaN, kept = NaN, extra = NaN } = adherence ?? {};
      expect({ planned: due / 1000, kept: kept / 1000, extra: extra / 1000 }).toEqual(counted);
    }
  });

  test('had as many missed chats without anyone online as SQL counts', async () => {
    for (const widgetId of widgetIds) {
      const rows = await chatsOf(account, widgetId);
      const missed = rows.filter((row) => row.status === 'ready' && row.data.agentName === '');
      const { total } = onlineSummary(
        (await onlineDaysOf(widgetId)).days,
        missedChats({ chats: missed, totalChats: missed.length }),
        zone,
      );
      const [counted] = await ask(sql`
        select count(*) filter (where not started_at <@ ${online(widgetId)}) as "missedOffline", count(*) as missed
        ${inRange(account)} and widget_id = ${widgetId} and agent_name = ''`);
      expect({ missedOffline: total.missedOffline, missed: total.missed }).toEqual(counted);
    }
  });
});

test('the accounts have what is rare: empty days, missing agents, and days of other lengths', async () => {
  const [found] = await ask<{ chats: number; alone: number }>(sql`
    select count(*) as chats,
      (select count(*) from (select account_id from chats join widgets on widgets.id = chats.widget_id
        group by 1 having count(*) filter (where agent_name <> '') = 0) as each) as alone from chats`);
  expect(found?.chats).toBeGreaterThan(1000);
  expect(found?.alone).toBeGreaterThanOrEqual(3);
});
