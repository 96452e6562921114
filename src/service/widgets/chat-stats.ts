import { countedDays, type ChatCounts } from '../contract/store';
import type { WireChatStats } from '../contract/wire';

/** Counts as they travel: the oldest day first, so that the last one is the last 24 hours (decisions, "Wire contract"). */
export function chatStatsAnswer(counts: ChatCounts | undefined): WireChatStats {
  const days = (counts?.byAge ?? Array.from({ length: countedDays }, () => 0)).toReversed();
  const sum = days.reduce((a, b) => a + b, 0);
  return {
    total: counts?.total ?? 0,
    last24h: days.at(-1) ?? 0,
    avg30d: Math.round((sum / countedDays) * 10) / 10,
    dailyCounts30d: days.map((chats) => ({ chats })),
  };
}
