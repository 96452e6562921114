import { jsonEqual } from '../core/json-equal';

/**
 * How far a list has been read that grows at its start meanwhile: as many as it had when its first page came are taken,
 * each once.
 */
export interface ChatSnapshot {
  /** Of the next page. */
  page: number;
  taken: number;
  /** As the first page said; null before that. */
  total: number | null;
  /** The page before, as it came, and the place of its first row in the list as it was at first. */
  last: { start: number; rows: readonly unknown[] };
}

export const emptySnapshot: ChatSnapshot = { page: 0, taken: 0, total: null, last: { start: 0, rows: [] } };

type TakenPage =
  /** Of the page's rows those from `skip` on are new; `isWhole`: no other page is needed. */
  | { status: 'taken'; skip: number; isWhole: boolean; snapshot: ChatSnapshot }
  /** The list lost rows or their order, or ended before as many came as were promised: nothing of it can be relied on. */
  | { status: 'changed' };

/** Reads one more page. Rows that moved on to it because of newer ones must be those that were read before. */
export function takePage(
  { page, taken, total: known, last }: ChatSnapshot,
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
  if (grown < 0 || skip < 0 || !isRepeated) return { status: 'changed' };
  const read = taken + Math.max(0, rows.length - skip);
  return {
    status: 'taken',
    skip,
    isWhole: read >= total || rows.length < perPage,
    snapshot: { page: page + 1, taken: read, total, last: { start, rows } },
  };
}
