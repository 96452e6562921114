import {
  currentTermsVersion,
  planIncludes,
  readAnswer,
  readTree,
  userSchema,
  widgetsOf,
  type PlanFeature,
} from 'chatdeck/model';
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

  test('everybody can sign in and has accepted the terms', async () => {
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

describe('what was set up besides', () => {
  test('operators keep office hours, and nobody is there before they came or after now', () => {
    expect(seed.presence.length).toBeGreaterThan(500);
    for (const { onlineAt, offlineAt } of seed.presence) {
      expect(onlineAt < now).toBe(true);
      expect(offlineAt === null || (onlineAt < offlineAt && offlineAt < now)).toBe(true);
    }
    const hours = seed.presence.map(({ onlineAt }) => new Date(onlineAt.getTime() - 8 * 3_600_000).getUTCHours());
    expect(hours.filter((hour) => hour >= 7 && hour < 14).length / hours.length).toBeGreaterThan(0.9);
  });

  test('question groups can be read, and one of them opens by itself', () => {
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
