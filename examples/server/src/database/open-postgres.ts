import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { StartError } from '../start-error';
import { noTimeouts, type Timeouts } from '../timeouts';
import { casing, type OpenDatabase } from './database';

/** The advisory lock that migrations and seeding hold: any number, the same in every process. */
const lockNumber = 4_242_001;

/** Connects to PostgreSQL and migrates its tables. Other starting processes wait. */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  onError: (error: Error) => void,
  timeouts: Timeouts = noTimeouts,
): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000, ...settingsOf(timeouts) });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', onError);

  async function alone<T>(work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
    const holder = await pool.connect();
    try {
      for (const name of Object.keys(settingsOf(timeouts))) await holder.query(`set ${name} = 0`);
      await holder.query('select pg_advisory_lock($1)', [lockNumber]);
      return await work(drizzle({ client: holder, casing }));
    } finally {
      // Ends the connection and with it the lock, whatever state it is in.
      holder.release(true);
    }
  }

  try {
    await alone((db) => migrate(db, { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
  const poolSize = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db: drizzle({ client: pool, casing }), alone, poolSize, close: () => pool.end() };
}

/** In the names of PostgreSQL; what is 0 is left to the database. */
function settingsOf({ statement, lock, idleTransaction }: Timeouts) {
  return {
    ...(statement > 0 && { statement_timeout: statement }),
    ...(lock > 0 && { lock_timeout: lock }),
    ...(idleTransaction > 0 && { idle_in_transaction_session_timeout: idleTransaction }),
  };
}

/** Node reports a rejected connection to several addresses as an error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return 'unknown reason';
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
