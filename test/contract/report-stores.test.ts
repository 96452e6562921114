import { addDays } from 'chatdeck/model/time/local-date';
import { dayLengthHours } from 'chatdeck/model/time/zoned-time';
import { createMemoryStore, type ChatFilter, type Dataset, type ReportRange, type Store } from 'chatdeck/service';
import { makeAccountRecord, makeChatRecord, makeDataset, makeWidgetRecord } from 'chatdeck/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { createRandom } from '../../examples/server/src/seed/random';
import { createSqlStore } from '../../examples/server/src/store';
import { openTestPglite, openTestPostgres } from '../databases';

const HOUR = 3_600_000;

/** A zone, and a day on which its clocks do something. */
const places = [
  ['Europe/Berlin', '2025-03-30'],
  ['Europe/Berlin', '2025-10-26'],
  ['America/New_York', '2025-03-09'],
  ['America/New_York', '2025-11-02'],
  ['Asia/Kolkata', '2025-06-18'],
  ['Pacific/Apia', '2020-09-27'],
  ['Pacific/Apia', '2021-04-04'],
  // A day that was left out.
  ['Pacific/Apia', '2011-12-30'],
  // Midnight comes twice, is jumped over, and lies in the hour that is repeated.
  ['Atlantic/Azores', '2025-10-26'],
  ['America/Havana', '2025-03-09'],
  ['America/Santiago', '2025-04-05'],
  // Clocks move by half an hour.
  ['Australia/Lord_Howe', '2025-10-05'],
  ['UTC', '2025-06-18'],
] as const;

const random = createRandom(7);
const agents = ['', 'Dana Whitfield', 'Łukasz Żak', 'luis'] as const;

/** A widget for each place, with chats and overlapping times online for some days around it, often on whole hours. */
function makeRandomDataset(): Dataset {
  const scattered = (day: string) =>
    Date.parse(day) + random.between(-72, 72) * HOUR + (random.chance(0.5) ? 0 : random.between(0, HOUR));
  const widgets = places.map((_, index) => makeWidgetRecord({ id: index + 1 }));
  const chats = places.flatMap(([, day], place) =>
    Array.from({ length: 150 }, (_, index) => {
      const startedAt = new Date(scattered(day));
      const wait = random.pick([null, 0, 59_999, 60_000, 60_001, random.between(0, 900_000)]);
      return makeChatRecord({
        id: place * 1000 + index + 1,
        widgetId: place + 1,
        startedAt,
        endedAt: new Date(startedAt.getTime() + random.between(0, HOUR)),
        agentName: random.pick(agents),
        firstResponseAt: wait === null ? null : new Date(startedAt.getTime() + wait),
        rating: random.pick([null, 'up', 'down']),
        feedback: random.pick(['', 'Große Hilfe!', '100 % _fine_', 'ÉTÉ']),
        messageCount: random.between(0, 40),
        isFromTrigger: random.chance(0.3),
        isOfflineMessage: random.chance(0.2),
      });
    }),
  );
  const presence = places.flatMap(([, day], place) =>
    Array.from({ length: 25 }, () => {
      const from = scattered(day);
      const isOpen = random.chance(0.1);
      return {
        widgetId: place + 1,
        agentName: random.pick(agents),
        onlineAt: new Date(from),
        offlineAt: isOpen ? null : new Date(from + random.between(0, 6) * HOUR),
      };
    }),
  );
  return makeDataset({ accounts: [makeAccountRecord()], widgets, chats, presence });
}

/** Whole days mostly, as screens ask for, and now and then odd times within them. */
function makeRange(tz: string, day: string): ReportRange {
  const startDay = addDays(day, random.between(-3, 0));
  const endDay = addDays(startDay, random.between(0, 4));
  if (random.chance(0.6)) return { tz, startDate: `${startDay}T00:00:00`, endDate: `${endDay}T23:59:59` };
  const two = (value: number) => String(value).padStart(2, '0');
  const time = () => `${two(random.between(0, 3))}:${two(random.between(0, 1) * 30)}:00`;
  return { tz, startDate: `${startDay}T${time()}`, endDate: `${addDays(endDay, 1)}T${time()}` };
}

function makeFilter(range: ReportRange): ChatFilter {
  return {
    ...range,
    agent: random.pick<string | undefined>([undefined, undefined, ...agents]),
    rating: random.pick<ChatFilter['rating']>([undefined, undefined, 'up', 'down']),
    isMissed: random.pick<boolean | undefined>([undefined, undefined, true, false]),
    isFromTrigger: random.pick<boolean | undefined>([undefined, undefined, true, false]),
    search: random.pick<string | undefined>([undefined, undefined, 'große', '% _', 'été', 'alaska', "'"]),
  };
}

describe.each([
  ['PGlite', openTestPglite],
  ['PostgreSQL 15', openTestPostgres],
])('%s and the store in memory', (_name, open) => {
  const memory = createMemoryStore();
  let sql: Store;
  let database: OpenDatabase;

  beforeAll(async () => {
    const dataset = makeRandomDataset();
    await memory.load(dataset);
    database = await open();
    sql = createSqlStore(database.db);
    await sql.load(dataset);
  });
  afterAll(() => database.close());

  test('start no workers to read chats, however cheap PostgreSQL takes them to be', async () => {
    const settings = {
      parallel_setup_cost: 0,
      parallel_tuple_cost: 0,
      min_parallel_index_scan_size: 0,
      min_parallel_table_scan_size: 0,
      max_parallel_workers_per_gather: 2,
    };
    const plan = await database.db.transaction(async (transaction) => {
      for (const [name, value] of Object.entries(settings)) {
        await transaction.execute(`set local ${name} = ${value}`);
      }
      const explain = async (text: string) => JSON.stringify(await transaction.execute(`explain (costs off) ${text}`));
      return [await explain('select count(*) from presence'), await explain('select count(*) from chats')];
    });
    expect(plan[0]).toContain('Gather');
    expect(plan[1]).not.toContain('Gather');
  });

  describe.each(places.map(([tz, day], index) => ({ tz, day, widgetId: index + 1 })))(
    'around $day in $tz',
    ({ tz, day, widgetId }) => {
      const ranges = Array.from({ length: 12 }, () => makeRange(tz, day));
      const pages = ranges.map((range) => ({
        filter: makeFilter(range),
        page: { limit: random.between(1, 20), offset: random.between(0, 2) * 20 },
      }));
      const now = new Date(Date.parse(day) + 60 * HOUR);

      test('add up to the same figures', async () => {
        let counted = 0;
        const byAgent = (sums: { agentName: string }[]) => sums.sort((a, b) => (a.agentName < b.agentName ? -1 : 1));
        for (const range of ranges) {
          const expected = byAgent(await memory.reports.sums(1, widgetId, range));
          expect(byAgent(await sql.reports.sums(1, widgetId, range)), JSON.stringify(range)).toEqual(expected);
          counted += expected.length;
        }
        expect(counted).toBeGreaterThan(ranges.length);
      });

      test('count the same chats on each day of the zone', async () => {
        let counted = 0;
        const byDate = <T extends { date: string }>(sums: T[]) => sums.sort((a, b) => (a.date < b.date ? -1 : 1));
        for (const range of ranges) {
          const expected = byDate(await memory.reports.daySums(1, widgetId, range));
          expect(byDate(await sql.reports.daySums(1, widgetId, range)), JSON.stringify(range)).toEqual(expected);
          const total = (await memory.reports.sums(1, widgetId, range)).reduce((sum, { chats }) => sum + chats, 0);
          expect(expected.reduce((sum, { chats }) => sum + chats, 0)).toBe(total);
          counted += expected.length;
        }
        expect(counted).toBeGreaterThan(ranges.length);
      });

      test('give the same pages of chats', async () => {
        for (const { filter, page } of pages) {
          const expected = await memory.reports.chats(1, widgetId, filter, page);
          expect(await sql.reports.chats(1, widgetId, filter, page), JSON.stringify({ filter, page })).toEqual(
            expected,
          );
        }
      });

      test('know the same times online', async () => {
        for (const range of ranges) {
          const expected = await memory.reports.onlineDays(1, widgetId, range, now);
          expect(await sql.reports.onlineDays(1, widgetId, range, now), JSON.stringify(range)).toEqual(expected);
        }
      });

      test('tell another account nothing', async () => {
        for (const store of [memory, sql]) {
          for (const [index, range] of ranges.entries()) {
            expect(await store.reports.sums(2, widgetId, range)).toEqual([]);
            expect(await store.reports.daySums(2, widgetId, range)).toEqual([]);
            const page = { limit: 5, offset: index % 2 };
            expect(await store.reports.chats(2, widgetId, range, page)).toEqual({ chats: [], total: 0 });
            const days = await store.reports.onlineDays(2, widgetId, range, now);
            expect(days.flatMap(({ online }) => online)).toEqual([]);
          }
        }
      });

      test('fill a day of any length when someone is always online', async () => {
        const range = { tz, startDate: `${addDays(day, -2)}T00:00:00`, endDate: `${addDays(day, 2)}T23:59:59` };
        const always = createMemoryStore();
        const presence = [{ widgetId: 1, agentName: 'Dana', onlineAt: new Date(0), offlineAt: null }];
        await always.load(makeDataset({ widgets: [makeWidgetRecord({ id: 1 })], presence }));
        for (const { date, online } of await always.reports.onlineDays(1, 1, range, new Date())) {
          const hours = online.reduce((sum, piece) => sum + (piece.end.getTime() - piece.start.getTime()) / HOUR, 0);
          expect([date, hours]).toEqual([date, dayLengthHours(date, tz)]);
        }
      });
    },
  );
});
