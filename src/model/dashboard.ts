import type { Loadable } from './loadable';
import { type Problem } from './problem';
import { isJsonObject, rawIdOf, type Id, type Row } from './tolerant';
import type { User } from './user';
import { chatsIn30Days, isFinished, isOnline, workspaceName, type Widget, type WidgetStats } from './widget';

/** One widget on the Dashboard; a malformed one keeps its place and says so. */
export type DashboardCard =
  | { status: 'ready'; id: Id; name: string; isFinished: boolean; isOnline: boolean }
  | { status: 'failed'; name: string; problem: Problem };

/** Widgets of one team chat workspace. */
export interface Workspace {
  /** Its address; empty for widgets that are not connected yet. */
  url: string;
  name: string;
  cards: DashboardCard[];
}

/** Conversation counts of one widget, ready to show. */
export interface CardStats {
  today: number;
  last30Days: number;
  averagePerDay: number;
  /** Oldest day first, at most 30. */
  daily: number[];
}

/** Counts by the text of the widget's Id; a widget whose counts are malformed has its problem there. */
export type StatsById = Record<string, CardStats | Problem>;

/** What `useDashboard` gives and `Dashboard` takes. Cards come from the user; stats load and fail beside them. */
export interface DashboardProps {
  workspaces: Loadable<Workspace[]>;
  stats: Loadable<StatsById>;
  planLabel: string;
}

/** Widgets by workspace, sorted by its address; those without one come last (core platform, section 2; decisions). */
export function groupByWorkspace(user: User): Workspace[] {
  const groups = new Map<string, DashboardCard[]>();
  for (const row of user.ces) {
    const url = row.status === 'ready' ? row.data.slackBaseUrl : textOf(row.raw, 'slackBaseUrl');
    const cards = groups.get(url) ?? [];
    cards.push(row.status === 'ready' ? cardOf(row.data) : failedCard(row));
    groups.set(url, cards);
  }
  return [...groups]
    .map(([url, cards]) => ({ url, name: workspaceName(url), cards }))
    .toSorted((a, b) => Number(a.url === '') - Number(b.url === '') || (a.url < b.url ? -1 : 1));
}

export function statsById(rows: readonly Row<WidgetStats>[]): StatsById {
  const stats: StatsById = {};
  for (const row of rows) {
    if (row.status === 'failed') {
      const id = rawIdOf(row.raw);
      if (id !== undefined) stats[String(id)] = row.problem;
      continue;
    }
    const { Id, chatStats } = row.data;
    stats[String(Id)] = {
      today: chatStats.last24h,
      last30Days: chatsIn30Days(chatStats),
      averagePerDay: chatStats.avg30d,
      daily: chatStats.dailyCounts30d.map((day) => day.chats).slice(-30),
    };
  }
  return stats;
}

function cardOf(widget: Widget): DashboardCard {
  return {
    status: 'ready',
    id: widget.Id,
    name: widget.RoomName,
    isFinished: isFinished(widget),
    isOnline: isOnline(widget),
  };
}

function failedCard(row: Extract<Row<Widget>, { status: 'failed' }>): DashboardCard {
  return { status: 'failed', name: textOf(row.raw, 'RoomName'), problem: row.problem };
}

function textOf(raw: unknown, name: string): string {
  const value = isJsonObject(raw) ? raw[name] : undefined;
  return typeof value === 'string' ? value : '';
}
