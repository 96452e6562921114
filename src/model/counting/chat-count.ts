import type { Problem } from '../core/problem';
import { addDays } from '../time/local-date';
import { daysInRange, type DateRange } from '../time/date-range';
import type { NamedWidget } from '../entities/widget';

/** A report reads this many chats at most; it leaves out the earliest days of a range with more. */
export const chatLimit = 100_000;
/** Up to this many chats are read without asking. */
export const chatsAtOnce = 5_000;

/** The days that are counted, in their time zone. */
export interface ReportHead {
  dates: DateRange;
  /** An IANA name. */
  zone: string;
}

/** The days of a range whose chats are counted. */
export interface CountedDates {
  dates: DateRange;
  /** How many chats they have. */
  chats: number;
  /** How many chats are on the days before them. */
  leftOut: number;
}

/** Why reading chats stopped. */
export type DownloadFailure =
  /** A page couldn't be loaded. */
  | { kind: 'problem'; problem: Problem }
  /** The number of chats received doesn't match the server's count. */
  | { kind: 'count'; widget: NamedWidget; found: number; expected: number }
  /** The chats kept changing while they were being read. */
  | { kind: 'changed'; widget: NamedWidget };

/** Figures that need every chat of a range: how far reading them is. */
export type ChatCount<T> =
  /** It isn't known yet how many chats there are. */
  | { status: 'loading' }
  /** Their number couldn't be loaded. */
  | { status: 'failed'; problem: Problem; onRetry(): void }
  /** So many that they are only read on request. */
  | { status: 'waiting'; chats: number; onStart(): void }
  /** `total` is null until it is known. */
  | { status: 'running'; done: number; total: number | null; onCancel(): void }
  | { status: 'canceled'; onStart(): void }
  /** What was read so far is kept, and resuming continues from there. */
  | {
      status: 'stopped';
      failure: DownloadFailure;
      done: number;
      total: number | null;
      onResume(): void;
      /** Counts the chats read so far, even though the server's count differs. */
      onAccept(): void;
      onCancel(): void;
    }
  | { status: 'ready'; data: T; counted: CountedDates };

/**
 * The latest days of a range with at most `limit` chats, and at least its last day. `count` returns how many chats days
 * have; it is called once for most ranges, and once more for each halving of a range with too many.
 */
export async function latestDates(
  dates: DateRange,
  count: (dates: DateRange) => Promise<number>,
  limit: number = chatLimit,
): Promise<CountedDates> {
  const all = await count(dates);
  const last = daysInRange(dates) - 1;
  if (all <= limit || last === 0) return { dates, chats: all, leftOut: 0 };
  const daysFrom = (day: number): DateRange => ({ start: addDays(dates.start, day), end: dates.end });
  let [low, high, chats] = [1, last, await count(daysFrom(last))];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = await count(daysFrom(middle));
    if (found <= limit) [high, chats] = [middle, found];
    else low = middle + 1;
  }
  return { dates: daysFrom(high), chats, leftOut: Math.max(0, all - chats) };
}
