import type { Store } from 'chatdeck/service';
import { signedInDataset, type Scenario } from 'chatdeck/testing';
import { sql } from 'drizzle-orm';
import type { Database } from '../../examples/server/src/database/database';

type Fill = (scenario: Scenario) => Promise<void>;

/**
 * Makes scenarios all that is stored. Of one that comes again, the database keeps a copy, and writes only the rows that
 * differ from it, in the tables that were written to: most tests change few of many.
 */
export function keepWorlds(db: Database, store: Store, now: () => Date): Fill {
  const loadedAt = new WeakMap<Scenario, number>();
  /** The schema with the copy. */
  const copies = new WeakMap<Scenario, string>();
  let count = 0;
  /** The copy that was stored before what has been written since. */
  let restored: string | undefined;

  return async (scenario) => {
    const at = now();
    const isAsLoaded = loadedAt.get(scenario) === at.getTime();
    const copy = copies.get(scenario);
    if (isAsLoaded && copy !== undefined) {
      await db.execute(sql.raw(`select ${copy}.restore(${restored !== copy})`));
      restored = copy;
      return;
    }
    restored = undefined;
    await db.execute(emptied);
    await store.load(await signedInDataset(scenario, at));
    if (isAsLoaded) {
      if (count === 0) await noteWrites(db);
      copies.set(scenario, await keepCopy(db, `kept_${++count}`));
    }
    // Only now is it sure to come again.
    else if (copy === undefined) loadedAt.set(scenario, at.getTime());
  };
}

/** Deleting rows is eight times as fast as `truncate`, which recreates the files of its tables. */
export const emptied = sql`
  with gone_accounts as (delete from accounts), gone_attempts as (delete from attempts),
    gone_channels as (delete from team_channels), gone_visits as (delete from team_visits),
    gone_grants as (delete from team_grants)
  select setval(oid::regclass, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`;

/** Notes each table that is written to from now on, other than by a copy. */
async function noteWrites(db: Database): Promise<void> {
  await asked(db, 'create schema writes');
  await asked(db, 'create table writes.noted (name text)');
  await asked(
    db,
    `create function writes.note() returns trigger language plpgsql as $$
      begin insert into writes.noted values (tg_table_name); return null; end $$`,
  );
  for (const table of await namesIn(db, 'pg_tables', 'tablename')) {
    await asked(
      db,
      `create trigger noted after insert or update or delete on public.${table}
        for each statement execute function writes.note()`,
    );
  }
}

/** Copies all tables into a schema, beside a function that makes them as they are now. */
async function keepCopy(db: Database, schema: string): Promise<string> {
  await db.execute(sql.raw(`create schema ${schema}`));
  const tables = await namesIn(db, 'pg_tables', 'tablename');
  for (const table of tables) {
    await db.execute(sql.raw(`create table ${schema}.${table} as table public.${table}`));
  }
  const sequences = await namesIn(db, 'pg_sequences', 'sequencename');
  const rewritten = tables.map(
    (table) => `
      if is_all or '${table}' = any (written) then
        delete from public.${table} now_row
          where not exists (select from ${schema}.${table} kept_row where kept_row = now_row);
        insert into public.${table} overriding system value select * from ${schema}.${table} kept_row
          where not exists (select from public.${table} now_row where now_row = kept_row);
      end if;`,
  );
  const continued = await Promise.all(
    sequences.map(async (name) => {
      const { rows } = await asked(db, `select last_value, is_called from public.${name}`);
      return `perform setval('public.${name}', ${String(rows[0]?.last_value)}, ${String(rows[0]?.is_called)});`;
    }),
  );
  // As a replica: no reference is checked, and no row takes others with it, until all are as they were.
  await db.execute(
    sql.raw(`create function ${schema}.restore(is_all boolean) returns void language plpgsql
      set session_replication_role = replica as $$
      declare written text[] := array(select name from writes.noted);
      begin ${rewritten.join('')} ${continued.join(' ')} delete from writes.noted; end $$`),
  );
  return schema;
}

async function namesIn(db: Database, list: string, column: string): Promise<string[]> {
  const { rows } = await asked(db, `select ${column} as name from ${list} where schemaname = 'public'`);
  return rows.map(({ name }) => String(name));
}

/** Both drivers answer so. */
async function asked(db: Database, query: string): Promise<{ rows: Record<string, unknown>[] }> {
  return (await db.execute(sql.raw(query))) as { rows: Record<string, unknown>[] };
}
