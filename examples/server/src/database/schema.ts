import type { JsonObject } from 'chatdeck/model';
import type { ChangeRecord, ChatRecord, ImageType, VisitorRecord, WidgetRecord } from 'chatdeck/service';
import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { SandboxObject } from '../payments/sandbox/objects';
import { bytes, flag, id, moment, reference, words } from './columns';

export const accounts = pgTable('accounts', {
  id: id(),
  orgName: words(),
  invoiceEmail: words(),
  planId: words(),
  pendingPlanId: words(),
  pendingUntil: moment(),
  pendingKey: text().notNull().default(''),
  paymentType: words(),
  cardBrand: words(),
  cardLast4: words(),
  cardExpMonth: integer(),
  cardExpYear: integer(),
  billingAddressLine1: words(),
  billingCity: words(),
  billingState: words(),
  billingPostalCode: words(),
  billingCountry: words(),
  taxId: words(),
  isDelinquent: flag(),
  createdAt: moment().notNull(),
  trialEndAt: moment(),
  cancelAt: moment(),
  canceledAt: moment(),
  nextInvoiceAt: moment(),
  apiKey: words(),
  zapierApiKey: words(),
});

const account = () => reference().references(() => accounts.id, { onDelete: 'cascade' });

export const users = pgTable(
  'users',
  {
    id: id(),
    accountId: account(),
    email: words().unique(),
    passwordHash: words(),
    isAdmin: flag(),
    acceptedTerms: words(),
    showsRatingPrompt: flag(),
    rating: integer(),
    lastSignedInAt: moment(),
    name: text().notNull().default(''),
    partnerId: text(),
    syncedAt: moment(),
  },
  (table) => [index().on(table.accountId), uniqueIndex().on(table.accountId, table.partnerId)],
);

export const serviceKeys = pgTable(
  'service_keys',
  {
    id: id(),
    accountId: account(),
    name: words(),
    prefix: words(),
    keyHash: words().unique(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    revokedAt: moment(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.accountId)],
);

/** Until when the tokens that a partner signed for a person no longer count. */
export const revocations = pgTable(
  'revocations',
  { accountId: account(), partnerId: words(), revokedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.partnerId] })],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    accountId: account(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    allowedOrigins: text().array(),
    serviceKeyId: bigint({ mode: 'number' }).references(() => serviceKeys.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.userId), index().on(table.serviceKeyId)],
);

export const widgets = pgTable(
  'widgets',
  {
    id: id(),
    accountId: account(),
    uuid: words().unique(),
    step: words().$type<WidgetRecord['step']>(),
    isOff: flag(),
    status: words(),
    roomId: words(),
    roomName: words(),
    topic: words(),
    slackBaseUrl: words(),
    slackTeamId: words(),
    slackMainUser: words(),
    slackAuthorizedAt: moment(),
    isOauthV1: flag(),
    scope: words(),
    botScope: words(),
    requestChatWriteUserScope: flag(),
    version: integer().notNull(),
    settings: jsonb().$type<JsonObject>().notNull(),
  },
  (table) => [index().on(table.accountId)],
);

const widget = () => reference().references(() => widgets.id, { onDelete: 'cascade' });

export const chats = pgTable(
  'chats',
  {
    id: id(),
    widgetId: widget(),
    startedAt: moment().notNull(),
    endedAt: moment().notNull(),
    title: words(),
    channelName: words(),
    channelUrl: words(),
    agentName: words(),
    agentAvatarUrl: words(),
    firstResponseAt: moment(),
    rating: text().$type<NonNullable<ChatRecord['rating']>>(),
    feedback: words(),
    messageCount: integer().notNull(),
    isFromTrigger: flag(),
    isOfflineMessage: flag(),
    visitor: jsonb().$type<VisitorRecord>().notNull(),
    /** Where a search of the history looks; derived from the rest. */
    searchText: words(),
  },
  (table) => [
    // Everything that figures are made of, so that reports need not read the wide rows themselves.
    index('chats_figures').on(
      table.widgetId,
      table.startedAt,
      table.id,
      table.agentName,
      table.rating,
      table.firstResponseAt,
      table.endedAt,
      table.messageCount,
      table.isFromTrigger,
      table.isOfflineMessage,
    ),
  ],
);

/**
 * How many chats of a widget began on a UTC day, so that counting doesn't read them all. Database triggers maintain it,
 * whichever code writes chats.
 */
export const chatDays = pgTable(
  'chat_days',
  { widgetId: widget(), day: date().notNull(), chats: integer().notNull() },
  (table) => [primaryKey({ columns: [table.widgetId, table.day] })],
);

type Times = Record<'widgetId' | 'onlineAt' | 'offlineAt', AnyPgColumn>;

/** Whose a time is, as an index of ranges takes it. */
export const presencePlace = ({ widgetId }: Pick<Times, 'widgetId'>) => sql`int8range(${widgetId}, ${widgetId}, '[]')`;
/** From when to when; a time that ends before it begins is empty. */
export const presenceTime = ({ onlineAt, offlineAt }: Omit<Times, 'widgetId'>) =>
  sql`tstzrange(least(${onlineAt}, ${offlineAt}), ${offlineAt})`;

export const presence = pgTable(
  'presence',
  { id: id(), widgetId: widget(), agentName: words(), onlineAt: moment().notNull(), offlineAt: moment() },
  (table) => [
    index().on(table.widgetId, table.onlineAt),
    // Finds a range's times alike however many there are before and after it.
    index('presence_times').using('gist', presencePlace(table), presenceTime(table)),
  ],
);

export const questionGroups = pgTable(
  'question_groups',
  {
    id: id(),
    accountId: account(),
    uid: words(),
    label: words(),
    shortcut: words(),
    isAuto: flag(),
    prompt: words(),
    treeJson: words(),
  },
  (table) => [
    uniqueIndex().on(table.accountId, table.uid),
    uniqueIndex('question_groups_one_auto')
      .on(table.accountId)
      .where(sql`${table.isAuto}`),
  ],
);

export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    widgetId: widget(),
    label: words(),
    triggerPhrases: words(),
    isAutoSent: flag(),
    shortcut: words(),
    response: words(),
  },
  (table) => [index().on(table.widgetId)],
);

export const botUsers = pgTable(
  'bot_users',
  { id: id(), widgetId: widget(), userId: words(), name: words(), botId: words() },
  (table) => [uniqueIndex().on(table.widgetId, table.userId)],
);

/** What was saved in a widget's settings, replies, and groups. */
export const changes = pgTable(
  'changes',
  {
    id: id(),
    widgetId: widget(),
    at: moment().notNull(),
    who: words(),
    how: words().$type<ChangeRecord['how']>(),
    changes: jsonb().$type<ChangeRecord['changes']>().notNull(),
  },
  (table) => [index().on(table.widgetId, table.at)],
);

/** Those that people made or renamed in the sandbox. */
export const teamChannels = pgTable(
  'team_channels',
  { teamId: words(), id: words(), name: words(), topic: words() },
  (table) => [primaryKey({ columns: [table.teamId, table.id] }), uniqueIndex().on(table.teamId, table.name)],
);

export const teamInstalls = pgTable(
  'team_installs',
  { accountId: account(), teamId: words(), userId: words(), botKey: words(), userKey: words() },
  (table) => [primaryKey({ columns: [table.accountId, table.teamId] })],
);

export const teamVisits = pgTable(
  'team_visits',
  { stateHash: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index().on(table.expiresAt)],
);

/** What was granted in the sandbox. */
export const teamGrants = pgTable(
  'team_grants',
  { teamId: words(), holder: words(), scopes: text().array().notNull() },
  (table) => [primaryKey({ columns: [table.teamId, table.holder] })],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    accountId: account(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Those that no one has accepted yet. */
export const invitations = pgTable(
  'invitations',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: account(),
    invitedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.accountId)],
);

export const attempts = pgTable(
  'attempts',
  { key: text().primaryKey(), count: integer().notNull(), blockedUntil: moment(), expiresAt: moment().notNull() },
  (table) => [index().on(table.expiresAt)],
);

export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    accountId: account(),
    planId: words(),
    issuedAt: moment().notNull(),
    amount: integer().notNull(),
    url: words(),
  },
  (table) => [index().on(table.accountId, table.issuedAt)],
);

/** Who accounts are at the payment provider, and how often its word on them was asked for and written down. */
export const payers = pgTable('payers', {
  accountId: account().primaryKey(),
  customerId: words().unique(),
  asked: integer().notNull().default(0),
  written: integer().notNull().default(0),
});

/** What the payments sandbox knows, each as Stripe would send it. */
export const paymentObjects = pgTable(
  'payment_objects',
  {
    id: text().primaryKey(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    customerId: words(),
    /** When it next needs automatic processing. */
    dueAt: moment(),
    data: jsonb().$type<SandboxObject>().notNull(),
  },
  (table) => [index().on(table.customerId, table.position), index().on(table.dueAt)],
);

/** What the readiness check writes and reads. */
export const probes = pgTable('probes', { name: text().primaryKey(), mark: words() });

/** Keys that all processes sign with. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: words() });

export const avatars = pgTable('avatars', {
  name: text().primaryKey(),
  accountId: account(),
  widgetId: widget().unique(),
  type: words().$type<ImageType>(),
  bytes: bytes().notNull(),
});
