import { isSameId, type Id, type Instant } from '../core/tolerant';

interface Member {
  id: Id;
  isAdmin: boolean;
  /** Null: invited, and never logged in. */
  lastSignedInAt: Instant | Date | null;
}

/**
 * Whether the account would be left without an admin who can log in if this person were demoted or deleted. Somebody
 * who was invited may never come, so they do not count.
 */
export function isLastAdmin(member: Member, everybody: readonly Member[]): boolean {
  return member.isAdmin && !everybody.some((other) => !isSameId(other.id, member.id) && isActiveAdmin(other));
}

function isActiveAdmin({ isAdmin, lastSignedInAt }: Member): boolean {
  return isAdmin && lastSignedInAt !== null;
}
