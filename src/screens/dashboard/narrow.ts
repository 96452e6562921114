import { urgencyOf } from '../../model/dashboard/attention';
import type { DashboardCard, StatsById, Workspace } from '../../model/dashboard/dashboard';
import { weekChange } from '../../model/dashboard/week-change';
import { isProblem } from '../../model/core/problem';
import { foldText } from '../../model/palette/fold-text';
import { firstOrder, type DashboardView, type WidgetSort } from '../../model/places/dashboard-view';
import { sortRows } from '../../ui/data-table/sort-rows';
import type { DataTableSort } from '../../ui/data-table/types';
import { statusOf } from './widget-card';

/** What cards are searched and sorted by besides their own data. */
export interface Narrowing {
  stats: StatsById;
  locale: string;
  nameOf(this: void, card: DashboardCard): string;
}

/** A view without a search or a filter. */
export function wholeView({ layout, sort, order }: DashboardView): DashboardView {
  return { layout, sort, order };
}

/** What cards are narrowed by: their control has one order for each sort. */
export function cardView({ query, show, sort }: DashboardView): DashboardView {
  return { query, show, sort: sort === 'workspace' ? undefined : sort };
}

/** What a table is narrowed by, which sorts its rows itself. */
export function tableView({ query, show }: DashboardView): DashboardView {
  return { query, show };
}

export function isNarrowed({ query = '', show }: DashboardView): boolean {
  return query !== '' || show !== undefined;
}

/** The groups with matching cards, sorted within each group; empty groups are left out. */
export function narrow(workspaces: readonly Workspace[], view: DashboardView, narrowing: Narrowing): Workspace[] {
  const { nameOf, locale } = narrowing;
  const sort = sortOf(view);
  const columns = sort ? [{ ...blank, key: sort.key, sortValue: sortValue(sort.key, narrowing) }] : [];
  return workspaces
    .map((workspace) => {
      const cards = workspace.cards.filter((card) => fits(`${nameOf(card)} ${workspace.name}`, card, view));
      return { ...workspace, cards: [...sortRows(cards, columns, sort, locale)] };
    })
    .filter(({ cards }) => cards.length > 0);
}

const blank = { header: '', cell: () => null };

/** The sort of a view as a table's; undefined for the order of the workspaces. */
export function sortOf({ sort, order }: DashboardView): (DataTableSort & { key: WidgetSort }) | undefined {
  return sort && { key: sort, direction: order ?? firstOrder(sort) };
}

/** What a widget is sorted by; null comes last. */
export function sortValue(sort: WidgetSort, { stats, nameOf }: Pick<Narrowing, 'stats' | 'nameOf'>) {
  return (card: DashboardCard): string | number | null => {
    if (sort === 'name') return nameOf(card);
    if (sort === 'workspace') return null;
    if (card.status === 'failed') return null;
    if (sort === 'status') return urgencyOf(card);
    const counts = stats[String(card.id)];
    if (counts === undefined || isProblem(counts)) return null;
    if (sort === 'change') return weekChange(counts.daily);
    return { today: counts.today, chats: counts.last30Days, average: counts.averagePerDay }[sort];
  };
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
function fits(names: string, card: DashboardCard, { query = '', show }: DashboardView): boolean {
  const status = card.status === 'ready' ? statusOf(card) : undefined;
  if (show !== undefined && show !== status) return false;
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const text = foldText(names);
  return words.every((word) => text.includes(word));
}
