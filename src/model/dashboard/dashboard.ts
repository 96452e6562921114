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
import { isLeftOut, type WidgetDeletion, type WidgetDeletionsProps } from '../entities/widget-deletion';
import type { DashboardView } from '../places/dashboard-view';
import {
  attentionReason,
  whyOffline,
  type OfflineContext,
  type AttentionReason,
  type WhyOffline,
} from '../places/why-offline';
import type { GettingStartedProps } from './getting-started';
import type { WidgetLosses } from '../entities/widget-losses';

/** A widget on the Dashboard. A malformed one keeps its place and shows a problem. */
export type DashboardCard =
  | {
      status: 'ready';
      id: Id;
      name: string;
      isFinished: boolean;
      isOnline: boolean;
      /** Absent while the widget is online, or when the reason is unknown. */
      whyOffline?: WhyOffline | undefined;
      /** What someone has to fix about the widget itself, where `whyOffline` names another reason first. */
      attentionReason?: AttentionReason | undefined;
    }
  | { status: 'failed'; id?: Id | undefined; name: string; problem: Problem };

/** Widgets in one Slack workspace. */
export interface Workspace {
  /** The workspace's URL; empty for widgets that are not connected yet. */
  url: string;
  name: string;
  cards: DashboardCard[];
}

/** A widget's conversation counts, ready to show. */
export interface CardStats {
  today: number;
  /** Of `today`, those that no one answered; absent if the server doesn't say. */
  missedToday?: number | undefined;
  last30Days: number;
  averagePerDay: number;
  /** Oldest day first, at most 30. */
  daily: number[];
}

/** Counts by widget ID as text. A widget with malformed counts has its problem here instead. */
export type StatsById = Record<string, CardStats | Problem>;

/** State of adding a widget. `place` is the URL of the workspace it joins, empty for a new workspace. */
export type WidgetAdding =
  | { status: 'idle' }
  | { status: 'busy'; place: string }
  /** The plan's channel limit is reached. */
  | { status: 'channelLimit'; place: string }
  /** Without a problem: the workspace has no finished widget to add it to. */
  | { status: 'failed'; place: string; problem?: Problem | undefined };

/** Props for `Dashboard`, returned by `useDashboard`. Cards come from the user; stats load and fail separately. */
export interface DashboardProps extends WidgetDeletionsProps {
  /** The widgets, by workspace. */
  workspaces: Loadable<Workspace[]>;
  /** The cards' counts; they load and fail separately. */
  stats: Loadable<StatsById>;
  /** The plan's name. */
  planLabel: string;
  /** Whether the user manages the plan and payment; other users see whom to ask. */
  isAdmin?: boolean | undefined;
  /** What a new account has to do, above its widgets; absent hides it. */
  gettingStarted?: GettingStartedProps | undefined;
  /** The user just swapped a workspace's main user. */
  isUserSwapped?: boolean | undefined;
  /** Dismisses the notice about the swap; absent hides the button. */
  onUserSwappedDismiss?: (() => void) | undefined;
  /** Which widgets are shown, and how. With up to eight widgets, its controls are shown only once it has a search or a filter. */
  view?: DashboardView | undefined;
  /** Another filter, sort, or layout was chosen; absent keeps it in the screen. */
  onViewChange?: ((view: DashboardView) => void) | undefined;
  /** State of adding a widget; absent means none is being added. */
  adding?: WidgetAdding | undefined;
  /** Adds a channel to the workspace with this URL; absent hides the button. */
  onAddChannel?: ((workspaceUrl: string) => void) | undefined;
  /** Adds a channel in a workspace that is not connected yet; absent hides the button. */
  onAddWorkspace?: (() => void) | undefined;
  /** Deletes a widget after the user confirms; absent hides the button. The deletion then appears in `deletions`. */
  onDelete?: ((id: Id) => void) | undefined;
  /** The user is asked to confirm: finds out what is lost with the widget; absent leaves the numbers out. */
  onDeleteAsk?: ((id: Id) => void) | undefined;
  /** What is lost with the widget that the user is asked about; absent leaves the numbers out. */
  losses?: WidgetLosses | undefined;
}

/**
 * Widgets by workspace, sorted by URL; those without one come last. `expired` has the IDs of widgets whose connection
 * Slack rejected.
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

/** The workspaces without the widgets that are being deleted. Those without any other are left out as well. */
export function withoutDeleted(
  workspaces: readonly Workspace[],
  deletions: readonly WidgetDeletion[],
): readonly Workspace[] {
  const isLeft = ({ id }: DashboardCard) => !isLeftOut(deletions, id);
  if (workspaces.every(({ cards }) => cards.every(isLeft))) return workspaces;
  return workspaces
    .map((workspace) => ({ ...workspace, cards: workspace.cards.filter(isLeft) }))
    .filter(({ cards }) => cards.length > 0);
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
      missedToday: chatStats.missed24h,
      last30Days: chatsIn30Days(chatStats),
      averagePerDay: chatStats.avg30d,
      daily: chatStats.dailyCounts30d.map((day) => day.chats).slice(-30),
    };
  }
  return stats;
}

/** The workspace's finished widget with the lowest ID, which a new channel is created from. */
export function neighborIn(user: User, workspaceUrl: string): Widget | undefined {
  return widgetsOf(user)
    .filter((widget) => widget.slackBaseUrl === workspaceUrl && isFinished(widget))
    .toSorted((a, b) => compareIds(a.Id, b.Id))[0];
}

/** The widget that only the newer copy has; the highest ID when there are several. */
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
    attentionReason: attentionReason(widget, context),
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
