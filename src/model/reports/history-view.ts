import { safeWebAddress } from '../core/address';
import type { Chat, Chats } from '../entities/chat';
import { decodeEntities } from '../core/decode-entities';
import { historyPageSize, shortPageAddress, visitorTraits, type VisitorTrait, replySeconds } from './history';
import type { Loadable } from '../core/loadable';
import type { DownloadControl } from './download';
import type { ReportData, ReportProps, ReportWidget } from './props';
import type { HistoryFilters } from '../places/report-route';
import type { Id, Instant, Row } from '../core/tolerant';

/** A text, and where it leads when that is safe to follow. */
export interface HistoryLink {
  text: string;
  /** All of the address, which may be no safe one. */
  address: string;
  href?: string | undefined;
}

export interface HistoryVisitor {
  /** Empty where the visitor said nothing of themselves. */
  name: string;
  email: string;
  /** Only where a browser may load it. */
  avatarUrl?: string | undefined;
  createdAt: Instant | null;
  page?: HistoryLink | undefined;
  userId: string;
  traits: VisitorTrait[];
}

export interface HistoryAgent {
  name: string;
  avatarUrl?: string | undefined;
}

/** One chat as the history shows it. */
export interface HistoryChat {
  /** Among the chats of its page. */
  key: number;
  startedAt: Instant | null;
  endedAt: Instant | null;
  title: string;
  location: string;
  visitor: HistoryVisitor;
  channel?: HistoryLink | undefined;
  /** Absent: nobody answered. */
  agent?: HistoryAgent | undefined;
  /** Null: no operator responded. */
  replySeconds: number | null;
  rating: 'up' | 'down' | null;
  feedback: string;
}

export interface HistoryPage {
  chats: HistoryChat[];
  /** On all pages. */
  total: number;
  /** How many of this page the server sent in a form that we cannot read. */
  unreadable: number;
}

/** The history of one widget. Blocks load and fail apart. */
export interface HistoryBlock {
  widget: ReportWidget;
  /** Counted from 0. */
  page: number;
  chats: Loadable<HistoryPage>;
  onPageChange(page: number): void;
}

/** What `useReportsHistory` gives and `ReportsHistory` takes. */
export interface ReportsHistoryProps extends ReportProps {
  /** A page of chats for each widget. */
  history: ReportData<HistoryBlock[]>;
  /** Which chats are shown. */
  filters: HistoryFilters;
  /** The person wants to see others; the whole next filters. */
  onFiltersChange(filters: HistoryFilters): void;
  /** Every finished widget, to choose from. */
  widgets: readonly ReportWidget[];
  /** Whose history alone is shown. */
  widgetId?: Id | undefined;
  /** The person wants one widget's history alone, or that of all. */
  onWidgetChange(widgetId: Id | undefined): void;
  /** Names of those who answered a chat in the range, as far as they are known. */
  agents: readonly string[];
  /** Absent hides the buttons. */
  download?: DownloadControl | undefined;
}

/** The filters with one changed. Nobody answered a missed chat: the newer wish wins. */
export function changeFilters(filters: HistoryFilters, patch: Partial<HistoryFilters>): HistoryFilters {
  const next = { ...filters, ...patch };
  if (patch.missed === true) return { ...next, agent: undefined };
  if (patch.agent && next.missed) return { ...next, missed: undefined };
  return next;
}

/** How many filters leave something out. */
export function countFilters(filters: HistoryFilters): number {
  return Object.values(filters).filter((value) => value !== undefined && value !== '').length;
}

/** The last page that has chats, counted from 0. */
export function lastHistoryPage(total: number): number {
  return Math.max(0, Math.ceil(total / historyPageSize) - 1);
}

/** A page of the history, ready to show. Every text in it is somebody's own: its addresses are safe to follow. */
export function historyPage({ chats, totalChats }: Chats): HistoryPage {
  const views = chats.flatMap((row, index) => viewOf(row, index));
  return { chats: views, total: totalChats, unreadable: chats.length - views.length };
}

function viewOf(row: Row<Chat>, key: number): HistoryChat[] {
  if (row.status !== 'ready') return [];
  const { data: chat } = row;
  const { visitor } = chat;
  const agentName = plain(chat.agentName);
  return [
    {
      key,
      startedAt: chat.startedAt,
      endedAt: chat.endedAt,
      title: plain(chat.title),
      location: plain(visitor.location),
      visitor: {
        name: plain(visitor.name),
        email: plain(visitor.email),
        avatarUrl: safeWebAddress(visitor.avatarUrl),
        createdAt: visitor.createdAt,
        page: link(visitor.currentPage, shortPageAddress(visitor.currentPage)),
        userId: plain(visitor.identUserId),
        traits: visitorTraits(visitor.identTraits),
      },
      channel: link(chat.channelUrl, plain(chat.channelName)),
      agent: agentName === '' ? undefined : { name: agentName, avatarUrl: safeWebAddress(chat.agentAvatarUrl) },
      replySeconds: replySeconds(chat),
      rating: chat.chatRating,
      feedback: plain(chat.chatFeedback),
    },
  ];
}

function plain(text: string): string {
  return decodeEntities(text).trim();
}

function link(address: string, text: string): HistoryLink | undefined {
  const href = safeWebAddress(address);
  if (text === '' && href === undefined) return undefined;
  return { text: text || shortPageAddress(address), address: address.trim(), href };
}
