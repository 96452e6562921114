import type { ChatCount } from '../../counting/chat-count';
import { pageKey, pagePlace } from '../../counting/page-place';
import type { Instant, Row } from '../../core/tolerant';
import type { Chat } from '../../entities/chat';
import type { RangePreset } from '../../time/range-presets';
import { formsOf, matchesForms, verdictsOf, type ListedTrigger } from './match';
import type { TriggerField } from './draft';

/** The ranges whose chats triggers are compared with. */
export const visitedRanges = ['last7', 'last30', 'lastmonth', 'last12months'] as const satisfies RangePreset[];
export type VisitedRange = (typeof visitedRanges)[number];

/** So many URLs are tracked. Further ones count without their query and hash, up to as many again. */
const TRACKED = 5_000;

/** A URL that chats started on. */
export interface VisitedPage {
  /** As the visitor's browser gave it; empty when it isn't known. */
  address: string;
  chats: number;
  /** How many of these a trigger started. */
  triggered: number;
}

/** The URLs of all chats in a range. */
export interface VisitedPages {
  /** Those with the most chats first. */
  pages: readonly VisitedPage[];
  /** How many chats there are, those of untracked URLs included. */
  chats: number;
  /** How many chats started on untracked URLs. */
  other: number;
  /** How many chats couldn't be read. */
  unreadable: number;
}

/** The comparison of triggers with real chats: returned by `useTriggersTab`. */
export interface VisitedControl {
  /** The range that was asked for; absent before. */
  range?: VisitedRange | undefined;
  /** When it was asked for. */
  readAt?: Instant | undefined;
  /** Reads the chats of a range, also one that was read before. */
  onRangeChange(range: VisitedRange): void;
  /** Absent before a range was asked for. */
  visited?: ChatCount<VisitedPages> | undefined;
}

/** URLs while chats are read. Grows as chats are added. */
export interface VisitedCounts {
  pages: Map<string, VisitedPage>;
  chats: number;
  other: number;
  unreadable: number;
}

export function noneVisited(): VisitedCounts {
  return { pages: new Map(), chats: 0, other: 0, unreadable: 0 };
}

/** Adds chats, all of which a trigger started or none. Changes `counts`, since there may be thousands of URLs. */
export function addVisited(counts: VisitedCounts, rows: readonly Row<Chat>[], isTriggered: boolean): VisitedCounts {
  for (const row of rows) {
    if (row.status === 'ready') addPage(counts, row.data.visitor.currentPage.trim(), 1, isTriggered ? 1 : 0);
    else counts.unreadable += 1;
  }
  return counts;
}

function addPage(counts: VisitedCounts, address: string, chats: number, triggered: number): void {
  counts.chats += chats;
  const { pages } = counts;
  const [bare = ''] = address.split(/[?#]/);
  const key = pages.has(address) || pages.size < TRACKED ? address : bare;
  const known = pages.get(key);
  if (known) {
    known.chats += chats;
    known.triggered += triggered;
  } else if (pages.size < 2 * TRACKED) pages.set(key, { address: key, chats, triggered });
  else counts.other += chats;
}

/** The URLs of several lists of chats together. */
export function visitedPages(lists: readonly VisitedCounts[]): VisitedPages {
  const all = noneVisited();
  for (const { pages, other, unreadable } of lists) {
    for (const { address, chats, triggered } of pages.values()) addPage(all, address, chats, triggered);
    all.chats += other;
    all.other += other;
    all.unreadable += unreadable;
  }
  return {
    ...all,
    pages: [...all.pages.values()].toSorted((a, b) => b.chats - a.chats || (a.address < b.address ? -1 : 1)),
  };
}

/** What a trigger has to do with the chats of a range, as it is set now. */
export interface TriggerResult {
  /** How many chats started on a page that it matches. */
  matched: number;
  /** Of the chats that a trigger started, those on pages where it fires. */
  started: number;
  /** Whether another trigger fires on one of these pages as well, so that `started` is the most it can be. */
  isShared: boolean;
}

/** URLs of one page on which the same triggers match. */
export interface VisitedGroup {
  key: string;
  /** Host and path; empty when they aren't known. */
  place: string;
  /** One of its URLs. */
  address: string;
  chats: number;
  triggered: number;
  /** The triggers that match, in the order of the form. */
  meant: readonly ListedTrigger[];
}

export interface VisitedResults {
  results: ReadonlyMap<TriggerField, TriggerResult>;
  /** Those with the most chats first. */
  groups: readonly VisitedGroup[];
}

/**
 * Tries triggers on visited pages, with the minutes between two triggers. Keep the returned function: it tries a trigger
 * again only after an edit.
 */
export function tryVisited({
  pages,
}: VisitedPages): (triggers: readonly ListedTrigger[], minDelay?: number | null) => VisitedResults {
  const forms = pages.map(({ address }) => formsOf(address));
  const places = pages.map(({ address }) => pageKey(pagePlace(address)));
  const tried = new WeakMap<ListedTrigger['trigger'], readonly boolean[]>();
  const matchesOf = ({ trigger }: ListedTrigger) => {
    const known = tried.get(trigger) ?? forms.map((form) => matchesForms(trigger, form));
    tried.set(trigger, known);
    return known;
  };
  return (triggers, minDelay) => {
    const matches = triggers.map(matchesOf);
    const results = new Map(triggers.map(({ field }) => [field, { matched: 0, started: 0, isShared: false }]));
    const groups = new Map<string, VisitedGroup>();
    for (const [index, { address, chats, triggered }] of pages.entries()) {
      const meant = triggers.filter((_, at) => matches[at]?.[index]);
      const firing = verdictsOf(meant, { minDelay }).filter(({ verdict }) => verdict === 'fires');
      for (const { field } of meant) addTo(results.get(field), { matched: chats });
      for (const { field } of firing) {
        addTo(results.get(field), { started: triggered, isShared: firing.length > 1 && triggered > 0 });
      }
      const place = places[index] ?? '';
      const key = [place, ...meant.map(({ field }) => field)].join(' ');
      const group = groups.get(key) ?? { key, place, address, chats: 0, triggered: 0, meant };
      group.chats += chats;
      group.triggered += triggered;
      groups.set(key, group);
    }
    return { results, groups: [...groups.values()].toSorted((a, b) => b.chats - a.chats) };
  };
}

function addTo(
  result: TriggerResult | undefined,
  { matched = 0, started = 0, isShared = false }: Partial<TriggerResult>,
) {
  if (!result) return;
  result.matched += matched;
  result.started += started;
  result.isShared ||= isShared;
}
