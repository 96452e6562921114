import { isTimeout } from '../timeouts';

/** Why the database can’t be used: a class for programs and people, without anything of its inside. */
export type Outage = DatabaseOutage | 'too_slow' | 'failed';
type DatabaseOutage = 'disk_full' | 'read_only' | 'unreachable';

const outages = new Map<unknown, DatabaseOutage>([
  ['53100', 'disk_full'],
  ['ENOSPC', 'disk_full'],
  ['EDQUOT', 'disk_full'],
  ['25006', 'read_only'],
  ['EROFS', 'read_only'],
  // Of PostgreSQL: too many connections, and a server that stops, crashed, or starts.
  ['53300', 'unreachable'],
  ['57P01', 'unreachable'],
  ['57P02', 'unreachable'],
  ['57P03', 'unreachable'],
  // Of the network.
  ['ECONNREFUSED', 'unreachable'],
  ['ECONNRESET', 'unreachable'],
  ['EHOSTUNREACH', 'unreachable'],
  ['ENETUNREACH', 'unreachable'],
  ['ENOTFOUND', 'unreachable'],
  ['EPIPE', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
]);

/** Of the driver, which gives them no code. */
const lostConnection = /^(Connection terminated|Client has encountered a connection error|PGlite is closed)/;

/** The outage that an error comes from, however deep the driver’s lies; undefined for an error of one statement. */
export function outageOf(error: unknown): DatabaseOutage | undefined {
  if (error instanceof AggregateError) return outageOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const { code, message, cause } = error as Error & { code?: unknown };
  return outages.get(code) ?? (lostConnection.test(message) ? 'unreachable' : outageOf(cause));
}

/** Why a check failed, which must succeed. */
export function reasonOf(error: unknown): Outage {
  return outageOf(error) ?? (isTimeout(error) ? 'too_slow' : 'failed');
}
