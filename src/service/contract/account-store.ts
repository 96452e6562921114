import type { AttemptRecord, AvatarRecord, InvoiceRecord, PasswordResetRecord } from './account-records';
import type { AccountRecord, SessionRecord, UserRecord, WidgetRecord } from './records';

/** Everything a sign-up creates. */
export interface Newcomer {
  account: Omit<AccountRecord, 'id'>;
  user: Omit<UserRecord, 'id' | 'accountId'>;
  widget: Omit<WidgetRecord, 'id' | 'accountId'>;
  session: Omit<SessionRecord, 'userId' | 'accountId'>;
}

export type AccountChange = Partial<Omit<AccountRecord, 'id' | 'createdAt'>>;

export interface AccountStore {
  find(accountId: number): Promise<AccountRecord | undefined>;
  /**
   * Creates an account and everything that belongs to it, or nothing if the email address is taken. Returns whether it
   * did.
   */
  create(newcomer: Newcomer): Promise<boolean>;
  /**
   * Changes an account while no one else can change it or add widgets to it. If `change` throws, nothing is written.
   */
  update(
    accountId: number,
    change: (current: AccountRecord, widgetCount: number) => AccountChange,
  ): Promise<AccountRecord>;
}

export type UserChange = Partial<Pick<UserRecord, 'isAdmin' | 'acceptedTerms' | 'showsRatingPrompt' | 'rating'>>;

export interface UserStore {
  find(accountId: number, userId: number): Promise<UserRecord | undefined>;
  /**
   * Looks up a user by email, in the form of `normalizeEmail` or, for an address that it rejects, in lowercase. The
   * only lookup that needs no account id.
   */
  findByEmail(email: string): Promise<UserRecord | undefined>;
  /** The account’s users, lowest id first. */
  list(accountId: number): Promise<UserRecord[]>;
  /**
   * Adds a user to an account unless `check` throws; undefined if the address is taken in any account. While it runs,
   * no one else can change the users that `check` sees.
   */
  create(
    user: Omit<UserRecord, 'id'>,
    check: (everybody: readonly UserRecord[]) => void,
  ): Promise<UserRecord | undefined>;
  /**
   * Changes a user while no one else can change the account’s users, which `change` sees as well. Undefined if the
   * account has no such user. If `change` throws, nothing is written.
   */
  update(
    accountId: number,
    userId: number,
    change: (current: UserRecord, everybody: readonly UserRecord[]) => UserChange,
  ): Promise<UserRecord | undefined>;
  /**
   * Removes a user, their sessions, links, and invitation, and what a partner signed for them until `at`, unless `check`, which sees all users
   * of the account, throws. Returns whether there was one.
   */
  remove(
    accountId: number,
    userId: number,
    at: Date,
    check: (current: UserRecord, everybody: readonly UserRecord[]) => void,
  ): Promise<boolean>;
  noteSignIn(accountId: number, userId: number, at: Date): Promise<void>;
}

export interface PasswordResetStore {
  /**
   * Stores a link unless its user is gone, and deletes links that had expired at `now`. Returns whether the user
   * exists.
   */
  create(reset: PasswordResetRecord, now: Date): Promise<boolean>;
  /**
   * Sets the password of the user a link belongs to, ends all their sessions and their invitation, and uses up all their
   * links, in one step. Returns the user; undefined if the link is unknown, used, or expired.
   */
  redeem(tokenHash: string, passwordHash: string, now: Date): Promise<UserRecord | undefined>;
}

export interface AttemptStore {
  /**
   * Changes the entry under a key while no one else can; an entry that has expired at `now` counts as none. If `change`
   * throws, nothing is written.
   */
  update(
    key: string,
    now: Date,
    change: (noted: AttemptRecord | undefined) => AttemptRecord | undefined,
  ): Promise<void>;
}

export interface InvoiceStore {
  /** Newest first. */
  list(accountId: number): Promise<InvoiceRecord[]>;
}

export interface AvatarStore {
  /** Looked up by name alone: anyone who knows it can see it. */
  find(name: string): Promise<AvatarRecord | undefined>;
}
