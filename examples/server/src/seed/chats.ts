import type { ChatRecord, VisitorRecord, WidgetRecord } from 'chatdeck/service';
import type { Random } from './random';
import { complaints, praise, topics } from './texts';
import { seedVisitors } from './visitors';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

interface Traffic {
  /** Chats on a usual weekday at the end of the period. */
  perDay: number;
  /** Days back to the first chat. */
  days: number;
  /** Hours that the visitors' clocks are ahead of UTC. */
  utcOffset: number;
  agents: readonly [string, ...string[]];
}

const acmeAgents = ['Dana Whitfield', 'Luis Ferreira', 'Mei Chen'] as const;
const supportAgents = ['Luis Ferreira', 'Tobias Krüger'] as const;

/** By the widget's channel; a widget that is not set up has none. */
export const traffic: Record<string, Traffic> = {
  website: { perDay: 17, days: 90, utcOffset: -8, agents: acmeAgents },
  'pricing-page': { perDay: 9, days: 90, utcOffset: -8, agents: acmeAgents },
  docs: { perDay: 5, days: 90, utcOffset: -8, agents: ['Mei Chen'] },
  'order-questions': { perDay: 12, days: 90, utcOffset: -8, agents: supportAgents },
  returns: { perDay: 4, days: 90, utcOffset: -8, agents: supportAgents },
  'globex-site': { perDay: 4, days: 18, utcOffset: 1, agents: ['Priya Raman'] },
};

/** How much of a day's traffic falls on each hour of the visitors' clocks. */
const hourWeights = [1, 1, 0, 0, 0, 1, 2, 4, 7, 10, 12, 12, 9, 11, 12, 11, 10, 8, 6, 5, 5, 4, 3, 2];
const busyHours = hourWeights.flatMap((weight, hour) => Array.from({ length: weight }, () => hour));
/** From Sunday to Saturday. */
const weekdayWeights = [0.35, 1.1, 1.15, 1.05, 1, 0.9, 0.45];

/** Chats up to `now`, more of them by day and on workdays, and a third more at the end than at the beginning. */
export function seedChats(random: Random, widgets: readonly WidgetRecord[], now: Date): ChatRecord[] {
  const visitors = seedVisitors(random, 420, now);
  const chats = widgets.flatMap((widget) => {
    const flow = traffic[widget.roomName];
    return flow ? chatsOf(random, widget, flow, visitors, now) : [];
  });
  return chats
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
    .map((chat, index) => ({ ...chat, id: index + 1 }));
}

function chatsOf(
  random: Random,
  widget: WidgetRecord,
  flow: Traffic,
  visitors: readonly [VisitorRecord, ...VisitorRecord[]],
  now: Date,
): ChatRecord[] {
  return Array.from({ length: flow.days + 1 }, (_, index) => flow.days - index).flatMap((age) => {
    const midnight = localMidnight(now.getTime() - age * DAY, flow.utcOffset);
    const weekday = new Date(midnight + flow.utcOffset * HOUR).getUTCDay();
    const growth = 1 - (0.25 * age) / 90;
    const expected = flow.perDay * growth * (weekdayWeights[weekday] ?? 1);
    const count = Math.max(0, Math.round(expected * (0.75 + random.next() / 2)));
    return Array.from({ length: count }, () => {
      const hour = busyHours[random.between(0, busyHours.length - 1)] ?? 12;
      const startedAt = new Date(midnight + hour * HOUR + random.between(0, HOUR - 1));
      return makeChat(random, widget, flow, random.pick(visitors), startedAt, hour);
    }).filter((chat) => chat.startedAt < now);
  });
}

function makeChat(
  random: Random,
  widget: WidgetRecord,
  flow: Traffic,
  visitor: VisitorRecord,
  startedAt: Date,
  hour: number,
): ChatRecord {
  const topic = topics[widget.roomName];
  const isManned = hour >= 8 && hour < 18;
  const isAnswered = random.chance(isManned ? 0.94 : 0.25);
  const isOfflineMessage = !isAnswered && random.chance(isManned ? 0.2 : 0.7);
  const wait = random.chance(0.08) ? random.between(90, 900) : random.between(6, 75);
  const minutes = isAnswered ? random.between(3, 24) : 2;
  const endedAt = new Date(startedAt.getTime() + (isAnswered ? wait * 1000 : 0) + minutes * MINUTE);
  return {
    id: 0,
    widgetId: widget.id,
    startedAt,
    endedAt,
    title: topic ? random.pick(topic.titles) : '',
    channelName: widget.roomName,
    channelUrl: `${widget.slackBaseUrl}archives/${widget.roomId}`,
    agentName: isAnswered ? random.pick(flow.agents) : '',
    agentAvatarUrl: '',
    firstResponseAt: isAnswered ? new Date(startedAt.getTime() + wait * 1000) : null,
    ...(isAnswered ? rate(random) : { rating: null, feedback: '' }),
    messageCount: isAnswered ? random.between(4, 22) : random.between(1, 3),
    isFromTrigger: widget.roomName === 'website' && random.chance(0.18),
    isOfflineMessage,
    visitor: { ...visitor, currentPage: topic ? random.pick(topic.pages) : '' },
  };
}

function rate(random: Random): Pick<ChatRecord, 'rating' | 'feedback'> {
  if (!random.chance(0.38)) return { rating: null, feedback: '' };
  const isUp = random.chance(0.89);
  const words = random.chance(0.35) ? random.pick(isUp ? praise : complaints) : '';
  return { rating: isUp ? 'up' : 'down', feedback: words };
}

/** The instant at which the visitors' day began. */
function localMidnight(instant: number, utcOffset: number): number {
  const shift = utcOffset * HOUR;
  return Math.floor((instant + shift) / DAY) * DAY - shift;
}
