import type { DashboardCard, StatsById, Workspace } from '../../model/dashboard/dashboard';
import { isProblem } from '../../model/core/problem';
import { foldText } from '../../model/palette/fold-text';
import { statusOf } from './widget-card';

export type CardFilter = 'all' | 'online' | 'offline' | 'unfinished';
export type CardSort = 'given' | 'name' | 'chats';

/** Which widgets are shown, and in which order. */
export interface View {
  query: string;
  filter: CardFilter;
  sort: CardSort;
}

/** What cards are searched and sorted by besides their own data. */
interface Narrowing {
  stats: StatsById;
  locale: string;
  nameOf(this: void, card: DashboardCard): string;
}

export const wholeView: View = { query: '', filter: 'all', sort: 'given' };

/** The groups with matching cards, sorted within each group; empty groups are left out. */
export function narrow(
  workspaces: readonly Workspace[],
  view: View,
  { stats, locale, nameOf }: Narrowing,
): Workspace[] {
  const compare = comparator(view.sort, { stats, locale, nameOf });
  return workspaces
    .map((workspace) => {
      const cards = workspace.cards.filter((card) => fits(`${nameOf(card)} ${workspace.name}`, card, view));
      return { ...workspace, cards: compare ? cards.toSorted(compare) : cards };
    })
    .filter(({ cards }) => cards.length > 0);
}

/** So many cards from the one at `start`, and their groups. */
export function cardsFrom(workspaces: readonly Workspace[], start: number, limit: number): Workspace[] {
  let skipped = start;
  let left = limit;
  return workspaces.flatMap((workspace) => {
    const cards = workspace.cards.slice(skipped, skipped + left);
    skipped = Math.max(0, skipped - workspace.cards.length);
    left -= cards.length;
    return cards.length > 0 ? [{ ...workspace, cards }] : [];
  });
}

export function countCards(workspaces: readonly Workspace[]): number {
  return workspaces.reduce((sum, { cards }) => sum + cards.length, 0);
}

/** An unreadable widget has no status, so only the full list shows it. */
function fits(names: string, card: DashboardCard, { query, filter }: View): boolean {
  const status = card.status === 'ready' ? statusOf(card) : undefined;
  if (filter !== 'all' && filter !== status) return false;
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const text = foldText(names);
  return words.every((word) => text.includes(word));
}

function comparator(sort: CardSort, { stats, locale, nameOf }: Narrowing) {
  if (sort === 'given') return undefined;
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const byName = (a: DashboardCard, b: DashboardCard) => compare(nameOf(a), nameOf(b));
  if (sort === 'name') return byName;
  return (a: DashboardCard, b: DashboardCard) => chatsOf(b, stats) - chatsOf(a, stats) || byName(a, b);
}

/** Widgets without counts come last. */
function chatsOf(card: DashboardCard, stats: StatsById): number {
  const counts = card.status === 'ready' ? stats[String(card.id)] : undefined;
  return counts === undefined || isProblem(counts) ? -1 : counts.last30Days;
}
