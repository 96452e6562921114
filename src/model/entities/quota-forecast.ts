import type { Instant } from '../core/tolerant';
import { utcMonthAt } from '../time/utc-month';
import { DAY } from '../time/duration';

/** The calendar month of a moment, in UTC. Conversations are counted by it, and start over with the next one. */
export function countedMonth(now: Instant): { from: Instant; until: Instant } {
  const { from, to: until } = utcMonthAt(now);
  return { from, until };
}

/** Where the month's conversations lead at their pace so far. `startsOverAt` is when counting starts over. */
export type QuotaForecast =
  /** `over` is 0 if the limit is exactly reached. */
  | { status: 'reached'; over: number; startsOverAt: Instant }
  /** The limit is reached before counting starts over. */
  | { status: 'reaches'; at: Instant; perDay: number; startsOverAt: Instant }
  /** The month ends within the limit. */
  | { status: 'stays'; byEnd: number; startsOverAt: Instant };

/**
 * When the conversations of a month reach their limit; null without a limit, or without conversations. The first day
 * counts as a whole one, because a busy hour says little about a month.
 */
export function quotaForecast(count: number, limit: number, now: Instant): QuotaForecast | null {
  if (limit <= 0 || count <= 0) return null;
  const { from, until: startsOverAt } = countedMonth(now);
  if (count >= limit) return { status: 'reached', over: count - limit, startsOverAt };
  const elapsed = Math.max(now - from, DAY);
  const at = Math.ceil(from + (elapsed * limit) / count);
  if (at < startsOverAt) return { status: 'reaches', at, perDay: (count * DAY) / elapsed, startsOverAt };
  return { status: 'stays', byEnd: Math.round((count * (startsOverAt - from)) / elapsed), startsOverAt };
}
