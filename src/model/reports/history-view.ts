import { safeWebAddress } from '../core/address';
import type { Chat, Chats } from '../entities/chat';
import { decodeEntities } from '../core/decode-entities';
import { historyPageSize, shortPageAddress, visitorTraits, type VisitorTrait, replySeconds } from './history';
import type { Loadable } from '../core/loadable';
import type { DownloadControl } from './download';
import type { ReportData, ReportProps, ReportWidget } from './props';
import type { HistoryFilters } from '../places/report-route';
import type { Id, Instant, Row } from '../core/tolerant';

/** Text with a link, if its URL is safe to follow. */
export interface HistoryLink {
  text: string;
  /** The full URL, which may be unsafe. */
  address: string;
  href?: string | undefined;
}

export interface HistoryVisitor {
  /** Empty when the visitor left no name. */
  name: string;
  email: string;
  /** Present only when the URL is safe for a browser to load. */
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

/** A chat as shown in the history. */
export interface HistoryChat {
  /** Unique within its page. */
  key: number;
  startedAt: Instant | null;
  endedAt: Instant | null;
  title: string;
  location: string;
  visitor: HistoryVisitor;
  channel?: HistoryLink | undefined;
  /** Absent when no one answered. */
  agent?: HistoryAgent | undefined;
  /** Null when no operator responded. */
  replySeconds: number | null;
  rating: 'up' | 'down' | null;
  feedback: string;
}

export interface HistoryPage {
  chats: HistoryChat[];
  /** Across all pages. */
  total: number;
  /** How many chats on this page were unreadable. */
  unreadable: number;
}

/** One widget's history. Blocks load and fail independently. */
export interface HistoryBlock {
  widget: ReportWidget;
  /** Zero-based. */
  page: number;
  chats: Loadable<HistoryPage>;
  onPageChange(page: number): void;
}

/** Props for `ReportsHistory`, returned by `useReportsHistory`. */
export interface ReportsHistoryProps extends ReportProps {
  /** A page of chats per widget. */
  history: ReportData<HistoryBlock[]>;
  /** The current filters. */
  filters: HistoryFilters;
  /** Called with the whole next filters when the user changes them. */
  onFiltersChange(filters: HistoryFilters): void;
  /** Every finished widget, for the widget picker. */
  widgets: readonly ReportWidget[];
  /** Shows only this widget's history; absent shows all. */
  widgetId?: Id | undefined;
  /** Called when the user picks one widget, or all of them. */
  onWidgetChange(widgetId: Id | undefined): void;
  /** Names of agents who answered a chat in the range, as far as known. */
  agents: readonly string[];
  /** Absent hides the buttons. */
  download?: DownloadControl | undefined;
}

/** Applies a change to the filters. A missed chat has no agent, so between these two filters the newer one wins. */
export function changeFilters(filters: HistoryFilters, patch: Partial<HistoryFilters>): HistoryFilters {
  const next = { ...filters, ...patch };
  if (patch.missed === true) return { ...next, agent: undefined };
  if (patch.agent && next.missed) return { ...next, missed: undefined };
  return next;
}

/** How many filters are active. */
export function countFilters(filters: HistoryFilters): number {
  return Object.values(filters).filter((value) => value !== undefined && value !== '').length;
}

/** The last page with chats, zero-based. */
export function lastHistoryPage(total: number): number {
  return Math.max(0, Math.ceil(total / historyPageSize) - 1);
}

/** A page of the history, ready to show. All text in it is untrusted; its links are safe to follow. */
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
