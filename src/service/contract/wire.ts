import type { Id, JsonObject, WidgetSettings } from '../../model';

/** A plan as it travels (core platform, section 3). */
export interface WirePlan {
  label: string;
  /** Cents per `duration`; null means a custom price. */
  price: number | null;
  duration: 'monthly' | 'yearly';
  stripeId: string;
  maxChannels: number;
  /** 0 means unlimited. */
  maxOperators: number;
  convosPerMonth: number;
  triggers?: boolean | undefined;
  savedReplies?: boolean | undefined;
  bots?: boolean | undefined;
  whiteLabel?: boolean | undefined;
  phoneSupport?: boolean | undefined;
  questionGroups?: boolean | undefined;
  reports?: boolean | undefined;
  operatingHours?: boolean | undefined;
}

/** An account as it travels. Dates are ISO 8601 in UTC, null means none (decisions, "Wire contract"). */
export interface WireAccount {
  Id: Id;
  plan: WirePlan;
  availablePlans: WirePlan[];
  quota: { isOverquota: boolean; reason: string };
  delinquent: boolean;
  /** `none` means that no payment method is on file. */
  paymentType: string;
  canceledAt: string | null;
  cancelAt: string | null;
  trialEndAt: string | null;
  created_at: string | null;
  nextInvoiceAt: string | null;
  last4: string;
  brand: string;
  expMonth: number | null;
  expYear: number | null;
  billingAddressLine1: string;
  billingCity: string;
  billingState: string;
  billingPostalCode: string;
  billingCountry: string;
  taxID: string;
  orgName: string;
  email: string;
  GDPRExportSignedURL: string;
}

/** One range of a weekday: 0 is Sunday, times are HHMM integers (widget settings, section 3). */
export interface WireOperatingHour {
  weekday: number;
  ceId: Id;
  start: number;
  end: number;
}

/** A widget as it travels: its identity, its settings, and fields that we do not know. */
export interface WireWidget extends WidgetSettings {
  Id: Id;
  Uuid: string;
  RoomName: string;
  RoomId: string;
  Step: '1' | '2' | '3';
  off: boolean;
  status: string;
  topic: string;
  slackBaseUrl: string;
  slackTeamId: string;
  slackMainUser: string;
  OauthV1: boolean;
  Scope: string;
  BotScope: string;
  requestChatWriteUserScope: boolean;
  /** Another one after each write; what `If-Match` is compared with. */
  version: string;
  operatingHours: WireOperatingHour[];
  /** Left out of an agent's answers, as is `zapierApiKey`. */
  apiKey?: string | undefined;
  zapierApiKey?: string | undefined;
}

/** Conversation counts of a widget; 30 rolling days, the oldest first (decisions, "Wire contract"). */
export interface WireChatStats {
  total: number;
  last24h: number;
  avg30d: number;
  dailyCounts30d: { chats: number }[];
}

/** The signed-in person as they travel. */
export interface WireUser {
  Id: Id;
  email: string;
  admin: boolean;
  accountId: Id;
  ces: (WireWidget | JsonObject)[];
  account: WireAccount;
  showNPSRating: boolean;
  /** A value that starts with 0000 means invited, not yet signed in. */
  lastSignedInAt: string;
  ActiveTOSPP: string;
  isCcPresent: boolean;
}

/** A row of the account's people as it travels. */
export interface WireDashboardUser {
  Id: Id;
  email: string;
  admin: boolean;
  /** A value that starts with 0000 means invited, not yet signed in. */
  lastSignedInAt: string;
}

export interface WireInvoice {
  id: Id;
  /** Empty for a single charge. */
  stripePlanId: string;
  /** Unix seconds. */
  dateTs: number;
  /** Cents. */
  amount: number;
  stripeInvoiceUrl: string;
}

export interface WireNextInvoice {
  /** Cents. */
  amount: number;
  /** Unix seconds; 0 when nothing will be charged. */
  dateTs: number;
}

/** A room of the team chat as it travels. */
export interface WireChannel {
  Id: Id;
  Name: string;
  Topic: string;
}
