import type { ChatsQuery } from '../calls/reports';
import type { Chat } from '../entities/chat';
import { byteOrderMark, toCsv, type CsvValue } from '../csv/csv';
import { rangeQuery } from '../time/date-range';
import { decodeEntities } from '../core/decode-entities';
import { inertJson } from './inert-json';
import type { DownloadFormat } from './download';
import type { ReportHead } from '../counting/chat-count';
import type { ReportWidget } from './props';
import type { HistoryFilters } from '../places/report-route';
import type { Instant, Row } from '../core/tolerant';
import { wallTime } from '../time/zoned-time';
import { replySeconds } from './history';

/** A history file's metadata, apart from its chats. */
export interface HistoryHead extends ReportHead {
  filters: HistoryFilters;
}

/** Writes a history file in chunks, so that it is never entirely in memory. */
export interface HistoryWriter {
  begin(): string;
  beginWidget(widget: ReportWidget, index: number): string;
  /** `offset`: how many of this widget's chats are already written. */
  chats(rows: readonly Row<Chat>[], widget: ReportWidget, offset: number): string;
  endWidget(): string;
  end(): string;
}

export function historyWriter(format: DownloadFormat, head: HistoryHead): HistoryWriter {
  return format === 'csv' ? csvWriter(head) : jsonWriter(head);
}

/** Query parameters for a history's chats, apart from paging. */
export function historyQuery({ dates, zone, filters }: HistoryHead) {
  const { agent, rating, missed, trigger, q } = filters;
  return { tz: zone, ...rangeQuery(dates), agent, rating, missed, trigger, q } satisfies Omit<
    ChatsQuery,
    'missed' | 'trigger' | 'perPage' | 'page'
  > &
    HistoryFilters;
}

/** What the figures of a chat mean, in the header of each. */
const definitions: Record<string, string> = {
  replySeconds: 'seconds from the start to the first reply; empty for missed chats',
};

function csvWriter({ dates, zone, filters }: HistoryHead): HistoryWriter {
  const nothing = () => '';
  const asked = [dates.start, dates.end, Object.keys(filters).length === 0 ? '' : inertJson(filters)];
  const header = historyColumns.map((name) => (definitions[name] ? `${name} (${definitions[name]})` : name));
  return {
    begin: () => byteOrderMark + toCsv([header]),
    beginWidget: nothing,
    chats: (rows, { id, name }) => toCsv(rows.map((row) => [name, String(id), ...asked, ...chatCells(row, zone)])),
    endWidget: nothing,
    end: nothing,
  };
}

/** Chats exactly as the server sent them, grouped by widget. */
function jsonWriter({ dates, zone, filters }: HistoryHead): HistoryWriter {
  const head = { startDate: dates.start, endDate: dates.end, timeZone: zone, filters, definitions };
  return {
    begin: () => `${inertJson(head).slice(0, -1)},"widgets":[`,
    beginWidget: ({ id, name }, index) => `${index > 0 ? ',' : ''}\n${inertJson({ id, name }).slice(0, -1)},"chats":[`,
    chats: (rows, _widget, offset) =>
      rows.map(({ raw }, index) => `${offset + index > 0 ? ',' : ''}\n${inertJson(raw)}`).join(''),
    endWidget: () => '\n]}',
    end: () => '\n]}\n',
  };
}

const columns: Record<string, (chat: Chat, zone: string) => CsvValue> = {
  startedAt: (chat, zone) => localTime(chat.startedAt, zone),
  endedAt: (chat, zone) => localTime(chat.endedAt, zone),
  firstResponseAt: (chat, zone) => localTime(chat.firstResponseAt, zone),
  timeZone: (_chat, zone) => zone,
  startedAtUtc: (chat) => utcTime(chat.startedAt),
  endedAtUtc: (chat) => utcTime(chat.endedAt),
  firstResponseAtUtc: (chat) => utcTime(chat.firstResponseAt),
  replySeconds: (chat) => replySeconds(chat),
  title: (chat) => decodeEntities(chat.title),
  visitorName: ({ visitor }) => decodeEntities(visitor.name),
  visitorEmail: ({ visitor }) => decodeEntities(visitor.email),
  visitorLocation: ({ visitor }) => decodeEntities(visitor.location),
  visitorCreatedAtUtc: ({ visitor }) => utcTime(visitor.createdAt),
  visitorPage: ({ visitor }) => visitor.currentPage,
  visitorUserId: ({ visitor }) => decodeEntities(visitor.identUserId),
  visitorTraits: ({ visitor }) => visitor.identTraits,
  visitorAvatarUrl: ({ visitor }) => visitor.avatarUrl,
  channelName: (chat) => decodeEntities(chat.channelName),
  channelUrl: (chat) => chat.channelUrl,
  agentName: (chat) => decodeEntities(chat.agentName),
  agentAvatarUrl: (chat) => chat.agentAvatarUrl,
  rating: (chat) => chat.chatRating,
  feedback: (chat) => decodeEntities(chat.chatFeedback),
};

/** The columns of the history CSV. Fields have the server's names. */
export const historyColumns: readonly string[] = [
  'widget',
  'widgetId',
  'startDate',
  'endDate',
  'filters',
  ...Object.keys(columns),
];

/** An unreadable chat keeps its row, so that the row count matches the chat count. */
function chatCells(row: Row<Chat>, zone: string): CsvValue[] {
  return Object.values(columns).map((read) => (row.status === 'ready' ? read(row.data, zone) : ''));
}

/** A format that spreadsheets recognize as a time. */
function localTime(instant: Instant | null, zone: string): string {
  return instant === null ? '' : wallTime(instant, zone).replace('T', ' ');
}

function utcTime(instant: Instant | null): string {
  return instant === null ? '' : new Date(instant).toISOString();
}
