import type { Id, Instant } from '../core/tolerant';
import { historyPageSize } from './history';
import { chatCode, lastHistoryPage, type HistoryChat, type HistoryPage, type WidgetChat } from './history-view';
import type { ReportWidget } from './props';

/** One widget's history as far as it is loaded. */
export interface HistoryList {
  widget: ReportWidget;
  /** Newest first, from page 0 on, without gaps. */
  pages: readonly HistoryPage[];
}

export interface ListPage {
  widgetId: Id;
  page: number;
}

/** The chats of several widgets in one list. */
export interface MergedHistory {
  /** Newest first: no chat that is not loaded yet can come before one of these. */
  chats: WidgetChat[];
  /** The pages without which no more chats can be put in order. Empty once there are as many as wanted. */
  missing: ListPage[];
  /** The loaded pages that were needed for it. */
  used: ListPage[];
  /** Of all lists together, as far as known, without unreadable ones. */
  total: number;
  /** How many chats on the loaded pages were unreadable. */
  unreadable: number;
}

/** The first `wanted` chats of several histories in order of start, newest first. Chats without a start come last. */
export function mergeHistory(lists: readonly HistoryList[], wanted: number): MergedHistory {
  const cursors = lists.map(openList);
  const chats: WidgetChat[] = [];
  let waiting: Cursor[] = [];
  while (chats.length < wanted) {
    waiting = cursors.filter((cursor) => cursor.state() === 'unknown');
    if (waiting.length > 0) break;
    const newest = newestOf(cursors);
    if (!newest) break;
    chats.push(newest.take());
  }
  const sum = (of: (cursor: Cursor) => number) => cursors.reduce((total, cursor) => total + of(cursor), 0);
  const unreadable = sum((cursor) => cursor.unreadable);
  return {
    chats,
    missing: waiting.map(({ widgetId, nextPage }) => ({ widgetId, page: nextPage })),
    used: cursors.flatMap(({ widgetId, usedPages }) =>
      Array.from({ length: usedPages() }, (_, page) => ({ widgetId, page })),
    ),
    total: sum((cursor) => cursor.total) - unreadable,
    unreadable,
  };
}

/** The chats of one widget's page, with their codes. */
export function widgetChats(widget: ReportWidget, chats: readonly HistoryChat[]): WidgetChat[] {
  const codeOf = countedCodes(widget.id);
  return chats.map((chat) => ({ widget, chat, code: codeOf(chat) }));
}

/** The list whose next chat is the newest; the first of those with the same start. */
function newestOf(cursors: readonly Cursor[]): Cursor | undefined {
  const open = cursors.filter((cursor) => cursor.state() === 'open');
  const [first, ...others] = open;
  return others.reduce((newest, each) => (newest && each.start() > newest.start() ? each : newest), first);
}

interface Cursor {
  widgetId: Id;
  nextPage: number;
  total: number;
  unreadable: number;
  /** The pages up to that of the next chat. */
  usedPages(): number;
  /** `unknown` where the next chat is not loaded yet. */
  state(): 'open' | 'unknown' | 'ended';
  /** When the next chat started. */
  start(): number;
  take(): WidgetChat;
}

function openList({ widget, pages }: HistoryList): Cursor {
  const rows = withoutRepeats(pages);
  const codeOf = countedCodes(widget.id);
  const total = pages.at(-1)?.total ?? 0;
  const isWhole = pages.length > 0 && pages.length > lastHistoryPage(total);
  let next = 0;
  return {
    widgetId: widget.id,
    nextPage: pages.length,
    total,
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    usedPages: () => (rows[next]?.page ?? pages.length - 1) + 1,
    state: () => (next < rows.length ? 'open' : isWhole ? 'ended' : 'unknown'),
    start: () => rows[next]?.chat.startedAt ?? -Infinity,
    take() {
      const { chat } = rows[next] as ListRow;
      next += 1;
      return { widget, chat, code: codeOf(chat) };
    },
  };
}

/**
 * A chat that started between two requests moves all others on, so that the next page begins with chats already seen.
 * Counted from the list's end, a chat keeps its place.
 */
function withoutRepeats(pages: readonly HistoryPage[]): ListRow[] {
  let last = Infinity;
  return pages.flatMap(({ chats, total }, page) =>
    chats.flatMap((chat): ListRow[] => {
      const place = total - (page * historyPageSize + chat.key);
      if (place >= last) return [];
      last = place;
      return [{ chat, page }];
    }),
  );
}

interface ListRow {
  chat: HistoryChat;
  page: number;
}

/** Tells chats apart that started at the same time. */
function countedCodes(widgetId: Id): (chat: HistoryChat) => string {
  const seen = new Map<Instant | null, number>();
  return ({ startedAt }) => {
    const index = seen.get(startedAt) ?? 0;
    seen.set(startedAt, index + 1);
    return chatCode({ widgetId, startedAt, index });
  };
}
