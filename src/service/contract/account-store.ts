import type { AttemptRecord, AvatarRecord, InvoiceRecord, PasswordResetRecord } from './account-records';
import type { AccountRecord, SessionRecord, UserRecord, WidgetRecord } from './records';

/** Everything that a sign-up makes. */
export interface Newcomer {
  account: Omit<AccountRecord, 'id'>;
  user: Omit<UserRecord, 'id' | 'accountId'>;
  widget: Omit<WidgetRecord, 'id' | 'accountId'>;
  session: Omit<SessionRecord, 'userId' | 'accountId'>;
}

export type AccountChange = Partial<Omit<AccountRecord, 'id' | 'createdAt'>>;

export interface AccountStore {
  find(accountId: number): Promise<AccountRecord | undefined>;
  /** Makes an account with all that belongs to it, or nothing when its person's address is taken; tells which. */
  create(newcomer: Newcomer): Promise<boolean>;
  /**
   * Changes an account while nobody else can change it or add widgets to it. What `change` throws is thrown, and nothing
   * is written.
   */
  update(
    accountId: number,
    change: (current: AccountRecord, widgetCount: number) => AccountChange,
  ): Promise<AccountRecord>;
}

export type UserChange = Partial<Pick<UserRecord, 'isAdmin' | 'acceptedTerms' | 'showsRatingPrompt' | 'rating'>>;

export interface UserStore {
  find(accountId: number, userId: number): Promise<UserRecord | undefined>;
  /** By the address in lower case; the only way in without an account's id. */
  findByEmail(email: string): Promise<UserRecord | undefined>;
  /** The account's people, lowest id first. */
  list(accountId: number): Promise<UserRecord[]>;
  /**
   * Adds a person to an account, unless `check` throws; undefined when the address is taken, in whatever account. Nobody
   * else can change the people of the account meanwhile, whom `check` sees.
   */
  create(
    user: Omit<UserRecord, 'id'>,
    check: (everybody: readonly UserRecord[]) => void,
  ): Promise<UserRecord | undefined>;
  /**
   * Changes a person while nobody else can change the people of the account, whom `change` sees besides. Undefined when
   * the account has no such person. What `change` throws is thrown, and nothing is written.
   */
  update(
    accountId: number,
    userId: number,
    change: (current: UserRecord, everybody: readonly UserRecord[]) => UserChange,
  ): Promise<UserRecord | undefined>;
  /**
   * Removes a person with their sessions, unless `check` throws, which sees the account's people, too. Tells whether there
   * was one.
   */
  remove(
    accountId: number,
    userId: number,
    check: (current: UserRecord, everybody: readonly UserRecord[]) => void,
  ): Promise<boolean>;
  noteSignIn(accountId: number, userId: number, at: Date): Promise<void>;
}

export interface PasswordResetStore {
  /**
   * Keeps a link, unless its person is gone, and forgets those that had expired at `now`. Tells whether the person is
   * there.
   */
  create(reset: PasswordResetRecord, now: Date): Promise<boolean>;
  /**
   * Sets the password of whom a link belongs to, ends all their sessions and uses up all their links, in one step. Gives
   * the person; undefined when the link is unknown, used or expired.
   */
  redeem(tokenHash: string, passwordHash: string, now: Date): Promise<UserRecord | undefined>;
}

export interface AttemptStore {
  /**
   * Changes what is noted under a key while nobody else can; what has expired at `now` counts as nothing. What `change`
   * throws is thrown, and nothing is written.
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
  /** By its name alone: whoever knows it may see it. */
  find(name: string): Promise<AvatarRecord | undefined>;
}
