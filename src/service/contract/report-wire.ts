import type { VisitorRecord } from './records';

/** One agent's figures as they travel, or the team's; null where nothing was measured (core platform, section 3). */
export interface WireChatFigures {
  /** Empty in the row of missed chats, and for the team. */
  agentName: string;
  totalChats: number;
  avgChatsPerDay: number | null;
  chatsFromTrigger: number;
  /** 0-100: up / (up + down). */
  upRatingPercent: number | null;
  upRatingCount: number;
  lateReply: number;
  /** Seconds. */
  avgTimeToFirstReply: number | null;
  /** Seconds. */
  avgChatDuration: number | null;
  avgMsgsPerChat: number | null;
  totalOfflineMsgs: number;
}

/** Figures of one widget as they travel. */
export interface WireOverviewStats {
  totalStats: WireChatFigures;
  stats: WireChatFigures[];
}

/** A chat of the history as it travels. */
export interface WireChat {
  startedAt: string;
  endedAt: string;
  title: string;
  channelUrl: string;
  channelName: string;
  /** Empty when nobody answered. */
  agentName: string;
  agentAvatarUrl: string;
  /** `0001-01-01T00:00:00Z` when nobody answered. */
  firstResponseAt: string;
  chatRating: 'up' | 'down' | null;
  chatFeedback: string;
  visitor: VisitorRecord;
}

/**
 * One day of availability as it travels. Its periods are exactly the pieces that are drawn: times when at least one
 * operator was online, each from `Offline` to `Online`, in order, apart from each other and cut at the day's midnights.
 */
export interface WireAvailabilityDay {
  /** Short month and day, as in `Nov 3`. */
  label: string;
  periods: { state: string; prevState: string; start: string; end: string }[];
}
