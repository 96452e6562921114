import { addDays } from '../../model/time/local-date';
import { dayStart, instantAt, localDate, wallTime } from '../../model/time/zoned-time';
import type { ChatRecord } from '../contract/records';
import { datesIn } from '../reports/range';
import {
  lateReplySeconds,
  noChats,
  searchText,
  type ChatFilter,
  type ChatSums,
  type DaySums,
  type ReportRange,
  type ReportStore,
} from '../contract/report-store';
import { own, type Tables } from './tables';
import { DAY } from '../../model/time/duration';

export function memoryReports({ chats, presence, widgets }: Tables): ReportStore {
  const ownOf = <Row extends { widgetId: number }>(rows: readonly Row[], accountId: number, widgetId: number) =>
    own(widgets.get(widgetId), accountId) ? rows.filter((row) => row.widgetId === widgetId) : [];

  return {
    sums(accountId, widgetId, range) {
      const sums = new Map<string, ChatSums>();
      for (const chat of chatsIn(ownOf(chats, accountId, widgetId), range)) {
        sums.set(chat.agentName, addChat(sums.get(chat.agentName) ?? { agentName: chat.agentName, ...noChats }, chat));
      }
      return Promise.resolve([...sums.values()]);
    },
    daySums(accountId, widgetId, range) {
      const sums = new Map<string, DaySums>();
      for (const chat of chatsIn(ownOf(chats, accountId, widgetId), range)) {
        const date = localDate(chat.startedAt.getTime(), range.tz);
        const {
          chats: count,
          ratedUp,
          ratedDown,
          answered,
          waiting,
        } = addChat({ agentName: '', ...noChats, ...sums.get(date) }, chat);
        const missed = (sums.get(date)?.missed ?? 0) + Number(chat.agentName === '');
        sums.set(date, { date, chats: count, missed, ratedUp, ratedDown, answered, waiting });
      }
      return Promise.resolve([...sums.values()]);
    },
    chats(accountId, widgetId, filter, { limit, offset }) {
      const found = chatsIn(ownOf(chats, accountId, widgetId), filter)
        .filter((chat) => isWanted(chat, filter))
        .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime() || b.id - a.id);
      const page = structuredClone(found.slice(offset, offset + limit));
      return Promise.resolve({ chats: page, total: found.length });
    },
    onlineDays(accountId, widgetId, range, now) {
      const times = ownOf(presence, accountId, widgetId);
      const [first, last] = endsOf(range);
      const days = datesIn(range).map((date) => {
        const start = Math.max(first, dayStart(date, range.tz));
        const end = Math.min(last, dayStart(addDays(date, 1), range.tz));
        const pieces = times.map(({ onlineAt, offlineAt }): Piece => {
          return [Math.max(start, onlineAt.getTime()), Math.min(end, (offlineAt ?? now).getTime())];
        });
        return { date, online: joined(pieces).map(([from, to]) => ({ start: new Date(from), end: new Date(to) })) };
      });
      return Promise.resolve(days);
    },
  };
}

/** Start and end, in milliseconds. */
type Piece = [number, number];

/** Sorted periods with touching and overlapping ones merged; empty ones are dropped. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const [from, to] of pieces.filter(([start, end]) => start < end).sort(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** The instants at which a range begins and ends. */
function endsOf({ tz, startDate, endDate }: ReportRange): Piece {
  return [instantAt(Date.parse(`${startDate}Z`), tz), instantAt(Date.parse(`${endDate}Z`) + 1000, tz)];
}

function chatsIn(chats: readonly ChatRecord[], { tz, startDate, endDate }: ReportRange) {
  // No clock is a day away from UTC, so most chats skip the slow check.
  const [earliest, latest] = [Date.parse(`${startDate}Z`) - DAY, Date.parse(`${endDate}Z`) + DAY];
  return chats.filter((chat) => {
    const startedAt = chat.startedAt.getTime();
    if (startedAt < earliest || startedAt > latest) return false;
    const wall = wallTime(startedAt, tz);
    return wall >= startDate && wall <= endDate;
  });
}

function isWanted(chat: ChatRecord, { agent, rating, isMissed, isFromTrigger, search }: ChatFilter): boolean {
  return (
    (agent === undefined || chat.agentName === agent) &&
    (rating === undefined || chat.rating === rating) &&
    (isMissed === undefined || (chat.agentName === '') === isMissed) &&
    (isFromTrigger === undefined || chat.isFromTrigger === isFromTrigger) &&
    (search === undefined || searchText(chat).includes(search))
  );
}

function addChat(sums: ChatSums, chat: ChatRecord): ChatSums {
  const waited = chat.firstResponseAt && chat.firstResponseAt.getTime() - chat.startedAt.getTime();
  return {
    agentName: sums.agentName,
    chats: sums.chats + 1,
    fromTrigger: sums.fromTrigger + Number(chat.isFromTrigger),
    ratedUp: sums.ratedUp + Number(chat.rating === 'up'),
    ratedDown: sums.ratedDown + Number(chat.rating === 'down'),
    late: sums.late + Number(waited !== null && waited > lateReplySeconds * 1000),
    answered: sums.answered + Number(waited !== null),
    waiting: sums.waiting + (waited ?? 0),
    duration: sums.duration + (chat.endedAt.getTime() - chat.startedAt.getTime()),
    messages: sums.messages + chat.messageCount,
    offlineMessages: sums.offlineMessages + Number(chat.isOfflineMessage),
  };
}
