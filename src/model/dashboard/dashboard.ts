import type { Loadable } from '../core/loadable';
import type { Problem } from '../core/problem';
import { compareIds, isJsonObject, rawIdOf, type Id, type Instant, type Row } from '../core/tolerant';
import { widgetsOf, type User } from '../entities/user';
import {
  channelName,
  chatsIn30Days,
  isFinished,
  isOnline,
  workspaceName,
  type Widget,
  type WidgetStats,
} from '../entities/widget';
import { whyOffline, type OfflineContext, type WhyOffline } from '../places/why-offline';

/** One widget on the Dashboard; a malformed one keeps its place and says so. */
export type DashboardCard =
  | {
      status: 'ready';
      id: Id;
      name: string;
      isFinished: boolean;
      isOnline: boolean;
      /** Absent while it is online, or where the reason is not known. */
      whyOffline?: WhyOffline | undefined;
    }
  | { status: 'failed'; id?: Id | undefined; name: string; problem: Problem };

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

/** How far a new widget is. `place` is the address of the workspace that it joins, empty for a new workspace. */
export type WidgetAdding =
  | { status: 'idle' }
  | { status: 'busy'; place: string }
  /** The plan has no room for another one. */
  | { status: 'channelLimit'; place: string }
  /** Without a problem no finished widget stands beside which it could be made. */
  | { status: 'failed'; place: string; problem?: Problem | undefined };

/** How far the deletion of an unfinished widget is. */
export type WidgetDeletion =
  | { status: 'idle' }
  | { status: 'busy' | 'done'; id: Id }
  | { status: 'failed'; id: Id; problem: Problem }
  /** Somebody finished its setup meanwhile, so it stays. */
  | { status: 'finishedMeanwhile'; id: Id };

/** What `useDashboard` gives and `Dashboard` takes. Cards come from the user; stats load and fail beside them. */
export interface DashboardProps {
  /** The widgets, by workspace. */
  workspaces: Loadable<Workspace[]>;
  /** The numbers of the cards; they load and fail by themselves. */
  stats: Loadable<StatsById>;
  /** The name of the plan. */
  planLabel: string;
  /** Whether the person looks after plan and payment; others are told to ask who does. */
  isAdmin?: boolean | undefined;
  /** The person has just swapped the main user of a workspace. */
  isUserSwapped?: boolean | undefined;
  /** Dismisses the notice about it; absent hides the button. */
  onUserSwappedDismiss?: (() => void) | undefined;
  /** How far the making of a widget is; nothing is being made when absent. */
  adding?: WidgetAdding | undefined;
  /** Adds a channel to the workspace of this address; absent hides the button. */
  onAddChannel?: ((workspaceUrl: string) => void) | undefined;
  /** Adds a channel to a workspace that is yet to be connected; absent hides the button. */
  onAddWorkspace?: (() => void) | undefined;
  /** How far the deletion of a widget is; nothing is being deleted when absent. */
  deletion?: WidgetDeletion | undefined;
  /** Deletes an unfinished widget, once the person has confirmed it; absent hides the button. */
  onDelete?: ((id: Id) => void) | undefined;
}

/**
 * Widgets by workspace, sorted by its address; those without one come last. `expired` has the Ids of
 * those whose connection Slack refused.
 */
export function groupByWorkspace(
  user: User,
  now: Instant = Date.now(),
  expired?: OfflineContext['expired'],
): Workspace[] {
  const context = { account: user.account, now, expired };
  const groups = new Map<string, DashboardCard[]>();
  for (const row of user.ces) {
    const url = row.status === 'ready' ? row.data.slackBaseUrl : textOf(row.raw, 'slackBaseUrl');
    const cards = groups.get(url) ?? [];
    cards.push(row.status === 'ready' ? cardOf(row.data, context) : failedCard(row));
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

/** The finished widget with the lowest Id of a workspace: a new channel joins beside it. */
export function neighbourIn(user: User, workspaceUrl: string): Widget | undefined {
  return widgetsOf(user)
    .filter((widget) => widget.slackBaseUrl === workspaceUrl && isFinished(widget))
    .toSorted((a, b) => compareIds(a.Id, b.Id))[0];
}

/** The widget that is in the newer copy alone; the highest Id where there are several. */
export function addedWidgetId(before: User, after: User): Id | undefined {
  const known = new Set(widgetsOf(before).map((widget) => String(widget.Id)));
  return widgetsOf(after)
    .map((widget) => widget.Id)
    .filter((id) => !known.has(String(id)))
    .toSorted(compareIds)
    .at(-1);
}

function cardOf(widget: Widget, context: OfflineContext): DashboardCard {
  return {
    status: 'ready',
    id: widget.Id,
    name: channelName(widget),
    isFinished: isFinished(widget),
    isOnline: isOnline(widget),
    whyOffline: whyOffline(widget, context),
  };
}

function failedCard(row: Extract<Row<Widget>, { status: 'failed' }>): DashboardCard {
  const name = channelName({ RoomName: textOf(row.raw, 'RoomName') });
  return { status: 'failed', id: rawIdOf(row.raw), name, problem: row.problem };
}

function textOf(raw: unknown, name: string): string {
  const value = isJsonObject(raw) ? raw[name] : undefined;
  return typeof value === 'string' ? value : '';
}
