import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema';

/** Every table whose rows are worth keeping, each after those that it refers to. */
export const backedUpTables: readonly PgTable[] = inOrder(
  Object.values(schema).filter((value) => is(value, PgTable) && value !== schema.probes) as PgTable[],
);

function inOrder(tables: PgTable[]): PgTable[] {
  const done = new Set<PgTable>();
  const visit = (table: PgTable) => {
    if (done.has(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) visit(foreignTable);
    }
    done.add(table);
  };
  tables.forEach(visit);
  return [...done];
}

/** A table as SQL names it. */
export const nameOf = (table: PgTable) => sql.identifier(getTableName(table));

/** The columns that the database numbers. */
export function numberedColumns(table: PgTable): string[] {
  return getTableConfig(table).columns.flatMap((column) => {
    const { generatedIdentity } = column as { generatedIdentity?: object };
    return generatedIdentity ? [snakeCase(column.name)] : [];
  });
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
