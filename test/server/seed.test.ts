import {
  currentTermsVersion,
  planIncludes,
  presetRange,
  readAnswer,
  readTree,
  userSchema,
  widgetsOf,
  type PlanFeature,
} from 'chatdeck/model';
import { localDate, wallTime } from 'chatdeck/model/time/zoned-time';
import { checkTree } from 'chatdeck/model/settings/question-groups/checks';
import { createMemoryStore, createService, type ChatRecord } from 'chatdeck/service';
import { plainPasswords } from 'chatdeck/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSignIns, makeSeed } from '../../examples/server/src/seed';

const now = new Date('2025-06-18T20:00:00Z');
const DAY = 86_400_000;
let seed: Awaited<ReturnType<typeof makeSeed>>;
let chats: ChatRecord[];

beforeAll(async () => {
  seed = await makeSeed(plainPasswords, now);
  chats = [...seed.chats];
});

test('the same moment gives the same demo', async () => {
  expect(await makeSeed(plainPasswords, now)).toEqual(seed);
});

describe('people and accounts', () => {
  async function userOf(email: string) {
    const store = createMemoryStore();
    await store.load(seed);
    const service = createService({ store, passwords: plainPasswords, now: () => now });
    const body = JSON.stringify({ email, password: 'chatdeck-demo' });
    const session = await service.request('http://demo.test/v1/p/sessions', { method: 'POST', body });
    const { token } = (await session.json()) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    return readAnswer(
      userSchema,
      await (await service.request('http://demo.test/v1/users/current', { headers })).json(),
    );
  }

  test('every user can log in and has accepted the terms', async () => {
    for (const { email, isAdmin } of demoSignIns) {
      expect(await userOf(email)).toMatchObject({ email, admin: isAdmin, ActiveTOSPP: currentTermsVersion });
    }
  });

  test('Acme has every feature, seven widgets and a workspace for each team', async () => {
    const { account, ...user } = await userOf('agent@acme.test');
    const features: PlanFeature[] = [
      'triggers',
      'savedReplies',
      'bots',
      'whiteLabel',
      'phoneSupport',
      'questionGroups',
      'reports',
    ];
    expect(features.filter((feature) => !planIncludes(account.plan, feature))).toEqual([]);
    const widgets = widgetsOf({ ...user, account });
    expect(widgets.map((widget) => widget.Step)).toEqual(['3', '3', '3', '3', '3', '2', '1']);
    expect(new Set(widgets.map((widget) => widget.slackBaseUrl))).toEqual(
      new Set(['https://acme.slack.com/', 'https://acme-support.slack.com/', '']),
    );
    expect(widgets.filter((widget) => widget.off).map((widget) => widget.RoomName)).toEqual(['docs']);
    expect(widgets.filter((widget) => widget.OauthV1).map((widget) => widget.RoomName)).toEqual(['returns']);
  });

  test('Globex is in trial on the smallest plan, without a card', async () => {
    const user = await userOf('owner@globex.test');
    expect(user.account).toMatchObject({
      plan: { label: 'Starter' },
      paymentType: 'none',
      trialEndAt: now.getTime() + 12 * DAY,
    });
    expect(widgetsOf(user).map((widget) => widget.Step)).toEqual(['3', '1']);
  });
});

describe('chats', () => {
  test('are some thousands over 90 days, none of them in the future', () => {
    expect(chats.length).toBeGreaterThan(2000);
    expect(chats.length).toBeLessThan(6000);
    const ages = chats.map((chat) => (now.getTime() - chat.startedAt.getTime()) / DAY);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(89);
    expect(new Set(chats.map((chat) => chat.id)).size).toBe(chats.length);
  });

  test('are of every kind', () => {
    const share = (test: (chat: ChatRecord) => boolean) => chats.filter(test).length / chats.length;
    expect(share((chat) => chat.isOfflineMessage)).toBeGreaterThan(0.05);
    expect(share((chat) => chat.agentName === '' && !chat.isOfflineMessage)).toBeGreaterThan(0.03);
    expect(share((chat) => chat.rating === 'up')).toBeGreaterThan(share((chat) => chat.rating === 'down'));
    for (const kind of [
      (chat: ChatRecord) => chat.rating === 'down',
      (chat: ChatRecord) => chat.feedback !== '',
      (chat: ChatRecord) => chat.isFromTrigger,
      (chat: ChatRecord) => chat.visitor.name === '',
      (chat: ChatRecord) => chat.visitor.identTraits !== '',
    ]) {
      expect(share(kind)).toBeGreaterThan(0.01);
    }
  });

  test('fit in themselves: who was answered has an agent, and a chat ends after it began', () => {
    for (const chat of chats) {
      expect(chat.firstResponseAt !== null).toBe(chat.agentName !== '');
      expect(chat.endedAt > chat.startedAt).toBe(true);
      if (chat.rating) expect(chat.agentName).not.toBe('');
    }
  });

  test('follow the week', () => {
    const weekday = (chat: ChatRecord) => new Date(chat.startedAt.getTime() - 8 * 3_600_000).getUTCDay();
    const sundays = chats.filter((chat) => weekday(chat) === 0).length;
    const tuesdays = chats.filter((chat) => weekday(chat) === 2).length;
    expect(tuesdays).toBeGreaterThan(2 * sundays);
  });

  test('come to finished widgets only', () => {
    const finished = seed.widgets.filter((widget) => widget.step === '3').map((widget) => widget.id);
    expect([...new Set(chats.map((chat) => chat.widgetId))].sort()).toEqual(finished);
  });
});

describe.each([
  ['in the middle of a workday', '2025-06-18T20:00:00Z'],
  ['on a workday’s evening', '2025-06-19T04:30:00Z'],
  ['soon after midnight', '2025-06-18T07:20:00Z'],
  ['on a Saturday', '2025-06-21T18:30:00Z'],
  ['on a Sunday whose clocks change', '2025-11-02T19:00:00Z'],
  ['on the first workday of summer time', '2025-03-10T17:00:00Z'],
])('demo data is consistent %s', (_name, moment) => {
  const at = new Date(moment);
  const zone = 'America/Los_Angeles';
  let demo: Awaited<ReturnType<typeof makeSeed>>;
  let demoChats: ChatRecord[];
  let store: ReturnType<typeof createMemoryStore>;

  beforeAll(async () => {
    demo = await makeSeed(plainPasswords, at);
    demoChats = [...demo.chats];
    store = createMemoryStore();
    await store.load(demo);
  });

  test('replies fall in online hours of the one who replied', () => {
    const desk = ({ widgetId, agentName }: { widgetId: number; agentName: string }) => `${widgetId} ${agentName}`;
    const desks = [...new Set(demo.presence.map(desk))];
    const hours = new Map(desks.map((each) => [each, demo.presence.filter((row) => desk(row) === each)]));
    const answered = demoChats.flatMap(({ firstResponseAt: at, ...chat }) => (at ? [{ ...chat, at }] : []));
    const outside = answered.filter(({ at, ...chat }) => {
      const own = hours.get(desk(chat)) ?? [];
      return !own.some(({ onlineAt, offlineAt }) => onlineAt <= at && (offlineAt === null || at <= offlineAt));
    });
    expect(outside).toEqual([]);
    const share = answered.length / demoChats.length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.9);
  });

  test('today is under way: chats up to now, and none in the future', () => {
    const times = demoChats.flatMap(({ startedAt, firstResponseAt, endedAt }) => [startedAt, firstResponseAt, endedAt]);
    expect(times.filter((time) => time !== null && time > at)).toEqual([]);
    const today = localDate(at.getTime(), zone);
    const website = demo.widgets.find(({ roomName }) => roomName === 'website')?.id;
    const ofToday = demoChats.filter(
      ({ widgetId, startedAt }) => widgetId === website && localDate(startedAt.getTime(), zone) === today,
    );
    expect(ofToday.length).toBeGreaterThan(0);
  });

  test('one account has full reports, and empty ones', async () => {
    const dates = presetRange('last30', at.getTime(), zone);
    const range = { tz: zone, startDate: `${dates.start}T00:00:00`, endDate: `${dates.end}T23:59:59` };
    const finished = demo.widgets.filter(({ accountId, step }) => accountId === 1 && step === '3');
    const filled = await Promise.all(
      finished.map(async ({ id, roomName }) => {
        const chats = (await store.reports.sums(1, id, range)).reduce((sum, row) => sum + row.chats, 0);
        const days = await store.reports.onlineDays(1, id, range, at);
        return [roomName, chats > 0, days.some(({ online }) => online.length > 0)];
      }),
    );
    expect(filled).toEqual([
      ['website', true, true],
      ['pricing-page', true, true],
      // It is switched off.
      ['docs', false, false],
      ['order-questions', true, true],
      ['returns', true, true],
    ]);
    expect(demoChats.some(({ widgetId }) => widgetId === 3)).toBe(true);
  });

  test('no one is online outside the operating hours of a widget that has some', () => {
    const widget = demo.widgets.find(({ settings }) => settings.onOffSchedule === true);
    const hours = widget?.settings.operatingHours as { weekday: number; start: number; end: number }[];
    const outside = demo.presence
      .filter(({ widgetId }) => widgetId === widget?.id)
      .filter(({ onlineAt, offlineAt }) => {
        const clock = [onlineAt, offlineAt ?? onlineAt].map((moment) => wallTime(moment.getTime(), zone));
        const [from = 0, to = 0] = clock.map((wall) => Number(wall.slice(11, 16).replace(':', '')));
        const weekday = new Date(clock[0]?.slice(0, 10) ?? '').getUTCDay();
        return !hours.some((each) => each.weekday === weekday && each.start <= from && to <= each.end);
      });
    expect(outside).toEqual([]);
  });
});

describe('what was set up besides', () => {
  test('operators keep office hours, and no one is online before they arrive or in the future', () => {
    expect(seed.presence.length).toBeGreaterThan(500);
    for (const { onlineAt, offlineAt } of seed.presence) {
      expect(onlineAt < now).toBe(true);
      expect(offlineAt === null || (onlineAt < offlineAt && offlineAt < now)).toBe(true);
    }
    const hours = seed.presence.map(({ onlineAt }) => new Date(onlineAt.getTime() - 8 * 3_600_000).getUTCHours());
    expect(hours.filter((hour) => hour >= 5 && hour < 16).length / hours.length).toBeGreaterThan(0.9);
  });

  test('question groups can be read, and one of them opens automatically', () => {
    expect(seed.questionGroups.map(({ treeJson }) => readTree(treeJson).status)).toEqual(['ready', 'ready']);
    for (const { treeJson } of seed.questionGroups) {
      const tree = readTree(treeJson);
      expect(tree.status === 'ready' && checkTree(tree.data)).toEqual({});
    }
    expect(seed.questionGroups.filter(({ isAuto }) => isAuto)).toHaveLength(1);
  });

  test('saved replies and bots belong to widgets of the demo', () => {
    const widgets = new Set(seed.widgets.map(({ id }) => id));
    const owners = [...seed.savedReplies, ...seed.botUsers].map(({ widgetId }) => widgetId);
    expect(owners.length).toBeGreaterThan(4);
    expect(owners.every((id) => widgets.has(id))).toBe(true);
  });
});
