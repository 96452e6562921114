import type { VisitorRecord } from '../service/contract/records';
import type { WireAvailabilityDay, WireChat, WireChatFigures, WireOverviewStats } from '../service/contract/wire';

/** Overrides of a chat; some fields of its visitor. */
export type ChatOverrides = Partial<Omit<WireChat, 'visitor'>> & { visitor?: Partial<VisitorRecord> };

/** A chat of the history as the server sends it: by default one answered within a minute. */
export function makeChat({ visitor, ...overrides }: ChatOverrides = {}): WireChat {
  return {
    startedAt: '2025-06-16T15:00:00Z',
    endedAt: '2025-06-16T15:08:00Z',
    title: 'Do you ship to Alaska?',
    channelUrl: 'https://acme.slack.com/archives/C04ACME0011',
    channelName: 'website',
    agentName: 'Dana Whitfield',
    agentAvatarUrl: '',
    firstResponseAt: '2025-06-16T15:00:42Z',
    chatRating: null,
    chatFeedback: '',
    visitor: {
      name: 'Maya Lindqvist',
      email: 'maya@lindqvist.test',
      avatarUrl: '',
      location: 'Anchorage, United States',
      createdAt: '2025-06-01T10:20:00Z',
      currentPage: 'https://acme.test/shipping',
      identUserId: '',
      identTraits: '',
      ...visitor,
    },
    ...overrides,
  };
}

/** One agent’s figures as the server sends them: by default for a busy month. */
export function makeChatFigures(overrides: Partial<WireChatFigures> = {}): WireChatFigures {
  return {
    agentName: 'Dana Whitfield',
    totalChats: 184,
    avgChatsPerDay: 6.13,
    chatsFromTrigger: 31,
    upRatingPercent: 91.7,
    upRatingCount: 66,
    lateReply: 12,
    avgTimeToFirstReply: 38.4,
    avgChatDuration: 742.5,
    avgMsgsPerChat: 11.2,
    totalOfflineMsgs: 0,
    ...overrides,
  };
}

/** One widget’s figures as the server sends them: by default two agents and some missed chats. */
export function makeOverviewStats(overrides: Partial<WireOverviewStats> = {}): WireOverviewStats {
  return {
    totalStats: makeChatFigures({
      agentName: '',
      totalChats: 327,
      avgChatsPerDay: 10.9,
      chatsFromTrigger: 52,
      upRatingPercent: 89.3,
      upRatingCount: 100,
      lateReply: 21,
      avgTimeToFirstReply: 41.7,
      avgChatDuration: 655.2,
      avgMsgsPerChat: 9.4,
      totalOfflineMsgs: 18,
    }),
    stats: [
      makeChatFigures(),
      makeChatFigures({
        agentName: 'Luis Ferreira',
        totalChats: 101,
        avgChatsPerDay: 3.37,
        chatsFromTrigger: 14,
        upRatingPercent: 85,
        upRatingCount: 34,
        lateReply: 9,
        avgTimeToFirstReply: 47.6,
      }),
      makeChatFigures({
        agentName: '',
        totalChats: 42,
        avgChatsPerDay: 1.4,
        chatsFromTrigger: 7,
        upRatingPercent: null,
        upRatingCount: 0,
        lateReply: 0,
        avgTimeToFirstReply: null,
        avgChatDuration: 120,
        avgMsgsPerChat: 1.6,
        totalOfflineMsgs: 18,
      }),
    ],
    ...overrides,
  };
}

/** A day of availability as the server sends it: by default office hours with a break at noon. */
export function makeAvailabilityDay(overrides: Partial<WireAvailabilityDay> = {}): WireAvailabilityDay {
  const online = (start: string, end: string) => ({ state: 'Online', prevState: 'Offline', start, end });
  return {
    label: 'Jun 16',
    periods: [
      online('2025-06-16T08:30:00Z', '2025-06-16T12:00:00Z'),
      online('2025-06-16T13:00:00Z', '2025-06-16T17:45:00Z'),
    ],
    ...overrides,
  };
}
