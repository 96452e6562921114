import { makeAccount, makeChatStats, makePlan, makeUser, makeWidget } from 'chatdeck/testing';

export const range = { tz: 'America/Los_Angeles', startDate: '2025-06-01T00:00:00', endDate: '2025-06-30T23:59:59' };
/** `range` as a query. */
export const june = 'tz=America%2FLos_Angeles&startDate=2025-06-01T00%3A00%3A00&endDate=2025-06-30T23%3A59%3A59';
export const widget = makeWidget({ operatingHours: [{ weekday: 1, ceId: 11, start: 900, end: 1730 }], version: '7' });
/** Small on purpose: each of its fields is broken in each way. */
export const user = makeUser({ ces: [widget], account: makeAccount({ availablePlans: [makePlan({ price: null })] }) });
export const robin = { id: 'robin', name: 'Robin Vale', email: 'robin@fernwood.test', role: 'admin' as const };
export const channel = { Id: 'C04ACME0011', Name: 'website', Topic: 'Visitors of acme.test' };
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
export const figures = {
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
export const chat = {
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
export const day = {
  label: 'Jun 16',
  periods: [{ state: 'Online', prevState: 'Offline', start: '2025-06-16T15:00:00Z', end: '2025-06-16T23:00:00Z' }],
};

export const statsRow = { Id: 11, chatStats: makeChatStats([3, 5]) };

export function picture(): File {
  return new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'team.png', { type: 'image/png' });
}

/** As in the link of an email. */
export const resetToken = 'Ab3'.repeat(21) + '4';
