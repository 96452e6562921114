import { jsonEqual } from '../core/json-equal';

/**
 * Progress of reading a paged list that grows at its start in the meantime. Takes as many rows as the list had when its
 * first page arrived, each exactly once.
 */
export interface ChatSnapshot {
  /** Index of the next page. */
  page: number;
  taken: number;
  /** How many pages in a row had no new row. */
  idlePages: number;
  /** From the first page; null before that. */
  total: number | null;
  /** The previous page as received, and its first row's index in the original list. */
  last: { start: number; rows: readonly unknown[] };
}

export const emptySnapshot: ChatSnapshot = {
  page: 0,
  taken: 0,
  idlePages: 0,
  total: null,
  last: { start: 0, rows: [] },
};

type TakenPage =
  /** The page's rows from `skip` on are new. `isWhole`: no more pages are needed. */
  | { status: 'taken'; skip: number; isWhole: boolean; snapshot: ChatSnapshot }
  /** The list lost or reordered rows, or ended early, so nothing read so far is reliable. */
  | { status: 'changed' };

/** Far more chats than a download can hold. A server that claims more could keep one busy forever. */
export const maxSnapshotRows = 10_000_000;

/** No list grows by so many pages while they are read: a server that claims it repeats itself. */
const maxIdlePages = 20;

/** Takes one more page. Rows that newer ones pushed onto it must match those already read. */
export function takePage(
  { page, taken, idlePages: before, total: known, last }: ChatSnapshot,
  rows: readonly unknown[],
  totalNow: number,
  perPage: number,
): TakenPage {
  const total = known ?? totalNow;
  const grown = totalNow - total;
  const start = page * perPage - grown;
  const skip = taken - start;
  const isRepeated = rows.slice(0, Math.max(0, skip)).every((row, index) => {
    const place = start + index - last.start;
    return place < 0 || place >= last.rows.length || jsonEqual(row, last.rows[place]);
  });
  // A server that ignores the page would be read until its total is reached.
  const isStuck = page > 0 && grown === 0 && rows.length === perPage && jsonEqual(rows, last.rows);
  if (grown < 0 || skip < 0 || !isRepeated || isStuck) return { status: 'changed' };
  const read = taken + Math.max(0, rows.length - skip);
  const idlePages = read > taken ? 0 : before + 1;
  if (idlePages > maxIdlePages) return { status: 'changed' };
  return {
    status: 'taken',
    skip,
    isWhole: read >= total || rows.length < perPage,
    snapshot: { page: page + 1, taken: read, idlePages, total, last: { start, rows } },
  };
}
