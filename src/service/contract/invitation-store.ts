import type { InvitationRecord, PasswordResetRecord } from './account-records';
import type { UserRecord } from './records';

/** The invited user, the account’s users, and their invitation so far. */
type InvitationCheck = (
  invited: UserRecord,
  everybody: readonly UserRecord[],
  current: InvitationRecord | undefined,
) => void;

/**
 * Pending invitations. One ends when its user sets a password, which `PasswordResetStore.redeem` does in the same step,
 * or is removed.
 */
export interface InvitationStore {
  /** The account’s, lowest user id first. */
  list(accountId: number): Promise<InvitationRecord[]>;
  /**
   * In one step, replaces all links of a user with this one and notes when they were invited, unless `check` throws.
   * While it runs, no one else can change what `check` sees. Returns the user; undefined if the account has no such
   * user.
   */
  issue(link: PasswordResetRecord, invitedAt: Date, check: InvitationCheck): Promise<UserRecord | undefined>;
}
