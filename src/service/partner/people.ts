import type { PartnerPerson } from '../../model/calls/partner';
import { isLastAdmin } from '../../model/users/last-admin';
import { emailTaken, newEmail } from '../base/emails';
import { notSignedIn, Refusal } from '../base/refusal';
import type { AuditEvent } from '../contract/partner-ports';
import type { UserRecord } from '../contract/records';
import type { Store } from '../contract/store';

/** What the rules for partners work with. */
export interface PartnerContext {
  store: Store;
  now(): Date;
  audit(event: AuditEvent): void;
}

/** Who vouches for a person, and since when. */
interface Voucher {
  accountId: number;
  /** The service key; undefined for a token that the partner signed. */
  keyId?: number | undefined;
  issuedAt: Date;
  isEmailVerified: boolean;
}

/**
 * Creates a partner’s person on first use, and otherwise brings their name, email, and role up to date. What an older
 * signed token says no longer counts.
 */
export async function syncPerson(
  { store, now, audit }: PartnerContext,
  { id: partnerId, name, role, ...person }: PartnerPerson,
  { accountId, keyId, issuedAt, isEmailVerified }: Voucher,
): Promise<UserRecord> {
  const email = newEmail(person.email);
  const profile = { email, name, isAdmin: role === 'admin', partnerId, syncedAt: issuedAt, lastSignedInAt: now() };
  let before: UserRecord | undefined;
  const user = await store.partner.sync(accountId, partnerId, (everybody, revokedAt) => {
    before = everybody.find((other) => other.partnerId === partnerId);
    if (keyId === undefined) {
      if (isRevoked(issuedAt, revokedAt)) throw notSignedIn();
      if (before && isOutdated(issuedAt, before)) return before;
    }
    before ??= sameMailbox(everybody, email, isEmailVerified);
    if (!before) return { ...newUser, ...profile, accountId };
    if (!profile.isAdmin && isLastAdmin(before, everybody)) {
      throw new Refusal(400, 'last_admin', 'An account needs at least one admin who has logged in.', 'person.role');
    }
    return { ...before, ...profile };
  });
  if (!user) throw emailTaken();
  if (!before || isChanged(before, user)) {
    const action = before ? 'personUpdated' : 'personCreated';
    audit({ action, at: now(), accountId, keyId, personId: partnerId, userId: user.id, role });
  }
  return user;
}

/** Whether a signed token was issued before the person’s tokens were revoked. */
export function isRevoked(issuedAt: Date, revokedAt: Date | undefined): boolean {
  return revokedAt !== undefined && issuedAt <= revokedAt;
}

/** Whether the user is at least as new as a signed token. */
export function isOutdated(issuedAt: Date, { syncedAt }: UserRecord): boolean {
  return syncedAt !== null && issuedAt <= syncedAt;
}

/** A user of the account who signed in here so far, and becomes the partner’s person. */
function sameMailbox(everybody: readonly UserRecord[], email: string, isEmailVerified: boolean) {
  const user = everybody.find((other) => other.email === email && other.partnerId === null);
  // Otherwise, people could take over a user by typing that user’s email at the partner.
  if (user && !isEmailVerified) throw emailTaken();
  return user;
}

/** Has no password and can’t set one: only the partner signs them in. */
const newUser = { passwordHash: '', acceptedTerms: '', showsRatingPrompt: false, rating: null };

function isChanged(before: UserRecord, { name, email, isAdmin, partnerId }: UserRecord): boolean {
  return before.name !== name || before.email !== email || before.isAdmin !== isAdmin || before.partnerId !== partnerId;
}
