import { compareIds, readyRows, rawIdOf, type Id, type Instant, type Row } from '../core/tolerant';
import type { DashboardUser } from '../entities/dashboard-user';
import type { User } from '../entities/user';
import { channelName, chatsIn30Days, isFinished, type Widget, type WidgetStats } from '../entities/widget';
import type { PlanUse } from './plan-fit';

/** A widget that could be deleted to make room. */
export interface UsedWidget {
  /** Absent when the server sent an unreadable one. */
  id?: Id | undefined;
  /** Its channel's name; empty without a channel. */
  name: string;
  isFinished: boolean;
  /** In the last 30 days; null if unknown. */
  conversations: number | null;
}

/** A person who could be removed to make room. */
export interface UsedPerson {
  id: Id;
  email: string;
  /** Admins become agents before they can be removed. */
  isAdmin: boolean;
  /** Null: invited, and not signed in yet. */
  lastSignedInAt: Instant | null;
}

/** What the account uses of its plan, and what could be removed to use less. */
export interface AccountUsage {
  use: PlanUse;
  /** Unfinished ones first, then the least used. */
  widgets: UsedWidget[];
  /** Everyone but the user: invited people first, then those who signed in longest ago, admins last. */
  people: UsedPerson[];
}

/** What the account's use is counted from; null for what only admins can load, or what couldn't be loaded. */
export interface UsageSources {
  /** This month's conversations. */
  conversations: number | null;
  /** The widgets' conversations in the last 30 days. */
  stats: readonly Row<WidgetStats>[] | null;
  people: readonly Row<DashboardUser>[] | null;
}

/** Early in a month its count says little, so the last 30 days count if they had more conversations. */
export function accountUsage(user: User, { conversations, stats, people }: UsageSources): AccountUsage {
  const last30Days = stats && new Map(readyRows(stats).map((row) => [String(row.Id), chatsIn30Days(row.chatStats)]));
  const known = [conversations, last30Days && sum(last30Days.values())].filter((count) => count !== null);
  return {
    use: {
      channels: user.ces.length,
      people: people && people.length,
      conversations: known.length > 0 ? Math.max(...known) : null,
    },
    widgets: user.ces.map((row) => usedWidget(row, last30Days)).toSorted(compareWidgets),
    people: readyRows(people ?? [])
      .filter(({ Id }) => compareIds(Id, user.Id) !== 0)
      .map(({ Id: id, email, admin: isAdmin, lastSignedInAt }) => ({ id, email, isAdmin, lastSignedInAt }))
      .toSorted(comparePeople),
  };
}

function usedWidget(row: Row<Widget>, last30Days: ReadonlyMap<string, number> | null): UsedWidget {
  if (row.status === 'failed') return { id: rawIdOf(row.raw), name: '', isFinished: true, conversations: null };
  const { Id: id } = row.data;
  const conversations = last30Days?.get(String(id)) ?? null;
  return { id, name: channelName(row.data), isFinished: isFinished(row.data), conversations };
}

function compareWidgets(a: UsedWidget, b: UsedWidget): number {
  const order = Number(a.isFinished) - Number(b.isFinished) || compareCounts(a.conversations, b.conversations);
  return order || compareIds(a.id ?? '', b.id ?? '');
}

/** What is unknown comes last, because it may be a lot. */
function compareCounts(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

function comparePeople(a: UsedPerson, b: UsedPerson): number {
  const order = Number(a.isAdmin) - Number(b.isAdmin) || (a.lastSignedInAt ?? 0) - (b.lastSignedInAt ?? 0);
  return order || a.email.localeCompare(b.email, 'en');
}

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
}
