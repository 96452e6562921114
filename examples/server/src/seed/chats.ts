import type { ChatRecord, PresenceRecord, VisitorRecord, WidgetRecord } from 'chatdeck/service';
import { localDays } from './desk';
import type { Random } from './random';
import { complaints, praise, topics } from './texts';
import type { Traffic } from './traffic';
import { seedVisitors } from './visitors';

const MINUTE = 60_000;
/** The channel that always has some chats on a day that is under way. */
const busiest = 'website';

/** How much of a day's traffic falls on each hour of the team's clocks. */
const hourWeights = [1, 1, 1, 0, 0, 1, 2, 5, 9, 12, 13, 13, 12, 12, 13, 12, 10, 8, 5, 4, 3, 3, 2, 1];
const busyHours = hourWeights.flatMap((weight, hour) => Array.from({ length: weight }, () => hour));
/** From Sunday to Saturday. */
const weekdayWeights = [0.35, 1.1, 1.15, 1.05, 1, 0.9, 0.45];

/** What a chat is made from. */
interface Place {
  random: Random;
  widget: WidgetRecord;
  flow: Traffic;
  visitors: readonly [VisitorRecord, ...VisitorRecord[]];
  /** When someone was online for the widget. */
  online: readonly PresenceRecord[];
  now: Date;
}

/**
 * Chats that ended before `now`: more by day and on workdays, and a third more at the end of the period than at its
 * beginning. The operator who answers is online at that moment.
 */
export function seedChats(
  random: Random,
  widgets: readonly WidgetRecord[],
  traffic: Record<string, Traffic>,
  presence: readonly PresenceRecord[],
  now: Date,
): ChatRecord[] {
  const visitors = seedVisitors(random, 420, now);
  const chats = widgets.flatMap((widget) => {
    const flow = traffic[widget.roomName];
    const online = presence.filter(({ widgetId }) => widgetId === widget.id);
    return flow ? chatsOf({ random, widget, flow, visitors, online, now }) : [];
  });
  return chats
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
    .map((chat, index) => ({ ...chat, id: index + 1 }));
}

function chatsOf(place: Place): ChatRecord[] {
  const { random, widget, flow, now } = place;
  const days = localDays(flow.zone, flow.days, now).filter(({ age }) => age >= (flow.until ?? 0));
  return days.flatMap(({ weekday, age, at }) => {
    const growth = 1 - (0.25 * age) / 90;
    const expected = flow.perDay * growth * (weekdayWeights[weekday] ?? 1);
    const count = Math.max(0, Math.round(expected * (0.75 + random.next() / 2)));
    const times = Array.from({ length: count }, () => {
      const hour = busyHours[random.between(0, busyHours.length - 1)] ?? 12;
      return at(hour + random.next());
    });
    const [midnight, next] = [at(0), at(24)];
    const online = place.online.filter(({ onlineAt, offlineAt }) => onlineAt < next && (offlineAt ?? now) >= midnight);
    const chats = times
      .map((startedAt) => makeChat({ ...place, online }, startedAt))
      .filter((chat) => chat.endedAt <= now);
    const isQuiet = age === 0 && widget.roomName === busiest && chats.length === 0;
    return isQuiet ? firstChat(place, at(0.12)) : chats;
  });
}

/** The first of a day, once it is old enough for one. */
function firstChat(place: Place, startedAt: Date): ChatRecord[] {
  const chat = makeChat(place, startedAt);
  return chat.endedAt <= place.now ? [chat] : [];
}

function makeChat({ random, widget, flow, visitors, online }: Place, startedAt: Date): ChatRecord {
  const topic = topics[widget.roomName];
  const wait = random.chance(0.08) ? random.between(90, 900) : random.between(6, 75);
  const repliedAt = new Date(startedAt.getTime() + wait * 1000);
  const isThere = (at: Date) => (row: PresenceRecord) =>
    row.onlineAt <= at && (row.offlineAt === null || at <= row.offlineAt);
  const [first, ...rest] = online.filter((row) => flow.agents.includes(row.agentName) && isThere(repliedAt)(row));
  const isManned = online.some(isThere(startedAt));
  const agent = first && random.chance(isManned ? 0.95 : 0.3) ? random.pick([first, ...rest]) : undefined;
  const minutes = agent ? random.between(3, 24) : 2;
  return {
    id: 0,
    widgetId: widget.id,
    startedAt,
    endedAt: new Date((agent ? repliedAt : startedAt).getTime() + minutes * MINUTE),
    title: topic ? random.pick(topic.titles) : '',
    channelName: widget.roomName,
    channelUrl: `${widget.slackBaseUrl}archives/${widget.roomId}`,
    agentName: agent?.agentName ?? '',
    agentAvatarUrl: '',
    firstResponseAt: agent ? repliedAt : null,
    ...(agent ? rate(random) : { rating: null, feedback: '' }),
    messageCount: agent ? random.between(4, 22) : random.between(1, 3),
    isFromTrigger: widget.roomName === 'website' && random.chance(0.18),
    isOfflineMessage: !agent && random.chance(isManned ? 0.2 : 0.7),
    visitor: { ...random.pick(visitors), currentPage: topic ? random.pick(topic.pages) : '' },
  };
}

function rate(random: Random): Pick<ChatRecord, 'rating' | 'feedback'> {
  if (!random.chance(0.38)) return { rating: null, feedback: '' };
  const isUp = random.chance(0.89);
  const words = random.chance(0.35) ? random.pick(isUp ? praise : complaints) : '';
  return { rating: isUp ? 'up' : 'down', feedback: words };
}
