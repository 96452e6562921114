/** Milliseconds that a connection to PostgreSQL lets things take; 0 leaves it to the database. */
export interface Timeouts {
  /** One statement. */
  statement: number;
  /** Waiting for a row or table that another transaction holds. */
  lock: number;
  /** A transaction in which nothing happens. */
  idleTransaction: number;
}

export const noTimeouts: Timeouts = { statement: 0, lock: 0, idleTransaction: 0 };

/** `query_canceled`, `lock_not_available`, `idle_in_transaction_session_timeout`. */
const timeoutCodes = new Set<unknown>(['57014', '55P03', '25P03']);

/** Whether the database took too long, however deep the driver's error lies; so does a pool that has no connection left. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && timeoutCodes.has(error.code)) return true;
  return error.message === 'timeout exceeded when trying to connect' || isTimeout(error.cause);
}
