import type { DialogForm } from '../core/form';
import { safeWebAddress } from '../core/address';
import { encodePart } from '../core/encode';
import type { Chat, Chats } from '../entities/chat';
import { decodeEntities } from '../core/decode-entities';
import { historyPageSize, shortPageAddress, visitorTraits, type VisitorTrait, replySeconds } from './history';
import type { ChatCount } from '../counting/chat-count';
import type { Loadable } from '../core/loadable';
import type { DownloadControl } from './download';
import type { ReportData, ReportProps, ReportWidget } from './props';
import type { HistoryFilters, ReportRoute } from '../places/report-route';
import type { SavedView } from './saved-views';
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

/** A chat with its widget. */
export interface WidgetChat {
  widget: ReportWidget;
  chat: HistoryChat;
  /** Identifies the chat in addresses. */
  code: string;
}

/** The history of all widgets in one list, newest first. */
export interface AllChats {
  /** Zero-based. */
  page: number;
  chats: Loadable<AllChatsPage>;
  onPageChange(page: number): void;
}

export interface AllChatsPage extends Omit<HistoryPage, 'chats'> {
  chats: WidgetChat[];
}

/** The chat whose details are open. */
export interface ChosenChat {
  /** As in the address. */
  code: string;
  /** Null when there is no such chat. */
  found: Loadable<WidgetChat | null>;
  /** Its place among the listed chats, from 1, and how many there are; absent when it isn't among them. */
  position?: { place: number; total: number } | undefined;
  /** Opens the chat above it; absent on the first one. */
  onPrevious?: (() => void) | undefined;
  /** Opens the chat below it; absent on the last one. */
  onNext?: (() => void) | undefined;
  /** Other chats by the same visitor in the range, known by email; absent without one. */
  others?: Loadable<OtherChats> | undefined;
  /** An address that shows this chat to another person at another time; absent when its start is unknown. */
  link?: ReportRoute | undefined;
  /** Shows all chats by this visitor; absent without an email. */
  allByVisitor?: ReportRoute | undefined;
}

export interface OtherChats {
  /** The newest ones. */
  chats: WidgetChat[];
  /** At least this many. */
  total: number;
  /** Whether there may be more. */
  isPartial: boolean;
}

/** Saved views and how to change them. */
export interface SavedViewsControl {
  /** In the order in which they were saved. */
  views: readonly SavedView[];
  /** The one that was chosen. */
  current?: SavedView | undefined;
  /** Whether the filters, range, or time zone differ from those of the chosen view; without one, from the defaults. */
  isChanged: boolean;
  /** Called with the chosen view; undefined for the defaults. */
  onChoose(view: SavedView | undefined): void;
  /** The form that saves the current filters, range, and time zone as a new view. Reset whenever it opens or closes. */
  newView: DialogForm<{ name: string }>;
  /** Called to save the current filters, range, and time zone in the chosen view. */
  onUpdate(): void;
  /** Called with the view to delete. */
  onDelete(view: SavedView): void;
  /** Called with a deleted view and the place where it was. */
  onRestore(view: SavedView, index: number): void;
}

/** Props for `ReportsHistory`, returned by `useReportsHistory`. */
export interface ReportsHistoryProps extends ReportProps {
  /** A page of chats per widget. */
  history: ReportData<HistoryBlock[]>;
  /** The current filters. */
  filters: HistoryFilters;
  /**
   * How far the chats are searched for a page or hours, which the API can't filter by; absent without such a filter. Until
   * it is ready, the history has no blocks.
   */
  search?: ChatCount<{ unreadable: number }> | undefined;
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
  /** The chats of all widgets in one list; absent shows a list per widget. */
  allChats?: AllChats | undefined;
  /** Called when the user picks one list or a list per widget. Absent hides the choice. */
  onViewChange?: ((view: ReportRoute['view']) => void) | undefined;
  /** The chat whose details are open. */
  chosen?: ChosenChat | undefined;
  /** Called with the code of a chat to open, or undefined to close it. Absent hides the details. */
  onChatChange?: ((code: string | undefined) => void) | undefined;
  /** Absent hides saved views. */
  saved?: SavedViewsControl | undefined;
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
  // An empty page is the filter for unknown pages.
  return Object.entries(filters).filter(([name, value]) => value !== undefined && (value !== '' || name === 'page'))
    .length;
}

/** The last page with chats, zero-based. */
export function lastHistoryPage(total: number): number {
  return Math.max(0, Math.ceil(total / historyPageSize) - 1);
}

/** Where a chat is found again: its widget, its start, and its place among chats that started at the same time. */
export interface ChatPlace {
  widgetId: Id;
  startedAt: Instant | null;
  /** Zero-based. */
  index: number;
}

/** A chat's place as text for addresses, which says nothing about the visitor. */
export function chatCode({ widgetId, startedAt, index }: ChatPlace): string {
  return `${startedAt === null ? '' : startedAt.toString(36)}.${index}.${encodePart(String(widgetId))}`;
}

/** Reads `chatCode`; undefined for anything else. */
export function readChatCode(code: string): ChatPlace | undefined {
  const [, start = '', index, id = ''] = /^(-?[0-9a-z]{1,9}|)\.(\d{1,4})\.(.+)$/s.exec(code) ?? [];
  const startedAt = start === '' ? null : Number.parseInt(start, 36);
  if (id === '') return undefined;
  try {
    return { widgetId: decodeURIComponent(id), startedAt, index: Number(index) };
  } catch {
    return undefined;
  }
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
