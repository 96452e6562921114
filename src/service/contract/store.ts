import type {
  AccountStore,
  AttemptStore,
  AvatarStore,
  InvoiceStore,
  PasswordResetStore,
  UserStore,
} from './account-store';
import type { AvatarRecord } from './account-records';
import type { ChangeStore } from './change-store';
import type { BotUserStore, QuestionGroupStore, SavedReplyStore } from './extras-store';
import type { InvitationStore } from './invitation-store';
import type { AccountRecord, Dataset, SessionRecord, SignedIn, WidgetChange, WidgetRecord } from './records';
import type { PartnerStore, ServiceKeyStore } from './partner-store';
import type { ReportStore } from './report-store';
import type { TeamChannelStore } from './team-channel-store';
import type { TeamGrantStore } from './team-grant-store';
import type { TeamInstallStore, TeamVisitStore } from './slack-store';

/**
 * Where the service stores its data. Everything that belongs to an account is looked up with that account’s id, so that
 * another account’s row can’t be returned by accident. Values passed in and out are copies.
 */
export interface Store {
  accounts: AccountStore;
  users: UserStore;
  sessions: SessionStore;
  passwordResets: PasswordResetStore;
  /** Pending invitations. Without it, the service has no calls for them. */
  invitations?: InvitationStore | undefined;
  attempts: AttemptStore;
  invoices: InvoiceStore;
  avatars: AvatarStore;
  widgets: WidgetStore;
  chats: ChatStore;
  reports: ReportStore;
  questionGroups: QuestionGroupStore;
  savedReplies: SavedReplyStore;
  botUsers: BotUserStore;
  /** The change log. Without it, the service keeps none, and browsers keep their own. */
  changes?: ChangeStore | undefined;
  /**
   * Runs `work` with a store whose writes are kept together or, if it rejects, not at all. Without it, a change whose
   * entry in the change log can’t be written is stored all the same.
   */
  transaction?<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  serviceKeys: ServiceKeyStore;
  partner: PartnerStore;
  /** Workspaces that accounts connected. */
  teamInstalls: TeamInstallStore;
  /** Visits to the team chat that are expected back. */
  teamVisits: TeamVisitStore;
  /** For sandbox workspaces only: a real team chat keeps its own channels. */
  teamChannels: TeamChannelStore;
  /** Also for sandbox workspaces only. */
  teamGrants: TeamGrantStore;
  /** Adds a dataset, all or nothing. */
  load(dataset: Dataset): Promise<void>;
  /** Whether there is no account yet. */
  isEmpty(): Promise<boolean>;
}

export interface SessionStore {
  /**
   * Adds a session and deletes the user’s sessions that ended before it began. Returns false and adds none if the user
   * is gone, their password no longer matches `passwordHash`, or the session’s service key was revoked.
   */
  create(session: SessionRecord, passwordHash: string): Promise<boolean>;
  /**
   * The user a token belongs to, unless its session has expired at `now`. Every call needs it: in one step, if
   * possible.
   */
  find(tokenHash: string, now: Date): Promise<SignedIn | undefined>;
  remove(tokenHash: string): Promise<void>;
}

export interface WidgetStore {
  /** The account’s widgets, lowest id first. */
  list(accountId: number): Promise<WidgetRecord[]>;
  find(accountId: number, widgetId: number): Promise<WidgetRecord | undefined>;
  /**
   * Changes one widget while no one else can: `change` sees the newest copy and returns what to write. Returns the
   * stored widget, or undefined if the account has none with this id. If `change` throws, nothing is written. A picture
   * the settings no longer refer to is deleted.
   */
  update(
    accountId: number,
    widgetId: number,
    change: (current: WidgetRecord) => WidgetChange,
  ): Promise<WidgetRecord | undefined>;
  /**
   * The same while no one else can choose a channel for any widget of the account, so that two never choose the same
   * one: `change` also sees all widgets.
   */
  updateChannel(
    accountId: number,
    widgetId: number,
    change: (current: WidgetRecord, widgets: readonly WidgetRecord[]) => WidgetChange,
  ): Promise<WidgetRecord | undefined>;
  /**
   * Adds a widget while no one else can add one to the account or change its plan: `make` sees both. If it throws,
   * nothing is written.
   */
  create(
    accountId: number,
    make: (account: AccountRecord, others: readonly WidgetRecord[]) => NewWidget,
  ): Promise<void>;
  /** Replaces the widget’s picture and puts its URL into the settings. */
  setAvatar(avatar: AvatarRecord, teamAvatarUrl: string): Promise<WidgetRecord | undefined>;
  /**
   * Renames a channel in every widget of the account that has it, in one step; widgets that already have the name are
   * not written.
   */
  renameChannel(accountId: number, channel: { teamId: string; roomId: string }, roomName: string): Promise<void>;
  /** Deletes a widget and everything that belongs to it. Returns whether there was one. */
  remove(accountId: number, widgetId: number): Promise<boolean>;
}

export type NewWidget = Omit<WidgetRecord, 'id' | 'accountId'>;

export interface ChatStore {
  /** How many chats of the account began from `from` and before `until`, both midnights in UTC. */
  count(accountId: number, from: Date, until: Date): Promise<number>;
  /** Counts of the account’s widgets at `now`; a widget without chats has no entry. */
  statsByWidget(accountId: number, now: Date): Promise<Map<number, ChatCounts>>;
}

/** A widget’s chat counts up to a moment. */
export interface ChatCounts {
  total: number;
  /** By age in whole days of 24 hours: the first entry is the newest day. Always `countedDays` long. */
  byAge: number[];
  /** Of the newest day, those that no one answered. */
  missed: number;
}

/** How many days are counted one by one. */
export const countedDays = 30;

/** Adds up counts by widget and age; anything older than `countedDays` adds to the total only. */
export function collectCounts(
  rows: Iterable<{ widgetId: number; ageInDays: number; chats: number; missed: number }>,
): Map<number, ChatCounts> {
  const counts = new Map<number, ChatCounts>();
  for (const { widgetId, ageInDays, chats, missed } of rows) {
    const entry = counts.get(widgetId) ?? { total: 0, byAge: Array.from({ length: countedDays }, () => 0), missed: 0 };
    counts.set(widgetId, entry);
    entry.total += chats;
    if (ageInDays === 0) entry.missed += missed;
    const sameAge = entry.byAge[ageInDays];
    if (sameAge !== undefined) entry.byAge[ageInDays] = sameAge + chats;
  }
  return counts;
}
