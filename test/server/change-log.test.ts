import { createService, type ChangeRecord } from 'chatdeck/service';
import { plainPasswords, signedInDataset } from 'chatdeck/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportParts } from '../../examples/server/src/account-export/parts';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { changes, widgets } from '../../examples/server/src/database/schema';
import { createSqlStore } from '../../examples/server/src/store';
import { deleteOldChanges } from '../../examples/server/src/store/changes';
import { makeWorld, start, tokens, widgetIds } from '../contract/world';
import { openTestPglite } from '../databases';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(start.getTime() - days * day);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestPglite();
}, 120_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate accounts, attempts, team_channels restart identity cascade`);
  await createSqlStore(database.db).load(await signedInDataset(makeWorld(), start));
});

const openService = () =>
  createService({
    store: createSqlStore(database.db),
    passwords: plainPasswords,
    now: () => start,
    onError: () => undefined,
  });

function save(service: ReturnType<typeof openService>, onlineTitle: string) {
  return service.request(`http://chat.test/v1/chat_endpoints/${widgetIds.acme}/update_config`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${tokens.admin}` },
    body: JSON.stringify({ onlineTitle }),
  });
}

test('nothing is stored that can’t be logged', async () => {
  const service = openService();
  const titleNow = async () => {
    const [widget] = await database.db
      .select({ settings: widgets.settings })
      .from(widgets)
      .where(eq(widgets.id, widgetIds.acme));
    return widget?.settings.onlineTitle;
  };
  expect((await save(service, 'First')).status).toBe(200);
  await database.db.execute(
    sql`alter table changes add constraint no_second check (changes::text not like '%Second%')`,
  );
  expect((await save(service, 'Second')).status).toBe(500);
  expect(await titleNow()).toBe('First');
  await database.db.execute(sql`alter table changes drop constraint no_second`);
  expect((await save(service, 'Second')).status).toBe(200);
  expect(await titleNow()).toBe('Second');
});

const entry = (widgetId: number, days: number): Omit<ChangeRecord, 'id'> => ({
  widgetId,
  at: daysAgo(days),
  who: `${days}@acme.test`,
  how: 'form',
  changes: [],
});

async function ages(): Promise<number[]> {
  const rows = await database.db.select({ at: changes.at }).from(changes);
  return rows.map(({ at }) => (start.getTime() - at.getTime()) / day).sort((a, b) => a - b);
}

test('entries of over 90 days leave the database at a start, or when any widget of their account changes', async () => {
  const store = createSqlStore(database.db);
  const [widget, other] = await store.widgets.list(1);
  if (!widget || !other) throw new Error('The account needs two widgets.');
  await database.db.insert(changes).values([entry(other.id, 91), entry(other.id, 89), entry(widgetIds.globex, 91)]);
  await store.changes?.add(entry(widget.id, 0), daysAgo(90));
  expect(await ages()).toEqual([0, 89, 91]);
  await deleteOldChanges(database.db, start);
  expect(await ages()).toEqual([0, 89]);
});

test('an account’s export leaves out entries of over 90 days', async () => {
  await database.db.insert(changes).values([entry(widgetIds.acme, 91), entry(widgetIds.acme, 89)]);
  let text = '';
  for await (const part of exportParts(database.db, 1, start)) text += part;
  expect((JSON.parse(text) as { changes: ChangeRecord[] }).changes.map(({ who }) => who)).toEqual(['89@acme.test']);
});
