import type { Chat } from '../entities/chat';
import type { Row } from '../core/tolerant';
import type { ChatCount } from '../counting/chat-count';
import { pageKey, pagePlace } from '../counting/page-place';
import type { DownloadControl } from './download';
import { replySeconds } from './history';
import type { ReportData, ReportProps, ReportWidget, WidgetChoice } from './props';

/** A report names this many pages at most; the others are counted together. */
export const pageLimit = 1_000;
/** So many are counted apart while chats are read, so that the named ones are those with the most chats. */
const TRACKED = 5_000;

/** What the chats of a page add up to. */
export interface PageFigures {
  chats: number;
  /** Of these, those that no one answered. */
  missed: number;
  rated: number;
  /** Of the rated ones, those with a thumbs up. */
  up: number;
  /** How many were answered, and how many seconds that took in all. */
  answered: number;
  replySeconds: number;
  /** How many a trigger started. */
  triggered: number;
}

/** A page that visitors started chats on. */
export interface PageRow extends PageFigures {
  /** Host and path; empty when it isn't known. */
  key: string;
  host: string;
  path: string;
}

export interface PagesFigures {
  /** Those with the most chats first. */
  pages: readonly PageRow[];
  /** Pages beyond the limit, together; absent when there are none. */
  other?: PageFigures | undefined;
  /** Whether the pages are on several hosts, so that their hosts tell them apart. */
  hasHosts: boolean;
  /** How many chats couldn't be read. */
  unreadable: number;
}

/** One widget's pages. */
export interface PagesBlock {
  widget: ReportWidget;
  pages: ChatCount<PagesFigures>;
}

/** Props for `ReportsPages`, returned by `useReportsPages`. */
export interface ReportsPagesProps extends ReportProps, WidgetChoice {
  /** The chosen widget's pages; empty without a finished widget. */
  blocks: ReportData<PagesBlock[]>;
  /** Absent hides the buttons. */
  download?: DownloadControl | undefined;
}

/** How many chats of all pages no one answered, and how many a trigger started. */
export function pageTotals({ pages, other }: PagesFigures): Pick<PageFigures, 'missed' | 'triggered'> {
  const all: PageFigures[] = other ? [...pages, other] : [...pages];
  const sum = (of: (figures: PageFigures) => number) => all.reduce((total, figures) => total + of(figures), 0);
  return { missed: sum(({ missed }) => missed), triggered: sum(({ triggered }) => triggered) };
}

/** Counts of a list of chats by page. Grows as chats are added. */
export interface PageCounts {
  pages: Map<string, PageRow>;
  other: PageFigures;
  unreadable: number;
}

export function emptyPages(): PageCounts {
  return { pages: new Map(), other: noFigures(), unreadable: 0 };
}

/** Adds chats, all of which a trigger started or none. Changes `counts`, since there may be thousands of pages. */
export function addPages(counts: PageCounts, rows: readonly Row<Chat>[], isTriggered: boolean): PageCounts {
  for (const row of rows) {
    if (row.status === 'ready') addFigures(figuresOf(counts, row.data), chatFigures(row.data, isTriggered));
    else counts.unreadable += 1;
  }
  return counts;
}

function figuresOf({ pages, other }: PageCounts, { visitor }: Chat): PageFigures {
  const place = pagePlace(visitor.currentPage);
  const key = pageKey(place);
  const known = pages.get(key);
  if (known || pages.size >= TRACKED) return known ?? other;
  const row = { key, ...place, ...noFigures() };
  pages.set(key, row);
  return row;
}

function chatFigures(chat: Chat, isTriggered: boolean): PageFigures {
  const seconds = replySeconds(chat);
  return {
    chats: 1,
    missed: chat.agentName === '' ? 1 : 0,
    rated: chat.chatRating === null ? 0 : 1,
    up: chat.chatRating === 'up' ? 1 : 0,
    answered: seconds === null ? 0 : 1,
    replySeconds: seconds ?? 0,
    triggered: isTriggered ? 1 : 0,
  };
}

function noFigures(): PageFigures {
  return { chats: 0, missed: 0, rated: 0, up: 0, answered: 0, replySeconds: 0, triggered: 0 };
}

const figureNames = Object.keys(noFigures()) as (keyof PageFigures)[];

function addFigures(sum: PageFigures, more: PageFigures): void {
  for (const name of figureNames) sum[name] += more[name];
}

/** The figures of several lists of chats together. */
export function pagesFigures(lists: readonly PageCounts[]): PagesFigures {
  const merged = new Map<string, PageRow>();
  const other = noFigures();
  for (const list of lists) {
    addFigures(other, list.other);
    for (const row of list.pages.values()) {
      const known = merged.get(row.key);
      if (known) addFigures(known, row);
      else merged.set(row.key, { ...row });
    }
  }
  const all = [...merged.values()].toSorted((a, b) => b.chats - a.chats || (a.key < b.key ? -1 : 1));
  for (const row of all.slice(pageLimit)) addFigures(other, row);
  const pages = all.slice(0, pageLimit);
  return {
    pages,
    other: other.chats > 0 ? other : undefined,
    hasHosts: new Set(pages.flatMap(({ host }) => (host === '' ? [] : [host]))).size > 1,
    unreadable: lists.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}

/** Shares are from 0 to 1. Null when there is nothing to divide by. */
export interface PageShares {
  missed: number | null;
  rating: number | null;
  /** Seconds, on average. */
  reply: number | null;
  triggered: number | null;
}

export function pageShares({
  chats,
  missed,
  rated,
  up,
  answered,
  replySeconds: seconds,
  triggered,
}: PageFigures): PageShares {
  const part = (some: number, all: number) => (all === 0 ? null : some / all);
  return {
    missed: part(missed, chats),
    rating: part(up, rated),
    reply: part(seconds, answered),
    triggered: part(triggered, chats),
  };
}
