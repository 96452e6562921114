import { isLastAdmin } from '../../model/users/last-admin';
import { notAdmin, Refusal } from '../base/refusal';
import type { UserRecord } from '../contract/records';
import type { Caller } from '../http/handle';

/** Checks the caller again, now that no one else can change who is an admin. */
export function checkStillAdmin({ user }: Caller, everybody: readonly UserRecord[]): void {
  if (!everybody.some(({ id, isAdmin }) => isAdmin && id === user.id)) throw notAdmin();
}

export function checkNotLastAdmin(user: UserRecord, everybody: readonly UserRecord[]): void {
  if (!isLastAdmin(user, everybody)) return;
  throw new Refusal(
    400,
    'last_admin',
    'Your account needs at least one active admin. Make another active user an admin first.',
  );
}
