import { type Client } from 'chatdeck/client';
import { type calls, type JsonObject } from 'chatdeck/model';
import { makeAccount, makePlan, makeUser, makeWidget, makeChatStats } from 'chatdeck/testing';

export type CallName = keyof typeof calls;

export interface Sample {
  /** The client's method for this call, with sample arguments. */
  send(client: Client, signal?: AbortSignal): Promise<unknown>;
  /** A good answer; undefined where only the success counts. */
  answer?: unknown;
}

export const range = { tz: 'America/Los_Angeles', startDate: '2025-06-01T00:00:00', endDate: '2025-06-30T23:59:59' };
export const widget = makeWidget({ operatingHours: [{ weekday: 1, ceId: 11, start: 900, end: 1730 }], version: '7' });
/** Small on purpose: each of its fields is broken in each way. */
const user = makeUser({ ces: [widget], account: makeAccount({ availablePlans: [makePlan({ price: null })] }) });
const channel = { Id: 'C04ACME0011', Name: 'website', Topic: 'Visitors of acme.test' };
export const reply = {
  id: 3,
  label: 'Hello',
  triggerPhrases: 'hi,hello',
  autoSend: true,
  shortcut: '!hi',
  response: 'Hi!',
};
export const group = {
  uid: 'q1w2e3r4t5',
  accountId: 1,
  label: 'Welcome',
  shortcut: '!welcome',
  auto: true,
  prompt: 'How can we help?',
  treeJson: '[{"id":"a","text":"Which product?","isQ":true,"action":"","customResponseText":"","children":[]}]',
};
const figures = {
  agentName: 'Dana Whitfield',
  totalChats: 12,
  avgChatsPerDay: 0.4,
  chatsFromTrigger: 3,
  upRatingPercent: 80,
  upRatingCount: 4,
  lateReply: 1,
  avgTimeToFirstReply: 41.5,
  avgChatDuration: 480,
  avgMsgsPerChat: 9,
  totalOfflineMsgs: 2,
};
const chat = {
  startedAt: '2025-06-16T15:00:00Z',
  endedAt: '2025-06-16T15:08:00Z',
  title: 'Do you ship to Alaska?',
  channelUrl: 'https://acme.slack.com/archives/C04ACME0011',
  channelName: 'website',
  agentName: 'Dana Whitfield',
  agentAvatarUrl: 'https://acme.test/dana.png',
  firstResponseAt: '2025-06-16T15:00:42Z',
  chatRating: 'up',
  chatFeedback: 'Quick!',
  visitor: {
    name: 'Maya Lindqvist',
    email: 'maya@lindqvist.test',
    avatarUrl: '',
    location: 'Anchorage, United States',
    createdAt: '2025-06-01T10:20:00Z',
    currentPage: 'https://acme.test/shipping',
    identUserId: '77',
    identTraits: '{"plan":"gold"}',
  },
};
const day = {
  label: 'Jun 16',
  periods: [{ state: 'Online', prevState: 'Offline', start: '2025-06-16T15:00:00Z', end: '2025-06-16T23:00:00Z' }],
};

/** Every call of the product's API: a new one does not compile until it is here. */
export const samples: Record<CallName, Sample> = {
  createSession: {
    send: (client, signal) => client.sessions.create({ email: 'dana@acme.test', password: 'secret' }, { signal }),
    answer: { token: 'token-2' },
  },
  createUser: {
    send: (client, signal) =>
      client.users.create({ email: 'a@b.test', password: 'pässword & more', tklID: 'tk-1' }, { signal }),
    answer: { token: 'token-2' },
  },
  requestPasswordReset: { send: (client, signal) => client.users.requestPasswordReset('a+b@c.test', { signal }) },
  resetPassword: {
    send: (client, signal) => client.users.resetPassword({ token: 'abc', password: 'a&b=c d' }, { signal }),
  },
  logout: { send: (client, signal) => client.users.logout({ signal }) },
  currentUser: { send: (client, signal) => client.users.current({ signal }), answer: user },
  confirmTerms: {
    send: (client, signal) => client.users.confirmTerms('terms_and_privacy_policy', '01SEPT2024', { signal }),
  },
  rate: { send: (client, signal) => client.users.rate(-1, { signal }) },
  listDashboardUsers: {
    send: (client, signal) => client.dashboardUsers.list({ signal }),
    answer: [{ Id: 101, email: 'dana@acme.test', admin: true, lastSignedInAt: '2025-06-16T15:42:10Z' }],
  },
  inviteDashboardUser: { send: (client, signal) => client.dashboardUsers.invite('new@acme.test', { signal }) },
  toggleDashboardAdmin: { send: (client, signal) => client.dashboardUsers.toggleAdmin(102, { signal }) },
  removeDashboardUser: { send: (client, signal) => client.dashboardUsers.remove('102', { signal }) },
  currentWidgets: {
    send: (client, signal) => client.widgets.listStats({ signal }),
    answer: [{ Id: 11, chatStats: makeChatStats([3, 5]) }],
  },
  createWidget: { send: (client, signal) => client.widgets.create({ signal }), answer: user },
  createWidgetBeside: { send: (client, signal) => client.widgets.createBeside(11, { signal }), answer: user },
  connectChannel: {
    send: (client, signal) =>
      client.widgets.connectChannel(14, { ...wire(), RoomId: 'C9', RoomName: 'help' }, { signal }),
    answer: user,
  },
  changeChannel: { send: (client, signal) => client.widgets.changeChannel(11, { signal }), answer: user },
  renameChannel: { send: (client, signal) => client.widgets.renameChannel(11, 'help-desk', { signal }), answer: user },
  listChannels: { send: (client, signal) => client.channels.list(11, { signal }), answer: [channel] },
  createChannel: { send: (client, signal) => client.channels.create(11, 'help-desk', { signal }), answer: channel },
  deleteWidget: { send: (client, signal) => client.widgets.delete(14, wire(), { signal }) },
  updateConfig: {
    send: (client, signal) => client.widgets.updateConfig(11, { playSound: true }, { ifMatch: '7', signal }),
    answer: widget,
  },
  toggleOn: { send: (client, signal) => client.widgets.toggle(11, true, { signal }), answer: widget },
  toggleOff: { send: (client, signal) => client.widgets.toggle(11, false, { signal }), answer: widget },
  uploadTeamAvatar: {
    send: (client, signal) => client.widgets.uploadTeamAvatar(11, picture(), { signal }),
    answer: { teamAvatarUrl: 'https://acme.test/team.png' },
  },
  nextInvoice: {
    send: (client, signal) => client.accounts.nextInvoice(1, { signal }),
    answer: { amount: 19900, dateTs: 1752224400 },
  },
  conversationCount: {
    send: (client, signal) => client.accounts.conversationCount(1, { signal }),
    answer: { count: 41 },
  },
  listInvoices: {
    send: (client, signal) => client.accounts.listInvoices(1, { signal }),
    answer: {
      invoices: [
        {
          id: 'in_1',
          stripePlanId: 'business',
          dateTs: 1749632400,
          amount: 19900,
          stripeInvoiceUrl: 'https://pay.test/1',
        },
      ],
    },
  },
  upgradePlan: { send: (client, signal) => client.accounts.upgrade(1, 'team/monthly', { signal }), answer: user },
  createCheckoutSession: {
    send: (client, signal) => client.accounts.createCheckoutSession(1, 'team-monthly', { signal }),
    answer: { url: 'https://pay.test/checkout' },
  },
  createPortalSession: {
    send: (client, signal) => client.accounts.createPortalSession(1, { type: 'home', uID: 101 }, { signal }),
    answer: { url: 'https://pay.test/portal' },
  },
  generateApiKey: { send: (client, signal) => client.accounts.generateApiKey({ signal }), answer: user },
  listQuestionGroups: { send: (client, signal) => client.questionGroups.list(11, { signal }), answer: [group] },
  saveQuestionGroup: { send: (client, signal) => client.questionGroups.save(11, group, { signal }) },
  deleteQuestionGroup: { send: (client, signal) => client.questionGroups.delete(11, 'q1w2e3r4t5', { signal }) },
  listTeamUsers: {
    send: (client, signal) => client.team.list(11, { signal }),
    answer: [{ id: 'U1', name: 'Dana', is_bot: false, profile: { bot_id: 'B1' } }],
  },
  listBotUsers: {
    send: (client, signal) => client.bots.list(11, { signal }),
    answer: [{ userID: 'U1', name: 'Helper', botID: 'B1' }],
  },
  addBotUser: {
    send: (client, signal) => client.bots.add(11, { userID: 'U1', name: 'Helper', botID: 'B1' }, { signal }),
  },
  removeBotUser: { send: (client, signal) => client.bots.remove(11, { userID: 'U1', name: 'Helper' }, { signal }) },
  listSavedReplies: {
    send: (client, signal) => client.savedReplies.list(11, { signal }),
    answer: [{ ...reply, chatEndpointId: 11 }],
  },
  saveSavedReply: { send: (client, signal) => client.savedReplies.save(11, reply, { signal }) },
  deleteSavedReply: { send: (client, signal) => client.savedReplies.delete(11, 3, { signal }) },
  overviewReport: {
    send: (client, signal) => client.reports.overview(11, range, { signal }),
    answer: { totalStats: figures, stats: [figures] },
  },
  chatsReport: {
    send: (client, signal) =>
      client.reports.chats(11, { ...range, rating: 'up', missed: false, q: 'a&b', perPage: 15, page: 0 }, { signal }),
    answer: { chats: [chat], totalChats: 31 },
  },
  availabilityReport: {
    send: (client, signal) => client.reports.availability(11, range, { signal }),
    answer: [day],
  },
};

export function picture(): File {
  return new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'team.png', { type: 'image/png' });
}

/** The widget as an object of the wire. */
export function wire(): JsonObject {
  return { ...widget };
}
