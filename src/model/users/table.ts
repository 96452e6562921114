import type { DashboardUser } from '../entities/dashboard-user';
import type { Form } from '../core/form';
import type { Invitations } from './invitations';
import type { InviteOutcome, Invitation } from './invite';
import type { Loadable } from '../core/loadable';
import { isLastAdmin } from './last-admin';
import type { Problem } from '../core/problem';
import { isSameId, readyRows, type Id, type Instant, type Row } from '../core/tolerant';

/** Why something can't be done with a user. */
export type UserBlock =
  /** Users can't delete themselves. */
  | 'self'
  /** An admin must be demoted first. */
  | 'admin'
  /** Without an admin who has logged in, no one could manage the account. */
  | 'lastAdmin';

/** A dashboard user, ready to show. */
export interface UserRow {
  id: Id;
  email: string;
  isAdmin: boolean;
  isSelf: boolean;
  /** Null: invited, and not signed in yet. */
  lastSignedInAt: Instant | null;
  toggleBlock?: UserBlock | undefined;
  deleteBlock?: UserBlock | undefined;
  /** The change in progress. */
  change?: 'toggling' | 'deleting' | undefined;
  /** Why the last change failed. */
  failure?: { action: 'toggle' | 'delete'; problem: Problem } | undefined;
}

export interface UserList {
  rows: UserRow[];
  /** How many users the server sent in an unreadable form. */
  unreadable: number;
}

/** Returned by `useUsers`, taken by `Users`. */
export interface UsersProps {
  /** `adminRequired`: nothing is asked for, and nothing is shown. */
  users: Loadable<UserList> | { status: 'adminRequired' };
  /** The moment against which invitations expire. */
  now: Instant;
  /** The addresses to invite, and the form's progress. */
  invite: Form<Invitation>;
  /** The outcomes of the addresses sent last. */
  outcomes: readonly InviteOutcome[];
  /** Pending invitations; undefined if the API has no calls for them. */
  invitations?: Invitations | undefined;
  /** Makes a user an admin, or an agent again. */
  onAdminToggle(id: Id): void;
  /** Deletes a user after confirmation. */
  onDelete(id: Id): void;
}

/** What is in progress or failed, by the user's Id as text. */
export type UserChanges = Record<
  string,
  Pick<UserRow, 'change' | 'failure'> & {
    /** The chosen roles, until they are confirmed. */
    isAdmin?: boolean | undefined;
  }
>;

/** All users by address: oneself first, and last those who were invited and haven’t logged in. */
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
    // A choice shows right away, and reverts if it is rejected.
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
  const isBefore = (of: (row: UserRow) => boolean) => Number(of(b)) - Number(of(a));
  return isBefore(({ isSelf }) => isSelf) || -isBefore(isInvited) || a.email.localeCompare(b.email, 'en');
}

/** Whether a user was invited and hasn’t logged in yet. */
export function isInvited({ lastSignedInAt, isSelf }: UserRow): boolean {
  return lastSignedInAt === null && !isSelf;
}

/** The rows whose address contains every word of the search. */
export function searchUsers(rows: readonly UserRow[], query: string): UserRow[] {
  const words = query.toLowerCase().split(/\s/);
  return rows.filter(({ email }) => words.every((word) => email.toLowerCase().includes(word)));
}

/** The same rows, with those of invited users below the others. */
export function invitedLast(rows: readonly UserRow[]): UserRow[] {
  return rows.toSorted((a, b) => Number(isInvited(a)) - Number(isInvited(b)));
}
