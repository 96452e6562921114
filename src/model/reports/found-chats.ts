import type { Id, Instant, Row } from '../core/tolerant';
import type { Chat } from '../entities/chat';
import type { HistoryFilters } from '../places/report-route';
import { chatMatcher } from './chat-match';
import { historyPageSize } from './history';
import { historyPage, type HistoryPage } from './history-view';

/** The chats of one widget that match filters which the API can't apply. */
export interface FoundList {
  /** Newest first. */
  chats: readonly Chat[];
  /** How many chats couldn't be read. */
  unreadable: number;
}

/** The chats of several widgets that match such filters. */
export interface FoundChats {
  /** Tells one search from another. */
  foundAt: Instant;
  /** By widget ID as text. */
  lists: ReadonlyMap<string, FoundList>;
  unreadable: number;
}

export const noneFound: FoundList = { chats: [], unreadable: 0 };

/** Adds those of more chats that match. Keeps no more of a chat than its entity. */
export function findChats(filters: HistoryFilters, zone: string) {
  const matches = chatMatcher(filters, zone);
  return ({ chats, unreadable }: FoundList, rows: readonly Row<Chat>[]): FoundList => {
    const found = rows.flatMap((row) => (row.status === 'ready' && matches(row) ? [row.data] : []));
    const failed = rows.filter(({ status }) => status === 'failed').length;
    return { chats: found.length === 0 ? chats : [...chats, ...found], unreadable: unreadable + failed };
  };
}

/** A widget's page of the chats found. */
export function foundPage({ lists }: FoundChats, widgetId: Id, page: number): HistoryPage {
  const { chats } = lists.get(String(widgetId)) ?? noneFound;
  const shown = chats.slice(page * historyPageSize, (page + 1) * historyPageSize);
  return historyPage({
    chats: shown.map((data) => ({ status: 'ready', data, raw: {} })),
    totalChats: chats.length,
  });
}
