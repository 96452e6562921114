import { oldestKeptChange } from 'chatdeck/service';
import { and, asc, eq, getTableColumns, gt, gte, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import {
  accounts,
  botUsers,
  changes,
  chats,
  invoices,
  presence,
  questionGroups,
  savedReplies,
  users,
  widgets,
} from '../database/schema';

/** Rows in memory at a time: an account may have more chats than fit. */
const batchSize = 500;

/** Everything that is stored of an account, as pieces of one JSON text. Keys, passwords and other secrets are left out. */
export async function* exportParts(db: Database, accountId: number, now: Date): AsyncGenerator<string> {
  const { apiKey: _, zapierApiKey: __, pendingKey: ___, ...accountColumns } = getTableColumns(accounts);
  const { passwordHash: ____, ...userColumns } = getTableColumns(users);
  const [account] = await db.select(accountColumns).from(accounts).where(eq(accounts.id, accountId));
  const people = await db.select(userColumns).from(users).where(eq(users.accountId, accountId));
  const ownWidgets = await db.select().from(widgets).where(eq(widgets.accountId, accountId));
  const widgetIds = ownWidgets.map(({ id }) => id);
  const groups = await db.select().from(questionGroups).where(eq(questionGroups.accountId, accountId));
  const paid = await db.select().from(invoices).where(eq(invoices.accountId, accountId));

  yield `{"exportedAt":${JSON.stringify(now)},"account":${JSON.stringify(account)},"users":${JSON.stringify(people)}`;
  yield `,"widgets":${JSON.stringify(ownWidgets)},"questionGroups":${JSON.stringify(groups)},"invoices":${JSON.stringify(paid)}`;
  yield* list('savedReplies', (after) =>
    db
      .select()
      .from(savedReplies)
      .where(and(inArray(savedReplies.widgetId, widgetIds), gt(savedReplies.id, after)))
      .orderBy(asc(savedReplies.id))
      .limit(batchSize),
  );
  yield* list('botUsers', (after) =>
    db
      .select()
      .from(botUsers)
      .where(and(inArray(botUsers.widgetId, widgetIds), gt(botUsers.id, after)))
      .orderBy(asc(botUsers.id))
      .limit(batchSize),
  );
  yield* list('changes', (after) =>
    db
      .select()
      .from(changes)
      .where(and(inArray(changes.widgetId, widgetIds), gte(changes.at, oldestKeptChange(now)), gt(changes.id, after)))
      .orderBy(asc(changes.id))
      .limit(batchSize),
  );
  yield* list('presence', (after) =>
    db
      .select()
      .from(presence)
      .where(and(inArray(presence.widgetId, widgetIds), gt(presence.id, after)))
      .orderBy(asc(presence.id))
      .limit(batchSize),
  );
  const { searchText: _____, ...chatColumns } = getTableColumns(chats);
  yield* list('chats', (after) =>
    db
      .select(chatColumns)
      .from(chats)
      .where(and(inArray(chats.widgetId, widgetIds), gt(chats.id, after)))
      .orderBy(asc(chats.id))
      .limit(batchSize),
  );
  yield '}\n';
}

/** One member of the text, read a batch at a time from the row after `after` on. */
async function* list<Row extends { id: number }>(
  name: string,
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let after = 0;
  for (;;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) break;
    yield (after === 0 ? '' : ',') + rows.map((row) => JSON.stringify(row)).join(',');
    after = last.id;
  }
  yield ']';
}
