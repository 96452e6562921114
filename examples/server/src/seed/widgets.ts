import type { JsonObject } from 'chatdeck/model';
import { initialSettings, type WidgetRecord } from 'chatdeck/service';
import { acmeId, globexId } from './accounts';
import type { Random } from './random';

const botScope =
  'channels:manage,commands,channels:read,channels:join,chat:write,chat:write.customize,channels:history,users:read,users:read.email';

const unconnected = {
  slackBaseUrl: '',
  slackTeamId: '',
  slackMainUser: '',
  slackAuthorizedAt: null,
  scope: '',
  botScope: '',
  roomId: '',
  roomName: '',
  topic: '',
  status: 'offline',
} as const;

const acmeTeam = {
  accountId: acmeId,
  slackBaseUrl: 'https://acme.slack.com/',
  slackTeamId: 'T04ACMEHQ',
  slackMainUser: 'Dana Whitfield',
  slackAuthorizedAt: new Date('2025-10-09T17:05:00Z'),
};
const acmeSupport = {
  accountId: acmeId,
  slackBaseUrl: 'https://acme-support.slack.com/',
  slackTeamId: 'T05ACMESUP',
  slackMainUser: 'Luis Ferreira',
  slackAuthorizedAt: new Date('2025-11-18T15:40:00Z'),
};
const globexTeam = {
  accountId: globexId,
  slackBaseUrl: 'https://globex.slack.com/',
  slackTeamId: 'T06GLOBEX',
  slackMainUser: 'Priya Raman',
  slackAuthorizedAt: new Date('2026-01-12T10:15:00Z'),
};

/** Three workspaces, nine widgets, every Step and state of one. */
export function seedWidgets(random: Random): WidgetRecord[] {
  const widget = (id: number, parts: Partial<WidgetRecord>, settings: JsonObject = {}): WidgetRecord => ({
    id,
    accountId: acmeId,
    uuid: [8, 4, 4, 4, 12].map((length) => random.hex(length)).join('-'),
    step: '3',
    isOff: false,
    status: 'online',
    roomId: `C0${random.hex(9).toUpperCase()}`,
    roomName: '',
    topic: '',
    slackBaseUrl: '',
    slackTeamId: '',
    slackMainUser: '',
    slackAuthorizedAt: null,
    isOauthV1: false,
    scope: 'channels:write',
    botScope,
    requestChatWriteUserScope: false,
    version: 1,
    ...parts,
    settings: { ...initialSettings, tz: 'America/Los_Angeles', operatingHours: [], ...settings },
  });

  return [
    widget(1, { ...acmeTeam, roomName: 'website', topic: 'Visitors of acme.test' }, websiteSettings),
    widget(
      2,
      { ...acmeTeam, roomName: 'pricing-page', topic: 'Questions about prices &#38; bulk orders' },
      pricingSettings,
    ),
    widget(3, { ...acmeTeam, roomName: 'docs', topic: 'Readers of the gear guides', isOff: true }, docsSettings),
    widget(4, { ...acmeSupport, roomName: 'order-questions', topic: 'Where is my order?' }, orderSettings(4)),
    widget(
      5,
      { ...acmeSupport, roomName: 'returns', status: 'offline', isOauthV1: true, scope: 'client', botScope: '' },
      returnsSettings,
    ),
    widget(6, { ...acmeSupport, roomId: '', step: '2', status: 'offline' }),
    widget(7, { ...unconnected, step: '1' }),
    widget(8, { ...globexTeam, roomName: 'globex-site', topic: 'Visitors of globex.test' }, globexSettings),
    widget(9, { ...unconnected, accountId: globexId, step: '1' }),
  ];
}

const websiteSettings = {
  onlineTitle: 'Talk to an outdoor expert',
  autoResponseMessage: 'Hi! Which trip are you planning?',
  sendOfflineMessagesToEmail: 'hello@acme.test',
  sendOpJoinAutoResponse: true,
  opJoinAutoResponseMessage: 'You’re now talking to a member of our team.',
  noAnswerMessageOn: true,
  noAnswerMessageAfterSecs: 120,
  maxConcurrentConvos: 8,
  blacklistedUrls: '/checkout\n/account/.*',
  agentLabel: 'Acme expert',
  displayPrivacyPolicy: true,
  privacyPolicyLinkURL: 'https://acme.test/privacy',
  triggerJson: JSON.stringify({
    minDelay: 60,
    matchType: 'contains',
    triggers: [
      {
        uid: 'k2v9x4m1qd',
        message: 'Not sure which tent fits? Ask us.',
        after: 30,
        on: ['/tents'],
        matchType: 'startsWith',
        enabled: true,
        displayStyle: 'peek',
      },
      {
        uid: 'p7h3w8c5zt',
        message: 'Free shipping this week.',
        after: 0,
        on: ['/sale', '/cart'],
        matchType: 'contains',
        enabled: false,
        displayStyle: 'peek',
      },
    ],
  }),
};

const pricingSettings = {
  onlineTitle: 'Questions about prices?',
  titleColor: '#00695c',
  collapsedMode: 'button',
  requireInfo: true,
  requireInfoGreeting: 'Tell us who you are so we can send you an offer.',
  newConversationWebhookURL: 'https://crm.acme.test/hooks/chat',
};

const docsSettings = { onlineTitle: 'Stuck? Ask us', hideWhenOffline: true, manualMode: true, collapsedMode: 'tab' };

const returnsSettings = {
  onlineTitle: 'Returns & exchanges',
  enableFileUploads: true,
  maxVisitorInactiveMins: 15,
  countryAllowList: 'US,CA',
};

const globexSettings = {
  onlineTitle: 'Ask Globex',
  titleColor: '#b71c1c',
  widgetAlignment: 'bottomLeft',
  tz: 'Europe/Berlin',
};

function orderSettings(ceId: number): JsonObject {
  const workdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ceId, start: 800, end: 1800 }));
  return {
    onlineTitle: 'Help with your order',
    onOffSchedule: true,
    sendOpHourChangeMessages: true,
    operatingHours: [...workdays, { weekday: 6, ceId, start: 1000, end: 1400 }],
    responseRemindersFreq: 30,
    transcriptRecipient: 'orders@acme.test',
    emailOnArchive: true,
    sendOfflineMessagesToEmail: 'orders@acme.test',
  };
}
