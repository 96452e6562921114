import { calls, readAnswer, teamOverview, type JsonObject } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { historyQuery } from 'chatdeck/model/reports/history-file';
import { countedChats, figuresOf, type FigureOwner, type TeamOverview } from 'chatdeck/model/reports/overview';
import { makeChatRecord } from 'chatdeck/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { makeWorld, tokens, widgetIds } from '../world';

const twoDays = { tz: 'America/New_York', startDate: '2025-06-16T00:00:00', endDate: '2025-06-17T23:59:59' };
const reports = ['overview', 'chats', 'availability'] as const;

/** Five chats in the middle of two days in New York, one at each end of them, and one just outside of each end. */
function makeReportWorld() {
  const world = makeWorld();
  const chat = (id: number, startedAt: string, parts: Parameters<typeof makeChatRecord>[0] = {}, wait = 42) => {
    const start = new Date(startedAt);
    const firstResponseAt = wait ? new Date(start.getTime() + wait * 1000) : null;
    return makeChatRecord({ id, startedAt: start, firstResponseAt, ...parts });
  };
  const ended = (at: string) => ({ endedAt: new Date(at) });
  const missed = { agentName: '', messageCount: 1 };
  const visitor = { ...makeChatRecord().visitor, name: 'Zoë ÜNAL', email: 'zoe@example.test' };
  world.dataset.chats = [
    chat(8, '2025-06-16T03:59:59.999Z'),
    chat(9, '2025-06-16T04:00:00Z'),
    chat(1, '2025-06-16T13:00:00Z', { rating: 'up', messageCount: 10, isFromTrigger: true }, 30),
    chat(
      2,
      '2025-06-16T14:00:00Z',
      { ...ended('2025-06-16T14:16:00Z'), rating: 'down', messageCount: 5, feedback: 'Too slow, 100%' },
      90,
    ),
    chat(3, '2025-06-17T15:00:00Z', { ...ended('2025-06-17T15:04:00Z'), agentName: 'Luis', messageCount: 3 }, 60),
    chat(
      4,
      '2025-06-17T16:00:00Z',
      { ...missed, ...ended('2025-06-17T16:02:00Z'), isOfflineMessage: true, visitor, title: 'Nobody there?' },
      0,
    ),
    chat(5, '2025-06-17T16:00:00Z', { ...missed, ...ended('2025-06-17T16:02:00Z'), isFromTrigger: true }, 0),
    chat(6, '2025-06-18T03:59:59.500Z'),
    chat(7, '2025-06-18T04:00:00Z'),
    chat(21, '2025-06-16T13:00:00Z', { widgetId: widgetIds.globex }),
  ];
  const online = (agentName: string, from: string, to: string | null, widgetId = widgetIds.acme) => ({
    widgetId,
    agentName,
    onlineAt: new Date(from),
    offlineAt: to === null ? null : new Date(to),
  });
  world.dataset.presence = [
    online('Dana', '2025-06-17T02:00:00Z', '2025-06-17T06:00:00Z'),
    online('Luis', '2025-06-17T05:00:00Z', '2025-06-17T08:00:00Z'),
    online('Dana', '2025-06-17T08:00:00Z', '2025-06-17T09:00:00Z'),
    online('Dana', '2025-06-17T12:00:00Z', '2025-06-17T12:00:00Z'),
    online('Luis', '2025-06-18T11:00:00Z', null),
    online('Priya', '2025-06-16T12:00:00Z', '2025-06-16T13:00:00Z', widgetIds.globex),
  ];
  return world;
}

/** Chats of every kind in all mixtures, at each end of the range and beyond, by agents with odd names. */
function makeManyChats() {
  const world = makeReportWorld();
  const agents = ['', 'Dana Whitfield', 'Zoë & Ünal', '<b>', '0'];
  world.dataset.chats = Array.from({ length: 360 }, (_, index) => {
    const startedAt = new Date(Date.parse('2025-06-15T16:00:00Z') + index * 15 * 60_000);
    const agentName = agents[index % 5] ?? '';
    const wait = index % 7 === 0 ? 90_000 : 30_000;
    return makeChatRecord({
      id: index + 1,
      startedAt,
      agentName,
      firstResponseAt: agentName === '' ? null : new Date(startedAt.getTime() + wait),
      rating: agentName === '' ? null : (([null, 'up', 'down'] as const)[index % 3] ?? null),
      isFromTrigger: index % 4 === 0,
      isOfflineMessage: agentName === '' && index % 2 === 0,
    });
  });
  return world;
}

export function reportSuite({ ask, fill }: Contract): void {
  const get = (report: string, query: JsonObject = {}, token = tokens.admin, id: number = widgetIds.acme) => {
    const page = report === 'chats' ? { perPage: 15, page: 0 } : {};
    const sent = Object.entries<unknown>({ ...twoDays, ...page, ...query }).filter(([, value]) => value !== undefined);
    return ask('GET', `/reports/${id}/${report}?${new URLSearchParams(sent as [string, string][]).toString()}`, {
      token,
    });
  };

  const world = makeReportWorld();
  beforeEach(() => fill(world));

  describe('GET /reports/{id}/overview', () => {
    test('gives the team with the missed chats, a row per agent, and the missed chats', async () => {
      const answer = await get('overview');
      expect(answer.status).toBe(200);
      const { totalStats, stats } = jsonOf(answer);
      expect(totalStats).toEqual({
        agentName: '',
        totalChats: 7,
        avgChatsPerDay: 3.5,
        chatsFromTrigger: 2,
        upRatingPercent: 50,
        upRatingCount: 1,
        lateReply: 1,
        avgTimeToFirstReply: 52.8,
        avgChatDuration: 411.4,
        avgMsgsPerChat: 5.4,
        totalOfflineMsgs: 1,
      });
      expect(stats).toEqual([
        {
          agentName: 'Dana Whitfield',
          totalChats: 4,
          avgChatsPerDay: 2,
          chatsFromTrigger: 1,
          upRatingPercent: 50,
          upRatingCount: 1,
          lateReply: 1,
          avgTimeToFirstReply: 51,
          avgChatDuration: 600,
          avgMsgsPerChat: 8.3,
          totalOfflineMsgs: 0,
        },
        {
          agentName: 'Luis',
          totalChats: 1,
          avgChatsPerDay: 0.5,
          chatsFromTrigger: 0,
          upRatingPercent: null,
          upRatingCount: 0,
          lateReply: 0,
          avgTimeToFirstReply: 60,
          avgChatDuration: 240,
          avgMsgsPerChat: 3,
          totalOfflineMsgs: 0,
        },
        {
          agentName: '',
          totalChats: 2,
          avgChatsPerDay: 1,
          chatsFromTrigger: 1,
          upRatingPercent: null,
          upRatingCount: 0,
          lateReply: 0,
          avgTimeToFirstReply: null,
          avgChatDuration: 120,
          avgMsgsPerChat: 1,
          totalOfflineMsgs: 1,
        },
      ]);
      expect(readyRows(readAnswer(calls.overviewReport.answer, jsonOf(answer)).stats)).toHaveLength(3);
    });

    test('gives a range without chats its zeros, and nothing where nothing was measured', async () => {
      const quiet = { startDate: '2020-01-01T00:00:00', endDate: '2020-01-01T23:59:59' };
      const { totalStats, stats } = jsonOf(await get('overview', quiet));
      const zeros = { totalChats: 0, avgChatsPerDay: 0, upRatingPercent: null, avgTimeToFirstReply: null };
      expect(totalStats).toMatchObject({ ...zeros, avgChatDuration: null, avgMsgsPerChat: null });
      expect(stats).toEqual([totalStats]);
    });
  });

  describe('GET /reports/{id}/chats', () => {
    const titles = async (query: JsonObject) => {
      const answer = await get('chats', query);
      expect(answer.status).toBe(200);
      const { chats, totalChats } = jsonOf(answer) as { chats: JsonObject[]; totalChats: number };
      return { count: totalChats, times: chats.map((chat) => String(chat.startedAt).slice(8, 16)), chats };
    };

    test('gives the range’s chats, newest first, both ends included', async () => {
      const { count, times } = await titles({});
      expect(count).toBe(7);
      expect(times).toEqual(['18T03:59', '17T16:00', '17T16:00', '17T15:00', '16T14:00', '16T13:00', '16T04:00']);
    });

    test('returns every field, and the zero date if no one answered', async () => {
      const { chats } = await titles({ missed: true });
      expect(chats.map((chat) => chat.title)).toEqual(['Do you ship to Alaska?', 'Nobody there?']);
      expect(chats[1]).toEqual({
        startedAt: '2025-06-17T16:00:00.000Z',
        endedAt: '2025-06-17T16:02:00.000Z',
        title: 'Nobody there?',
        channelName: 'website',
        channelUrl: 'https://acme.slack.com/archives/C04ACME0011',
        agentName: '',
        agentAvatarUrl: '',
        firstResponseAt: '0001-01-01T00:00:00Z',
        chatRating: null,
        chatFeedback: '',
        visitor: {
          name: 'Zoë ÜNAL',
          email: 'zoe@example.test',
          avatarUrl: '',
          location: 'Anchorage, United States',
          createdAt: '2025-06-01T10:20:00.000Z',
          currentPage: 'https://acme.test/shipping',
          identUserId: '',
          identTraits: '',
        },
      });
      const [rated] = (await titles({ rating: 'down' })).chats;
      expect(rated).toMatchObject({ chatRating: 'down', chatFeedback: 'Too slow, 100%' });
      expect(rated?.firstResponseAt).toBe('2025-06-16T14:01:30.000Z');
    });

    test.each([
      [{ agent: 'Luis' }, 1],
      [{ agent: 'luis' }, 0],
      [{ agent: '' }, 2],
      [{ rating: 'up' }, 1],
      [{ rating: 'down' }, 1],
      [{ missed: 'true' }, 2],
      [{ missed: 'false' }, 5],
      [{ trigger: 'true' }, 2],
      [{ trigger: 'false' }, 5],
      [{ trigger: 'true', missed: 'false' }, 1],
      [{ q: 'too SLOW' }, 1],
      [{ q: '100%' }, 1],
      [{ q: '%' }, 1],
      [{ q: 'zoë ünal' }, 1],
      [{ q: ' ZOE@example ' }, 1],
      [{ q: 'nobody' }, 1],
      [{ q: 'alaska' }, 6],
      [{ q: "'; drop table chats; --" }, 0],
      [{ q: '  ' }, 7],
    ])('%j finds %i', async (query, count) => {
      const found = await titles(query);
      expect([found.count, found.chats.length]).toEqual([count, count]);
    });

    test('has pages that together give each chat once, also those of the same moment', async () => {
      const pages = await Promise.all([0, 1, 2, 3].map((page) => titles({ perPage: 2, page })));
      expect(pages.map(({ chats }) => chats.length)).toEqual([2, 2, 2, 1]);
      expect(pages.every(({ count }) => count === 7)).toBe(true);
      expect(pages.flatMap(({ chats }) => chats)).toEqual((await titles({})).chats);
      expect(await titles({ page: 999_999_999, perPage: 1000 })).toEqual({ count: 7, times: [], chats: [] });
    });
  });

  describe('a number that links to the history', () => {
    const owners = ({ agents }: TeamOverview): FigureOwner[] => [
      { of: 'team' },
      ...agents.map(({ agentName }): FigureOwner => ({ of: 'agent', name: agentName })),
      { of: 'missed' },
    ];
    const figuresOfOwner = ({ team, agents, missed }: TeamOverview, owner: FigureOwner) =>
      owner.of === 'team' ? team : owner.of === 'missed' ? missed : agents.find((row) => row.agentName === owner.name);

    test('equals the count of the history it opens', async () => {
      await fill(makeManyChats());
      const { startDate, endDate, tz: zone } = twoDays;
      const dates = { start: startDate.slice(0, 10), end: endDate.slice(0, 10) };
      const overview = teamOverview(readAnswer(calls.overviewReport.answer, jsonOf(await get('overview'))));
      const linked: string[] = [];
      for (const owner of owners(overview)) {
        const figures = figuresOfOwner(overview, owner);
        for (const figure of figuresOf(owner)) {
          const value = figures?.[figure] ?? null;
          const filters = countedChats(figure, owner, value);
          if (!filters) continue;
          const { missed, trigger, ...query } = historyQuery({ dates, zone, filters });
          const flags = { missed: missed?.toString(), trigger: trigger?.toString() };
          const { totalChats } = jsonOf(await get('chats', { ...query, ...flags }));
          expect([owner, figure, totalChats]).toEqual([owner, figure, value]);
          linked.push(figure);
        }
      }
      // Three of the team, three of each of four agents, two of the missed chats.
      expect(linked).toHaveLength(17);
      expect(overview.team.lateReply).toBeGreaterThan(0);
      expect(overview.team.totalOfflineMsgs).toBeGreaterThan(0);
    });
  });

  describe('GET /reports/{id}/availability', () => {
    const piece = (start: string, end: string) => ({ state: 'Online', prevState: 'Offline', start, end });

    test('returns when someone was online each day, cut at its midnights', async () => {
      const answer = await get('availability', { endDate: '2025-06-18T23:59:59' });
      expect(answer.status).toBe(200);
      expect(jsonOf(answer)).toEqual([
        { label: 'Jun 16', periods: [piece('2025-06-17T02:00:00.000Z', '2025-06-17T04:00:00.000Z')] },
        { label: 'Jun 17', periods: [piece('2025-06-17T04:00:00.000Z', '2025-06-17T09:00:00.000Z')] },
        { label: 'Jun 18', periods: [piece('2025-06-18T11:00:00.000Z', '2025-06-18T12:00:00.000Z')] },
      ]);
      const days = readyRows(readAnswer(calls.availabilityReport.answer, jsonOf(answer)));
      expect(days.map((day) => day.periods.length)).toEqual([1, 1, 1]);
    });

    test('returns no times for a day when no one was online, whatever its label', async () => {
      const query = { tz: 'Europe/Berlin', startDate: '2024-11-03T00:00:00', endDate: '2024-11-04T23:59:59' };
      expect(jsonOf(await get('availability', query))).toEqual([
        { label: 'Nov 3', periods: [] },
        { label: 'Nov 4', periods: [] },
      ]);
    });
  });

  describe.each(reports)('GET /reports/{id}/%s', (report) => {
    test('rejects a repeated parameter', async () => {
      const query = `tz=UTC&tz=UTC&startDate=2025-06-16T00:00:00&endDate=2025-06-16T23:59:59&perPage=1&page=0`;
      const answer = await ask('GET', `/reports/${widgetIds.acme}/${report}?${query}`, { token: tokens.admin });
      expect([answer.status, jsonOf(answer).Path]).toEqual([400, 'tz']);
    });

    test.each([
      'europe/berlin',
      'CET',
      'MET',
      'EET',
      'WET',
      'Asia/Kolkata',
      'America/Argentina/Buenos_Aires',
      'EST5EDT',
      'GMT',
    ])('knows the zone %s', async (tz) => {
      expect((await get(report, { tz })).status).toBe(200);
    });

    test.each(['+05:00', '-05:00', 'Nowhere/Atall', ''])('rejects the zone %j', async (tz) => {
      const answer = await get(report, { tz });
      expect([answer.status, jsonOf(answer).Path]).toEqual([400, 'tz']);
    });

    test('is for admins, and for plans with reports', async () => {
      const byAgent = await get(report, {}, tokens.agent);
      expect([byAgent.status, jsonOf(byAgent).Code]).toEqual([400, 'not_admin']);
      const byStarter = await get(report, {}, tokens.foreign, widgetIds.globex);
      expect([byStarter.status, jsonOf(byStarter).Code]).toEqual([400, 'plan_required']);
    });

    test('is empty for a widget that is not set up', async () => {
      const answer = await get(report, {}, tokens.admin, widgetIds.unfinished);
      expect(answer.status).toBe(200);
    });
  });
}
