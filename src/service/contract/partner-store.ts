import type { ServiceKeyRecord } from './account-records';
import type { SignedIn, UserRecord } from './records';
import { DAY } from '../../model/time/duration';

export interface ServiceKeyStore {
  create(key: Omit<ServiceKeyRecord, 'id'>): Promise<ServiceKeyRecord>;
  /** The account’s keys, lowest id first, ended ones included. */
  list(accountId: number): Promise<ServiceKeyRecord[]>;
  /** Looks a key up by its hash, unless it was revoked or has expired at `now`. */
  find(keyHash: string, now: Date): Promise<ServiceKeyRecord | undefined>;
  /**
   * Ends a key at `expiresAt` and adds its successor, in one step. Undefined if the account has no such key, or it has
   * been revoked or has an end.
   */
  rotate(
    accountId: number,
    keyId: number,
    expiresAt: Date,
    successor: Omit<ServiceKeyRecord, 'id' | 'accountId' | 'name'>,
  ): Promise<ServiceKeyRecord | undefined>;
  /** Ends a key and all tokens minted with it, in one step. Returns whether the account has such a key. */
  revoke(accountId: number, keyId: number, now: Date): Promise<boolean>;
  noteUse(accountId: number, keyId: number, at: Date): Promise<void>;
}

/** A person, looked up by their partner’s id. */
export interface PartnerPersonState {
  /** Undefined until they are created, and after they were removed. */
  signedIn: SignedIn | undefined;
  /** Signed tokens issued until then have ended; undefined if none have. */
  revokedAt: Date | undefined;
}

/** A user to write; a new one has no id. */
export type SyncedUser = Omit<UserRecord, 'id'> & { id?: number | undefined };

/** People whom a partner signs in, and the tokens they hold. */
export interface PartnerStore {
  find(accountId: number, partnerId: string): Promise<PartnerPersonState>;
  /**
   * Writes a user while no one else can change the account’s users: `change` sees them all, and until when the
   * person’s signed tokens have ended. Undefined if the email is taken in any account. If `change` throws, nothing is
   * written.
   */
  sync(
    accountId: number,
    partnerId: string,
    change: (everybody: readonly UserRecord[], revokedAt: Date | undefined) => SyncedUser,
  ): Promise<UserRecord | undefined>;
  /** Ends a minted token of the account; no other session. */
  revokeToken(accountId: number, tokenHash: string): Promise<void>;
  /**
   * Ends all tokens of a person: those that were minted, and signed ones issued until `at`. Forgets what was noted more
   * than a day earlier, because no signed token lasts that long.
   */
  revokePerson(accountId: number, partnerId: string, at: Date): Promise<void>;
  /** Ends all tokens minted with a key. */
  revokeTokensOfKey(accountId: number, keyId: number): Promise<void>;
}

/** The longest a signed token can last. */
export const longestSignedTokenMs = DAY;
