import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What the stores work with: Drizzle over either driver, or a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The connections of a pool. */
export interface PoolSize {
  total: number;
  idle: number;
  /** Callers who wait for one. */
  waiting: number;
}

/** A database that is open: its tables are those of the newest migration. */
export interface OpenDatabase {
  db: Database;
  /**
   * Runs alone among all processes that share the database. What `work` does through the database it is given may take
   * as long as it needs.
   */
  alone<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** The connections now; undefined for the embedded database, which has one. */
  poolSize?: (() => PoolSize) | undefined;
  close(): Promise<void>;
}

/** The casing between TypeScript's names and SQL's: `startedAt` is `started_at`. */
export const casing = 'snake_case';
