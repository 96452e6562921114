import { createMemoryStore } from 'chatdeck/service';
import { makeChatRecord, signedInDataset } from 'chatdeck/testing';
import { count, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { chatDays, chats } from '../../examples/server/src/database/schema';
import { createSqlStore } from '../../examples/server/src/store';
import { makeWorld, start, widgetIds } from '../contract/world';
import { openTestPglite } from '../databases';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestPglite();
}, 60_000);
afterAll(() => database.close());

/** Each day of each widget as it is counted, and as it is. */
async function days() {
  const { db } = database;
  const { widgetId, day, chats: counted } = chatDays;
  const began = sql`(${chats.startedAt} at time zone 'UTC')::date::text`.mapWith(String);
  return {
    counted: await db
      .select({ widgetId, day, chats: counted })
      .from(chatDays)
      .where(gt(counted, 0))
      .orderBy(widgetId, day),
    real: await db
      .select({ widgetId: chats.widgetId, day: began, chats: count() })
      .from(chats)
      .groupBy(sql`1`, sql`2`)
      .orderBy(sql`1`, sql`2`),
  };
}

test('the days that are counted stay those of the chats, whatever is written, and count as the memory store does', async () => {
  const { db } = database;
  const store = createSqlStore(db);
  const memory = createMemoryStore();
  const world = makeWorld();
  // In the last day and before, around midnight, at the border of thirty days, and long ago.
  const ages = [0.4, 0.9, 1.1, 29.4, 29.6, 30, 30.4, 30.5, 30.6, 31, 45, 400, 3650];
  world.dataset.chats = [
    ...world.dataset.chats,
    ...ages.flatMap((age, index) =>
      [0, 1].map((second) =>
        makeChatRecord({
          id: 500 + 2 * index + second,
          widgetId: widgetIds.acme,
          // One of each two is missed.
          agentName: second === 0 ? '' : 'Alex',
          startedAt: new Date(start.getTime() - age * 86_400_000 - second),
        }),
      ),
    ),
  ];
  const dataset = await signedInDataset(world, start);
  await store.load(dataset);
  await memory.load(dataset);
  const [found, expected] = await Promise.all([
    store.chats.statsByWidget(1, start),
    memory.chats.statsByWidget(1, start),
  ]);
  expect([...found]).toEqual([...expected]);
  expect(found.get(widgetIds.acme)?.total).toBe(35);

  const statements = [
    sql`update chats set started_at = started_at - interval '40 days' where id % 3 = 0`,
    sql`update chats set widget_id = ${widgetIds.unfinished} where id % 5 = 0`,
    sql`delete from chats where id % 4 = 0`,
    sql`delete from widgets where id = ${widgetIds.unfinished}`,
    sql`delete from accounts`,
  ];
  for (const statement of statements) {
    await db.execute(statement);
    const { counted, real } = await days();
    expect(counted).toEqual(real);
  }
});
