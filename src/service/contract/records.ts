import type { JsonObject } from '../../model/core/tolerant';
import type { InvitationRecord, InvoiceRecord, ServiceKeyRecord } from './account-records';

/** An account as a store keeps it. Dates are instants; null means none. */
export interface AccountRecord {
  id: number;
  orgName: string;
  /** The invoice email address. */
  invoiceEmail: string;
  /** A plan on the price list, by its `stripeId`. */
  planId: string;
  /** The plan being requested from the payment provider until `pendingUntil`; empty if none. */
  pendingPlanId: string;
  pendingUntil: Date | null;
  /** The key of that change at the payment provider; empty if none. */
  pendingKey: string;
  /** `none` if there is no payment method. */
  paymentType: string;
  cardBrand: string;
  cardLast4: string;
  cardExpMonth: number | null;
  cardExpYear: number | null;
  billingAddressLine1: string;
  billingCity: string;
  billingState: string;
  billingPostalCode: string;
  billingCountry: string;
  taxId: string;
  isDelinquent: boolean;
  createdAt: Date;
  trialEndAt: Date | null;
  cancelAt: Date | null;
  canceledAt: Date | null;
  nextInvoiceAt: Date | null;
  apiKey: string;
  zapierApiKey: string;
}

export interface UserRecord {
  id: number;
  accountId: number;
  /** Lowercase and unique. */
  email: string;
  /** Empty for a user without a password, created by a partner. */
  passwordHash: string;
  isAdmin: boolean;
  /** The terms version this user accepted; empty if none. */
  acceptedTerms: string;
  showsRatingPrompt: boolean;
  /** How likely they are to recommend the product, 0–10; -1 if they declined, null if never asked. */
  rating: number | null;
  /** Null until they first log in. */
  lastSignedInAt: Date | null;
  /** Known for the people of a partner; empty for others. */
  name: string;
  /** The partner's own id for this person, unique in its account; null for people who sign in here. */
  partnerId: string | null;
  /** How new the partner's name, email, and role are. */
  syncedAt: Date | null;
}

/** What a user has whom no partner manages. */
export const noPartner = { name: '', partnerId: null, syncedAt: null };

/** Only the hash of a token is stored, so that a stolen copy of the store signs no one in. */
export interface SessionRecord {
  /** SHA-256 of the token, in hex. */
  tokenHash: string;
  userId: number;
  accountId: number;
  createdAt: Date;
  expiresAt: Date;
  /** The only sites that can use it; null if the service's own list is enough. */
  allowedOrigins: string[] | null;
  /** The key it was minted with; null if the user signed in here. */
  serviceKeyId: number | null;
}

/** A signed-in user with the account they are signed in to. */
export interface SignedIn {
  user: UserRecord;
  account: AccountRecord;
  /** The only sites that can use the session; null if the service's own list is enough. */
  allowedOrigins: readonly string[] | null;
}

/** A widget: its identity in columns, its behavior in `settings`. */
export interface WidgetRecord {
  id: number;
  accountId: number;
  uuid: string;
  step: '1' | '2' | '3';
  /** Turned off manually. */
  isOff: boolean;
  /** `online` or `offline`, as operators come and go. */
  status: string;
  roomId: string;
  roomName: string;
  topic: string;
  slackBaseUrl: string;
  slackTeamId: string;
  slackMainUser: string;
  /** When the main user last authorized it; null if that is unknown. */
  slackAuthorizedAt: Date | null;
  isOauthV1: boolean;
  /** Comma-separated Slack permissions, granted by the user and to the bot. */
  scope: string;
  botScope: string;
  requestChatWriteUserScope: boolean;
  /** Incremented by every write. */
  version: number;
  /** Every settings field under its wire name, and fields we don’t know. */
  settings: JsonObject;
}

/** What can change about a widget; `version` is managed by the store. */
export type WidgetChange = Partial<Omit<WidgetRecord, 'id' | 'accountId' | 'uuid' | 'version'>>;

/** The visitor as they were at the time. */
export interface VisitorRecord {
  name: string;
  email: string;
  avatarUrl: string;
  location: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  currentPage: string;
  identUserId: string;
  /** JSON text of the traits that the site passed. */
  identTraits: string;
}

export interface ChatRecord {
  id: number;
  widgetId: number;
  startedAt: Date;
  endedAt: Date;
  title: string;
  channelName: string;
  channelUrl: string;
  /** Empty if no one answered. */
  agentName: string;
  agentAvatarUrl: string;
  /** Null if no one answered. */
  firstResponseAt: Date | null;
  rating: 'up' | 'down' | null;
  feedback: string;
  messageCount: number;
  /** Started by a trigger’s message, not by the visitor. */
  isFromTrigger: boolean;
  /** Left through the offline form. */
  isOfflineMessage: boolean;
  visitor: VisitorRecord;
}

/** A period in which an operator was available. */
export interface PresenceRecord {
  widgetId: number;
  agentName: string;
  onlineAt: Date;
  /** Null while the operator is still available. */
  offlineAt: Date | null;
}

/** A group of guided questions. It belongs to the account, not to a widget. */
export interface QuestionGroupRecord {
  accountId: number;
  /** Chosen by the creator; unique in its account. */
  uid: string;
  label: string;
  shortcut: string;
  /** Opens automatically; at most one group per account does. */
  isAuto: boolean;
  prompt: string;
  /** JSON text of the list of top-level questions. */
  treeJson: string;
}

export interface SavedReplyRecord {
  id: number;
  widgetId: number;
  label: string;
  /** Comma-separated. */
  triggerPhrases: string;
  isAutoSent: boolean;
  shortcut: string;
  response: string;
}

/** A user or bot of the workspace added to a widget. */
export interface BotUserRecord {
  widgetId: number;
  /** Slack’s user or bot id; unique per widget. */
  userId: string;
  name: string;
  botId: string;
}

/** A channel in a sandbox workspace. */
export interface TeamChannelRecord {
  teamId: string;
  /** Unique in its workspace, and so is its name. */
  id: string;
  name: string;
  topic: string;
}

/** A complete dataset for a store. Emails and ids are unique in it. */
export interface Dataset {
  accounts: AccountRecord[];
  users: UserRecord[];
  widgets: WidgetRecord[];
  /** Any iterable, because there may be more chats than fit in memory. */
  chats: Iterable<ChatRecord>;
  presence: PresenceRecord[];
  questionGroups: QuestionGroupRecord[];
  savedReplies: SavedReplyRecord[];
  botUsers: BotUserRecord[];
  sessions: SessionRecord[];
  invoices: InvoiceRecord[];
  /** Pending ones; none unless set. */
  invitations?: InvitationRecord[] | undefined;
  /** None unless set. */
  serviceKeys?: ServiceKeyRecord[] | undefined;
  /** For sandbox workspaces; none unless set. */
  teamChannels?: TeamChannelRecord[] | undefined;
}
