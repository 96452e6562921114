import { searchText, type ChatRecord, type Dataset } from 'chatdeck/service';
import { getTableName, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import {
  accounts,
  botUsers,
  chats,
  invitations,
  invoices,
  presence,
  questionGroups,
  savedReplies,
  serviceKeys,
  sessions,
  teamChannels,
  users,
  widgets,
} from '../database/schema';

/** Rows per statement: PostgreSQL takes 65,535 parameters, the widest table has 23 columns. */
const batchSize = 1000;

/** Stores a dataset, all of it or nothing. */
export async function loadDataset(db: Database, dataset: Dataset): Promise<void> {
  await db.transaction(async (tx) => {
    await insertAll(tx, accounts, dataset.accounts);
    await insertAll(tx, users, dataset.users);
    await insertAll(tx, widgets, dataset.widgets);
    await insertAll(tx, chats, searchable(dataset.chats));
    await insertAll(tx, serviceKeys, dataset.serviceKeys ?? []);
    await insertAll(tx, sessions, dataset.sessions);
    await insertAll(tx, presence, dataset.presence);
    await insertAll(tx, questionGroups, dataset.questionGroups);
    await insertAll(tx, savedReplies, dataset.savedReplies);
    await insertAll(tx, botUsers, dataset.botUsers);
    await insertAll(tx, invitations, dataset.invitations ?? []);
    await insertAll(tx, invoices, dataset.invoices);
    await insertAll(tx, teamChannels, dataset.teamChannels ?? []);
    for (const table of [accounts, users, widgets, chats, savedReplies, serviceKeys]) await continueIds(tx, table);
  });
}

function* searchable(records: Iterable<ChatRecord>) {
  for (const chat of records) yield { ...chat, searchText: searchText(chat) };
}

async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  records: Iterable<InferInsertModel<Table>>,
): Promise<void> {
  for (const batch of batches(records)) await db.insert(table).values(batch);
}

function* batches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    if (batch.push(item) < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Rows inserted with an id leave the sequence behind: the next new row continues from the highest. */
async function continueIds(db: Database, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await db.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${table}`);
}
