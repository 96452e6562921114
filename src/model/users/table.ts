import type { DashboardUser } from '../entities/dashboard-user';
import type { Form } from '../core/form';
import type { InviteOutcome, Invitation } from './invite';
import type { Loadable } from '../core/loadable';
import { isLastAdmin } from './last-admin';
import type { Problem } from '../core/problem';
import { isSameId, readyRows, type Id, type Instant, type Row } from '../core/tolerant';

/** Why something cannot be done with a person. */
export type UserBlock =
  /** Nobody deletes themselves. */
  | 'self'
  /** An admin must be demoted first. */
  | 'admin'
  /** Without an admin who has logged in nobody could manage the account. */
  | 'lastAdmin';

/** One person of the dashboard, ready to show. */
export interface UserRow {
  id: Id;
  email: string;
  isAdmin: boolean;
  isSelf: boolean;
  /** Null: invited, and not signed in yet. */
  lastSignedInAt: Instant | null;
  toggleBlock?: UserBlock | undefined;
  deleteBlock?: UserBlock | undefined;
  /** What is being done with them right now. */
  change?: 'toggling' | 'deleting' | undefined;
  /** Why the last change of them failed. */
  failure?: { action: 'toggle' | 'delete'; problem: Problem } | undefined;
}

export interface UserList {
  rows: UserRow[];
  /** How many people the server sent in a form we cannot read. */
  unreadable: number;
}

/** What `useUsers` gives and `Users` takes. */
export interface UsersProps {
  /** `adminRequired`: nothing is asked for, and nothing is shown. */
  users: Loadable<UserList> | { status: 'adminRequired' };
  /** The moment that invitations expire against. */
  now: Instant;
  /** The addresses to invite, and how far that is. */
  invite: Form<Invitation>;
  /** What became of the addresses that were sent last. */
  outcomes: readonly InviteOutcome[];
  /** The person makes somebody an admin, or no longer one. */
  onAdminToggle(id: Id): void;
  /** Deletes somebody, once the person has confirmed it. */
  onDelete(id: Id): void;
}

/** What is on its way or went wrong, by the text of the person's Id. */
export type UserChanges = Record<
  string,
  Pick<UserRow, 'change' | 'failure'> & {
    /** What a person chose, until it is known to be so. */
    isAdmin?: boolean | undefined;
  }
>;

/** Everybody in the order of their addresses, oneself first. */
export function userList(rows: readonly Row<DashboardUser>[], selfId: Id, changes: UserChanges): UserList {
  const users = readyRows(rows);
  const members = users.map((user) => ({ ...user, id: user.Id, isAdmin: user.admin }));
  return {
    unreadable: rows.length - users.length,
    rows: members.map((user) => userRow(user, selfId, isLastAdmin(user, members), changes)).toSorted(compareRows),
  };
}

function userRow(user: DashboardUser, selfId: Id, isLast: boolean, changes: UserChanges): UserRow {
  const isSelf = isSameId(user.Id, selfId);
  const { change, failure, isAdmin = user.admin } = changes[String(user.Id)] ?? {};
  return {
    id: user.Id,
    email: user.email,
    // What the person chose shows at once, and snaps back when it was refused.
    isAdmin,
    isSelf,
    lastSignedInAt: user.lastSignedInAt,
    toggleBlock: isLast ? 'lastAdmin' : undefined,
    deleteBlock: isSelf ? 'self' : isLast ? 'lastAdmin' : user.admin ? 'admin' : undefined,
    change,
    failure,
  };
}

function compareRows(a: UserRow, b: UserRow): number {
  return Number(b.isSelf) - Number(a.isSelf) || a.email.localeCompare(b.email, 'en');
}

/** The rows whose address holds every word of the search. */
export function searchUsers(rows: readonly UserRow[], query: string): UserRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ email }) => words.every((word) => email.toLowerCase().includes(word)));
}
