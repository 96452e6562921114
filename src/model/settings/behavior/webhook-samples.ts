/** The settings that name a webhook's URL, in display order. */
export const webhookNames = [
  'newConversationWebhookURL',
  'noAnswerWebhookUrl',
  'feedbackWebhookUrl',
  'webhookUrl',
  'offlineMessageWebhookURL',
] as const;
export type WebhookName = (typeof webhookNames)[number];

/** What a service sends to each webhook, as JSON values. One without a sample isn't listed. */
export type WebhookSamples = Partial<Record<WebhookName, unknown>>;

const widget = { id: 11, uuid: '98c55778-0b4e-509f-5086-378085c4aa0e', channel: 'website' };
const visitor = {
  name: 'Ada Moreno',
  email: 'ada@example.com',
  location: 'Lisbon, Portugal',
  currentPage: 'https://example.com/pricing',
};
const chat = {
  startedAt: '2026-11-28T09:30:00Z',
  channelUrl: 'https://example.com/archives/C0123456789',
  visitor,
};
const answered = { ...chat, agentName: 'Sam Rivera', firstResponseAt: '2026-11-28T09:30:42Z' };

/** Samples of the payloads that the guide “Implement the API” recommends, for services that send these. */
export const webhookSamples = {
  newConversationWebhookURL: {
    event: 'chat.started',
    sentAt: '2026-11-28T09:30:01Z',
    widget,
    chat,
    message: 'Do you have a plan for two people?',
  },
  noAnswerWebhookUrl: {
    event: 'chat.unanswered',
    sentAt: '2026-11-28T09:32:00Z',
    widget,
    chat,
    waitingSeconds: 120,
  },
  feedbackWebhookUrl: {
    event: 'chat.rated',
    sentAt: '2026-11-28T09:41:10Z',
    widget,
    chat: { ...answered, endedAt: '2026-11-28T09:41:00Z' },
    rating: 'up',
    feedback: 'Quick and friendly.',
  },
  webhookUrl: {
    event: 'chat.transcript',
    sentAt: '2026-11-28T09:41:01Z',
    widget,
    chat: { ...answered, endedAt: '2026-11-28T09:41:00Z' },
    messages: [
      { from: 'visitor', sentAt: '2026-11-28T09:30:00Z', text: 'Do you have a plan for two people?' },
      { from: 'agent', name: 'Sam Rivera', sentAt: '2026-11-28T09:30:42Z', text: 'Yes, the Basic plan covers two.' },
    ],
  },
  offlineMessageWebhookURL: {
    event: 'message.offline',
    sentAt: '2026-11-28T22:05:00Z',
    widget,
    visitor,
    message: 'Please call me back tomorrow.',
  },
} satisfies Record<WebhookName, unknown>;
