import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray, ne, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { probes } from '../database/schema';
import { outageOf, reasonOf, type Outage } from './outage';

export type Readiness = { isReady: true } | { isReady: false; reason: Outage | 'stopping' };

export interface ReadinessCheck {
  /** Whether requests can be served: writes and reads a row. */
  check(): Promise<Readiness>;
  /** What the last check or request showed, without a new one. */
  isReady(): boolean;
  /** Takes an error that comes from an outage, which is logged when it begins and when it ends; false for any other. */
  note(error: unknown): boolean;
  /** From now on it isn’t ready, whatever the database does. */
  stop(): void;
}

interface ReadinessOptions {
  db: Database;
  log: Logger;
  /** Milliseconds that a check can take. */
  patienceMs?: number;
  /** How long a result counts for others who ask, and how long an outage lasts after the last error that came from it. */
  keepMs?: number;
  /** How often a database is checked while it is out, whether anyone asks or not. */
  retryMs?: number;
}

/** Checks the database when asked and, during an outage, until it is over. */
export function createReadiness(options: ReadinessOptions): ReadinessCheck {
  const { db, log, patienceMs = 5000, keepMs = 1000, retryMs = 5000 } = options;
  let outage: Outage | undefined;
  let lastError = -Infinity;
  let isStopping = false;
  let shared: { at: number; result: Promise<Readiness> } | undefined;
  let retry: NodeJS.Timeout | undefined;
  const row = newRow();
  let hasTidied = false;

  function begin(reason: Outage, error: unknown) {
    lastError = performance.now();
    if (outage === undefined) {
      log.error({ err: error, reason }, 'database not ready');
      // A check from before the outage says nothing now.
      shared = undefined;
      retry = setInterval(() => void check(), retryMs).unref();
    }
    outage ??= reason;
  }

  function end() {
    if (outage === undefined || performance.now() - lastError < keepMs) return;
    log.info({ reason: outage }, 'database ready again');
    outage = undefined;
    clearInterval(retry);
  }

  async function probe(): Promise<Readiness> {
    try {
      await inTime(writeAndRead(db, row, patienceMs), patienceMs);
      end();
      if (!hasTidied) void tidy();
    } catch (error) {
      begin(reasonOf(error), error);
    }
    return outage === undefined ? { isReady: true } : { isReady: false, reason: outage };
  }

  async function tidy() {
    hasTidied = true;
    // The rows do no harm, and the next process tries again.
    await deleteOtherRows(db, row).catch(() => undefined);
  }

  function check(): Promise<Readiness> {
    if (isStopping) return Promise.resolve({ isReady: false, reason: 'stopping' });
    const now = performance.now();
    // Many who ask write one row.
    if (!shared || now - shared.at >= keepMs) shared = { at: now, result: probe() };
    return shared.result;
  }

  return {
    check,
    isReady: () => !isStopping && outage === undefined,
    note(error) {
      const reason = outageOf(error);
      if (reason !== undefined) begin(reason, error);
      return reason !== undefined;
    },
    stop() {
      isStopping = true;
      clearInterval(retry);
    },
  };
}

/** Processes that share a database have a row each, so that none waits for another that is frozen in its check. */
function newRow() {
  return `readiness ${randomUUID()}`;
}

/**
 * In one transaction, so that a row that another process deletes isn’t taken for a failure. The database ends it before
 * the patience is over, so that no connection waits on.
 */
async function writeAndRead(db: Database, name: string, patienceMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    const limit = sql.raw(String(Math.ceil(patienceMs * 0.8)));
    await tx.execute(sql`set local statement_timeout = ${limit}`);
    await tx.execute(sql`set local lock_timeout = ${limit}`);
    const row = { name, mark: randomUUID() };
    await tx.insert(probes).values(row).onConflictDoUpdate({ target: probes.name, set: row });
    const [found] = await tx.select().from(probes).where(eq(probes.name, name));
    if (found?.mark !== row.mark) throw new Error('the database returned another row than was written');
  });
}

/**
 * Deletes the rows of earlier processes; one that is still running writes its row again. A row that another process is
 * writing is left alone, and one statement can’t be frozen halfway.
 */
async function deleteOtherRows(db: Database, name: string): Promise<void> {
  const free = db
    .select({ name: probes.name })
    .from(probes)
    .where(ne(probes.name, name))
    .for('update', { skipLocked: true });
  await db.delete(probes).where(inArray(probes.name, free));
}

async function inTime(work: Promise<void>, ms: number): Promise<void> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal }).then(() => {
    throw Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' });
  });
  // It ends after the work, or rejects after this has.
  late.catch(() => undefined);
  work.catch(() => undefined);
  await Promise.race([work, late]).finally(() => over.abort());
}
