import type { JsonObject } from '../../model/core/tolerant';
import type { InvoiceRecord } from './account-records';

/** An account as a store keeps it. Dates are instants; null means none. */
export interface AccountRecord {
  id: number;
  orgName: string;
  /** Where invoices are sent. */
  invoiceEmail: string;
  /** A plan of the price list, by its `stripeId`. */
  planId: string;
  /** The plan that the payment provider is being asked for until `pendingUntil`; empty when none. */
  pendingPlanId: string;
  pendingUntil: Date | null;
  /** What that change is called at the payment provider; empty when none. */
  pendingKey: string;
  /** `none` means that no payment method is on file. */
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
  /** In lower case, and nobody else's. */
  email: string;
  passwordHash: string;
  isAdmin: boolean;
  /** The version of the terms that this person accepted; empty when none. */
  acceptedTerms: string;
  showsRatingPrompt: boolean;
  /** How likely they are to recommend the product, 0-10; -1 when they would not say, null when never asked. */
  rating: number | null;
  /** Null until the first sign-in. */
  lastSignedInAt: Date | null;
}

/** Only the hash of a token is kept, so that a stolen copy of the store signs nobody in. */
export interface SessionRecord {
  /** SHA-256 of the token, in hex. */
  tokenHash: string;
  userId: number;
  accountId: number;
  createdAt: Date;
  expiresAt: Date;
}

/** A widget: what it is in columns, how it behaves in `settings`. */
export interface WidgetRecord {
  id: number;
  accountId: number;
  uuid: string;
  step: '1' | '2' | '3';
  /** Switched off by hand. */
  isOff: boolean;
  /** `online` or `offline`, as operators come and go. */
  status: string;
  roomId: string;
  roomName: string;
  topic: string;
  slackBaseUrl: string;
  slackTeamId: string;
  slackMainUser: string;
  isOauthV1: boolean;
  /** Comma lists of granted Slack permissions: of the person, and of the bot. */
  scope: string;
  botScope: string;
  requestChatWriteUserScope: boolean;
  /** Counts up with every write. */
  version: number;
  /** Every settings field by its name on the wire, and the fields that we do not know. */
  settings: JsonObject;
}

/** What may change of a widget; its `version` follows by itself. */
export type WidgetChange = Partial<Omit<WidgetRecord, 'id' | 'accountId' | 'uuid' | 'version'>>;

/** The person who chatted, as they were at the time. */
export interface VisitorRecord {
  name: string;
  email: string;
  avatarUrl: string;
  location: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  currentPage: string;
  identUserId: string;
  /** JSON text of what the site told about them. */
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
  /** Empty when nobody answered. */
  agentName: string;
  agentAvatarUrl: string;
  /** Null when nobody answered. */
  firstResponseAt: Date | null;
  rating: 'up' | 'down' | null;
  feedback: string;
  messageCount: number;
  /** Started by a trigger's message rather than by the visitor. */
  isFromTrigger: boolean;
  /** Left through the offline form. */
  isOfflineMessage: boolean;
  visitor: VisitorRecord;
}

/** A time when an operator was there to answer. */
export interface PresenceRecord {
  widgetId: number;
  agentName: string;
  onlineAt: Date;
  /** Null while the operator is still there. */
  offlineAt: Date | null;
}

/** A group of guided questions; it belongs to the account, not to a widget. */
export interface QuestionGroupRecord {
  accountId: number;
  /** Chosen by whoever made it; unique in its account. */
  uid: string;
  label: string;
  shortcut: string;
  /** Opens by itself; at most one group of an account does. */
  isAuto: boolean;
  prompt: string;
  /** JSON text of the list of top-level questions. */
  treeJson: string;
}

export interface SavedReplyRecord {
  id: number;
  widgetId: number;
  label: string;
  /** Separated by commas. */
  triggerPhrases: string;
  isAutoSent: boolean;
  shortcut: string;
  response: string;
}

/** A person or bot of the workspace that was added to a widget. */
export interface BotUserRecord {
  widgetId: number;
  /** Slack's id of the person or bot; once in a widget. */
  userId: string;
  name: string;
  botId: string;
}

/** A channel of a sandbox workspace. */
export interface TeamChannelRecord {
  teamId: string;
  /** Unique in its workspace, as its name is. */
  id: string;
  name: string;
  topic: string;
}

/** A whole world to fill a store with. Emails and Ids are unique in it. */
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
  /** Of workspaces of the sandbox; there are none unless given. */
  teamChannels?: TeamChannelRecord[] | undefined;
}
