import type { ChatRecord } from '../contract/records';
import { noChats, type ChatSums, type DaySums, type OnlineDay } from '../contract/report-store';
import type {
  WireAvailabilityDay,
  WireChat,
  WireChatFigures,
  WireDayFigures,
  WireOverviewStats,
} from '../contract/wire';

/** How “no operator answered” is encoded. */
const zeroDate = '0001-01-01T00:00:00Z';

/** The team’s figures, one row per agent by name, and always last the row of missed chats. */
export function overviewAnswer(sums: readonly ChatSums[], days: number): WireOverviewStats {
  const agents = sums.filter((row) => row.agentName !== '').sort((a, b) => (a.agentName < b.agentName ? -1 : 1));
  const missed = sums.find((row) => row.agentName === '') ?? { agentName: '', ...noChats };
  return {
    totalStats: figures({ agentName: '', ...sums.reduce(add, noChats) }, days),
    stats: [...agents, missed].map((row) => figures(row, days)),
  };
}

/** One entry per day, including days without chats. */
export function daysAnswer(sums: readonly DaySums[], dates: readonly string[]): WireDayFigures[] {
  const byDate = new Map(sums.map((day) => [day.date, day]));
  return dates.map((date) => {
    const { chats, missed, ratedUp, ratedDown, answered, waiting } = byDate.get(date) ?? { ...noChats, missed: 0 };
    return {
      date,
      totalChats: chats,
      missedChats: missed,
      upRatingCount: ratedUp,
      downRatingCount: ratedDown,
      answeredChats: answered,
      avgTimeToFirstReply: answered === 0 ? null : waiting / 1000 / answered,
    };
  });
}

export function chatAnswer({ rating, feedback, firstResponseAt, ...chat }: ChatRecord): WireChat {
  return {
    startedAt: chat.startedAt.toISOString(),
    endedAt: chat.endedAt.toISOString(),
    title: chat.title,
    channelUrl: chat.channelUrl,
    channelName: chat.channelName,
    agentName: chat.agentName,
    agentAvatarUrl: chat.agentAvatarUrl,
    firstResponseAt: firstResponseAt?.toISOString() ?? zeroDate,
    chatRating: rating,
    chatFeedback: feedback,
    visitor: chat.visitor,
  };
}

/** One entry per day, including days when no one was online. */
export function availabilityAnswer(days: readonly OnlineDay[]): WireAvailabilityDay[] {
  return days.map(({ date, online }) => ({
    label: shortDays.format(new Date(date)),
    periods: online.map(({ start, end }) => ({
      state: 'Online',
      prevState: 'Offline',
      start: start.toISOString(),
      end: end.toISOString(),
    })),
  }));
}

function figures(sums: ChatSums, days: number): WireChatFigures {
  const { chats, ratedUp, ratedDown } = sums;
  return {
    agentName: sums.agentName,
    totalChats: chats,
    avgChatsPerDay: ratio(chats, days, 100),
    chatsFromTrigger: sums.fromTrigger,
    upRatingPercent: ratio(100 * ratedUp, ratedUp + ratedDown),
    upRatingCount: ratedUp,
    lateReply: sums.late,
    avgTimeToFirstReply: ratio(sums.waiting / 1000, sums.answered),
    avgChatDuration: ratio(sums.duration / 1000, chats),
    avgMsgsPerChat: ratio(sums.messages, chats),
    totalOfflineMsgs: sums.offlineMessages,
  };
}

/** Rounded to tenths unless noted; null if nothing was measured. */
function ratio(sum: number, count: number, steps = 10): number | null {
  return count === 0 ? null : Math.round((sum / count) * steps) / steps;
}

function add(a: typeof noChats, b: typeof noChats): typeof noChats {
  const names = Object.keys(noChats) as (keyof typeof noChats)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as typeof noChats;
}

/** As in “Nov 3”. Slow to create, and used for each day. */
const shortDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
