import type { Instant } from '../../core/tolerant';
import { chatsIn30Days, type ChatStats } from '../../entities/widget';
import { DAY } from '../../time/duration';

/** Since when visitors have seen a widget, going by its chats. */
export type LiveSince =
  | { kind: 'noChats' }
  /** `at` is the end of the 24 hours in which the first chat started. */
  | { kind: 'since'; at: Instant; chats: number }
  /** Its first chat is older than the daily counts. */
  | { kind: 'longer'; chats: number };

/** Since when a widget has been on a site: at the latest since its first chat. */
export function liveSince(stats: ChatStats, now: Instant): LiveSince {
  const days = stats.dailyCounts30d;
  const recent = days.length === 0 ? 0 : chatsIn30Days(stats);
  const chats = Math.max(stats.total, recent);
  if (chats === 0) return { kind: 'noChats' };
  if (chats > recent) return { kind: 'longer', chats };
  const daysSince = days.length - 1 - days.findIndex((day) => day.chats > 0);
  return { kind: 'since', at: now - daysSince * DAY, chats };
}
