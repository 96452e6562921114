import { currentTermsVersion } from '../model/entities/user';
import { initialSettings } from '../service/widgets/new-widget';
import {
  noPartner,
  type AccountRecord,
  type ChatRecord,
  type Dataset,
  type UserRecord,
  type WidgetRecord,
} from '../service/contract/records';
import type { Passwords } from '../service/http/context';

/** The password of every user in a scenario. */
export const demoPassword = 'chatdeck-demo';

/** Unhashed passwords, which are fast to check. For tests and stories only. */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(`plain:${password}`),
  verify: (password, hash) => Promise.resolve(hash === `plain:${password}`),
};

/** An account as a store keeps it: by default a paying one with every feature. */
export function makeAccountRecord(overrides: Partial<AccountRecord> = {}): AccountRecord {
  return {
    id: 1,
    orgName: 'Acme Outdoor',
    invoiceEmail: 'billing@acme.test',
    planId: 'business-monthly',
    pendingPlanId: '',
    pendingKey: '',
    pendingUntil: null,
    paymentType: 'card',
    cardBrand: 'visa',
    cardLast4: '4242',
    cardExpMonth: 8,
    cardExpYear: 2028,
    billingAddressLine1: '210 Harbor Street',
    billingCity: 'Portland',
    billingState: 'OR',
    billingPostalCode: '97205',
    billingCountry: 'US',
    taxId: '',
    isDelinquent: false,
    createdAt: new Date('2024-03-11T09:00:00Z'),
    trialEndAt: new Date('2024-04-10T09:00:00Z'),
    cancelAt: null,
    canceledAt: null,
    nextInvoiceAt: new Date('2025-07-11T09:00:00Z'),
    apiKey: 'acme-api-key-4d1f2c',
    zapierApiKey: 'acme-zapier-key-9b7e30',
    ...overrides,
  };
}

/** A user as a store keeps them: by default an admin of account 1 who logs in with `demoPassword`. */
export function makeUserRecord(overrides: Partial<UserRecord> = {}): UserRecord {
  return {
    id: 101,
    accountId: 1,
    email: 'dana@acme.test',
    passwordHash: `plain:${demoPassword}`,
    isAdmin: true,
    acceptedTerms: currentTermsVersion,
    showsRatingPrompt: false,
    rating: null,
    lastSignedInAt: new Date('2025-06-16T15:42:10Z'),
    ...noPartner,
    ...overrides,
  };
}

/** A widget as a store keeps it: by default #website of acme.slack.com, finished and online. */
export function makeWidgetRecord(overrides: Partial<WidgetRecord> = {}): WidgetRecord {
  const id = overrides.id ?? 11;
  return {
    id,
    accountId: 1,
    uuid: `5f0c3c5e-7f0e-4b8e-9d50-${String(id).padStart(12, '0')}`,
    step: '3',
    isOff: false,
    status: 'online',
    roomId: `C04ACME${String(id).padStart(4, '0')}`,
    roomName: 'website',
    topic: 'Visitors of acme.test',
    slackBaseUrl: 'https://acme.slack.com/',
    slackTeamId: 'T04ACME',
    slackMainUser: 'Dana Whitfield',
    slackAuthorizedAt: new Date('2025-03-04T16:20:00Z'),
    isOauthV1: false,
    scope: 'channels:write',
    botScope:
      'channels:manage,commands,channels:read,channels:join,chat:write,chat:write.customize,channels:history,users:read,users:read.email',
    requestChatWriteUserScope: false,
    version: 1,
    settings: { ...initialSettings, operatingHours: [], tz: 'America/Los_Angeles' },
    ...overrides,
  };
}

/** A chat as a store keeps it: by default one answered within a minute. */
export function makeChatRecord(overrides: Partial<ChatRecord> = {}): ChatRecord {
  const startedAt = overrides.startedAt ?? new Date('2025-06-16T15:00:00Z');
  return {
    id: 1001,
    widgetId: 11,
    startedAt,
    endedAt: new Date(startedAt.getTime() + 480_000),
    title: 'Do you ship to Alaska?',
    channelName: 'website',
    channelUrl: 'https://acme.slack.com/archives/C04ACME0011',
    agentName: 'Dana Whitfield',
    agentAvatarUrl: '',
    firstResponseAt: new Date(startedAt.getTime() + 42_000),
    rating: null,
    feedback: '',
    messageCount: 9,
    isFromTrigger: false,
    isOfflineMessage: false,
    visitor: {
      name: 'Maya Lindqvist',
      email: 'maya@lindqvist.test',
      avatarUrl: '',
      location: 'Anchorage, United States',
      createdAt: '2025-06-01T10:20:00.000Z',
      currentPage: 'https://acme.test/shipping',
      identUserId: '',
      identTraits: '',
    },
    ...overrides,
  };
}

/** A dataset with the given records and nothing else. */
export function makeDataset(parts: Partial<Dataset> = {}): Dataset {
  return {
    accounts: [],
    users: [],
    widgets: [],
    chats: [],
    presence: [],
    questionGroups: [],
    savedReplies: [],
    botUsers: [],
    invoices: [],
    sessions: [],
    ...parts,
  };
}
