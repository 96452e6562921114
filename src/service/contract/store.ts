import type {
  AccountStore,
  AttemptStore,
  AvatarStore,
  InvoiceStore,
  PasswordResetStore,
  UserStore,
} from './account-store';
import type { AvatarRecord } from './account-records';
import type { BotUserStore, QuestionGroupStore, SavedReplyStore } from './extras-store';
import type { AccountRecord, Dataset, SessionRecord, UserRecord, WidgetChange, WidgetRecord } from './records';
import type { ReportStore } from './report-store';
import type { TeamChannelStore } from './team-channel-store';
import type { TeamGrantStore } from './team-grant-store';
import type { TeamInstallStore, TeamVisitStore } from './slack-store';

/**
 * Where the service keeps things. Whatever belongs to an account is asked for with that account's id, so that a row of
 * another one cannot come back by accident. What is handed out and taken in is a copy.
 */
export interface Store {
  accounts: AccountStore;
  users: UserStore;
  sessions: SessionStore;
  passwordResets: PasswordResetStore;
  attempts: AttemptStore;
  invoices: InvoiceStore;
  avatars: AvatarStore;
  widgets: WidgetStore;
  chats: ChatStore;
  reports: ReportStore;
  questionGroups: QuestionGroupStore;
  savedReplies: SavedReplyStore;
  botUsers: BotUserStore;
  /** Workspaces that accounts connected. */
  teamInstalls: TeamInstallStore;
  /** Visits to the team chat that are expected back. */
  teamVisits: TeamVisitStore;
  /** For workspaces of the sandbox only: a real team chat keeps its channels by itself. */
  teamChannels: TeamChannelStore;
  /** For workspaces of the sandbox only, too. */
  teamGrants: TeamGrantStore;
  /** Adds a dataset, all of it or nothing. */
  load(dataset: Dataset): Promise<void>;
  /** Whether there is no account yet. */
  isEmpty(): Promise<boolean>;
}

export interface SessionStore {
  /**
   * Adds a session, and forgets those of the same person that ended before it began. Adds none, and says false, when the
   * person is gone or their password is another than `passwordHash` by now.
   */
  create(session: SessionRecord, passwordHash: string): Promise<boolean>;
  /** Whose a token is, unless its session has expired at `now`. Every call asks for it: in one step, if that can be. */
  find(tokenHash: string, now: Date): Promise<SignedIn | undefined>;
  remove(tokenHash: string): Promise<void>;
}

/** A person who is signed in, with the account of theirs that they are signed in to. */
export interface SignedIn {
  user: UserRecord;
  account: AccountRecord;
}

export interface WidgetStore {
  /** The account's widgets, lowest id first. */
  list(accountId: number): Promise<WidgetRecord[]>;
  find(accountId: number, widgetId: number): Promise<WidgetRecord | undefined>;
  /**
   * Changes one widget while nobody else can: `change` sees the newest copy and says what to write. Gives the stored
   * widget, or undefined when the account has none of this id. What `change` throws is thrown, and nothing is written.
   * A picture that the settings name no more is forgotten.
   */
  update(
    accountId: number,
    widgetId: number,
    change: (current: WidgetRecord) => WidgetChange,
  ): Promise<WidgetRecord | undefined>;
  /**
   * The same while nobody else can choose a channel for any widget of the account, so that two never choose the same:
   * `change` sees all the widgets besides.
   */
  updateChannel(
    accountId: number,
    widgetId: number,
    change: (current: WidgetRecord, widgets: readonly WidgetRecord[]) => WidgetChange,
  ): Promise<WidgetRecord | undefined>;
  /**
   * Adds a widget while nobody else can add one to the account or change its plan: `make` sees both. What it throws is
   * thrown, and nothing is written.
   */
  create(
    accountId: number,
    make: (account: AccountRecord, others: readonly WidgetRecord[]) => NewWidget,
  ): Promise<void>;
  /** Puts a picture in the place of the one that the widget had, and its address into the settings. */
  setAvatar(avatar: AvatarRecord, teamAvatarUrl: string): Promise<WidgetRecord | undefined>;
  /**
   * Gives a channel its new name in every widget of the account that has it now, all in one step; widgets that name it so
   * already are not written.
   */
  renameChannel(accountId: number, channel: { teamId: string; roomId: string }, roomName: string): Promise<void>;
  /** Deletes a widget with all that belongs to it. Tells whether there was one. */
  remove(accountId: number, widgetId: number): Promise<boolean>;
}

export type NewWidget = Omit<WidgetRecord, 'id' | 'accountId'>;

export interface ChatStore {
  /** How many chats of the account began from `from` on and before `until`, both of them midnights of UTC. */
  count(accountId: number, from: Date, until: Date): Promise<number>;
  /** Counts of the account's widgets at `now`; a widget without chats has no entry. */
  statsByWidget(accountId: number, now: Date): Promise<Map<number, ChatCounts>>;
}

/** How many chats a widget had until a moment. */
export interface ChatCounts {
  total: number;
  /** By age in whole days of 24 hours: the first entry is the newest day. Always `countedDays` long. */
  byAge: number[];
}

/** How many days are counted one by one. */
export const countedDays = 30;

/** Sums counts by widget and age; what is older than `countedDays` adds to the total only. */
export function collectCounts(
  rows: Iterable<{ widgetId: number; ageInDays: number; chats: number }>,
): Map<number, ChatCounts> {
  const counts = new Map<number, ChatCounts>();
  for (const { widgetId, ageInDays, chats } of rows) {
    const entry = counts.get(widgetId) ?? { total: 0, byAge: Array.from({ length: countedDays }, () => 0) };
    counts.set(widgetId, entry);
    entry.total += chats;
    const sameAge = entry.byAge[ageInDays];
    if (sameAge !== undefined) entry.byAge[ageInDays] = sameAge + chats;
  }
  return counts;
}
