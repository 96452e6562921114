import { readAnswer, type Id, type JsonObject } from '../model/core/tolerant';
import { widgetSchema, type Widget } from '../model/entities/widget';
import { initialSettings } from '../service/widgets/new-widget';
import type { WireChatStats, WireWidget } from '../service/contract/wire';

/** What tests may change of a widget: its fields, and others that the product does not know. */
export type WidgetOverrides = Partial<WireWidget> & JsonObject;

/** A widget as the server sends it: by default #website of acme.slack.com, finished and online. */
export function makeWidget(overrides: WidgetOverrides = {}): WireWidget {
  return {
    ...initialSettings,
    Id: 11,
    Uuid: '5f0c3c5e-7f0e-4b8e-9d50-1b7a6f0f9a11',
    RoomName: 'website',
    RoomId: 'C04ACME0011',
    Step: '3',
    off: false,
    status: 'online',
    topic: 'Visitors of acme.test',
    slackBaseUrl: 'https://acme.slack.com/',
    slackTeamId: 'T04ACME',
    slackMainUser: 'Dana Whitfield',
    slackAuthorizedAt: '2025-03-04T16:20:00.000Z',
    OauthV1: false,
    Scope: 'channels:write',
    BotScope:
      'channels:manage,commands,channels:read,channels:join,chat:write,chat:write.customize,channels:history,users:read,users:read.email',
    requestChatWriteUserScope: false,
    version: '1',
    operatingHours: [],
    tz: 'America/Los_Angeles',
    ...overrides,
  };
}

/** Five widgets in every state that a list shows: two workspaces, one off, one at Step 2, one not connected yet. */
export function makeWidgets(): WireWidget[] {
  const support = { slackBaseUrl: 'https://acme-support.slack.com/', slackTeamId: 'T05ACMES' };
  const unconnected = {
    slackBaseUrl: '',
    slackTeamId: '',
    slackMainUser: '',
    slackAuthorizedAt: null,
    Scope: '',
    BotScope: '',
  };
  return [
    makeWidget(),
    makeWidget({ Id: 12, RoomName: 'pricing-page', RoomId: 'C04ACME0012', off: true }),
    makeWidget({ ...support, Id: 13, RoomName: 'order-questions', RoomId: 'C05ACMES013', status: 'offline' }),
    makeWidget({ ...support, Id: 14, RoomName: '', RoomId: '', Step: '2', status: 'offline' }),
    makeWidget({ ...unconnected, Id: 15, RoomName: '', RoomId: '', Step: '1', status: 'offline', topic: '' }),
  ].map((widget) => ({ ...widget, Uuid: `5f0c3c5e-7f0e-4b8e-9d50-1b7a6f0f9a${widget.Id}` }));
}

/** Conversation counts that fit each other; `daily` is the oldest day first. */
export function makeChatStats(
  daily: readonly number[] = plausibleDays,
  overrides: Partial<WireChatStats> = {},
): WireChatStats {
  const sum = daily.reduce((a, b) => a + b, 0);
  return {
    total: sum * 3,
    last24h: daily.at(-1) ?? 0,
    avg30d: Math.round((sum / 30) * 10) / 10,
    dailyCounts30d: daily.map((chats) => ({ chats })),
    missed24h: Math.floor((daily.at(-1) ?? 0) / 6),
    ...overrides,
  };
}

/** A row of `GET /users/current/chat_endpoints`: the widget with its counts. */
export function makeWidgetStats(Id: Id = 11, chatStats: WireChatStats = makeChatStats()) {
  return { ...makeWidget({ Id }), chatStats };
}

/** `makeWidget` as hooks and screens see it: read through the answer schema. */
export function makeParsedWidget(overrides?: WidgetOverrides): Widget {
  return readAnswer(widgetSchema, makeWidget(overrides));
}

const plausibleDays = [
  8, 11, 9, 12, 10, 3, 2, 9, 12, 14, 11, 10, 4, 2, 10, 13, 12, 15, 12, 4, 3, 11, 14, 13, 16, 13, 5, 3, 12, 15,
];
