import { describe, expect, it } from 'vitest';
import { groupByWorkspace, makeProblem, readAnswer, statsById, userSchema } from 'chatdeck/model';
import { addedWidgetId, neighborIn, withoutDeleted } from 'chatdeck/model/dashboard/dashboard';
import { makeParsedUser, makeUser, makeWidget } from 'chatdeck/testing';
import { now } from '../places/sound-account';

describe('groupByWorkspace', () => {
  const urls = (ces: ReturnType<typeof makeWidget>[]) => groupByWorkspace(makeParsedUser({ ces }), now);

  it('sorts by the address, with the widgets of no workspace last, and names a workspace by its first label', () => {
    const groups = urls([
      makeWidget({ Id: 1, slackBaseUrl: '' }),
      makeWidget({ Id: 2, slackBaseUrl: 'https://zeta.slack.com/' }),
      makeWidget({ Id: 3, slackBaseUrl: 'https://alpha.enterprise.slack.com/' }),
      makeWidget({ Id: 4, slackBaseUrl: 'https://zeta.slack.com/' }),
    ]);
    expect(groups.map(({ name, cards }) => [name, cards.length])).toEqual([
      ['alpha', 1],
      ['zeta', 2],
      ['', 1],
    ]);
  });

  it('shows names from Slack as text', () => {
    expect(urls([makeWidget({ RoomName: ' q&#38;a ' })])[0]?.cards[0]).toMatchObject({ name: 'q&a' });
  });

  it('fails the card of a malformed widget alone', () => {
    const user = makeParsedUser({ ces: [makeWidget({ Id: 1 }), { ...makeWidget({ Id: 2 }), Step: 'x' as '3' }] });
    expect(groupByWorkspace(user, now)[0]?.cards.map(({ status }) => status)).toEqual(['ready', 'failed']);
  });
});

describe('a new widget', () => {
  const acme = 'https://acme.slack.com/';

  it('joins beside the finished widget with the lowest Id of the workspace', () => {
    const ces = [
      makeWidget({ Id: 3, slackBaseUrl: 'https://other.slack.com/' }),
      makeWidget({ Id: 5, Step: '2' }),
      makeWidget({ Id: 10 }),
      makeWidget({ Id: 9 }),
    ];
    expect(neighborIn(makeParsedUser({ ces }), acme)?.Id).toBe(9);
    expect(neighborIn(makeParsedUser({ ces: ces.slice(0, 2) }), acme)).toBeUndefined();
  });

  it('is the one that was not there before', () => {
    const before = makeParsedUser({ ces: [makeWidget({ Id: 9 })] });
    const after = makeParsedUser({ ces: [makeWidget({ Id: 9 }), makeWidget({ Id: 12 }), makeWidget({ Id: 11 })] });
    expect(addedWidgetId(before, after)).toBe(12);
    expect(addedWidgetId(after, before)).toBeUndefined();
  });
});

describe('what is being deleted', () => {
  const card = (id: number) => ({ status: 'ready', id, name: `w${id}`, isFinished: true, isOnline: true }) as const;
  const workspaces = [
    { url: 'a', name: 'a', cards: [card(1), card(2)] },
    { url: 'b', name: 'b', cards: [card(3)] },
  ];
  const deletion = (id: number) => ({ id, name: '', isFinished: true }) as const;

  it('is left out, with a workspace that has no other widget', () => {
    const left = withoutDeleted(workspaces, [
      { ...deletion(3), status: 'waiting', until: 0 },
      { ...deletion(1), status: 'deleted' },
    ]);
    expect(left).toEqual([{ url: 'a', name: 'a', cards: [card(2)] }]);
  });

  it('is back where the deletion failed, in the same list as before', () => {
    const failed = { ...deletion(3), status: 'failed', problem: makeProblem('offline') } as const;
    expect(withoutDeleted(workspaces, [failed])).toBe(workspaces);
  });
});

describe('the Dashboard', () => {
  it('groups widgets by workspace, sorted by its address, and puts unconnected ones last', () => {
    const user = readAnswer(
      userSchema,
      makeUser({
        ces: [
          makeWidget({ Id: 1, slackBaseUrl: '' }),
          makeWidget({ Id: 2, slackBaseUrl: 'https://zebra.slack.com/' }),
          makeWidget({ Id: 3, slackBaseUrl: 'https://acme.slack.com/' }),
          makeWidget({ Id: 4, slackBaseUrl: 'https://zebra.slack.com/' }),
        ],
      }),
    );
    const groups = groupByWorkspace(user);
    expect(groups.map(({ name, cards }) => [name, cards.length])).toEqual([
      ['acme', 1],
      ['zebra', 2],
      ['', 1],
    ]);
  });

  it('keeps the place of a malformed widget among the sound ones', () => {
    const broken = { RoomName: 'broken', slackBaseUrl: 'https://acme.slack.com/' };
    const user = readAnswer(userSchema, makeUser({ ces: [broken, makeWidget()] as never }));
    const cards = groupByWorkspace(user).flatMap((group) => group.cards);
    expect(cards.map((card) => card.status).toSorted()).toEqual(['failed', 'ready']);
    expect(cards.find((card) => card.status === 'failed')).toMatchObject({ name: 'broken', problem: { path: '0.Id' } });
  });

  it('counts today by the last 24 hours, and takes the average of 30 days from the server', () => {
    const chatStats = { total: 90, last24h: 4, avg30d: 2.5, dailyCounts30d: [{ chats: 80 }, { chats: 10 }] };
    const row = { status: 'ready' as const, data: { Id: 7, chatStats }, raw: {} };
    expect(statsById([row])['7']).toMatchObject({ today: 4, averagePerDay: 2.5 });
  });

  it('counts 30 days by their sum, or by the total when there are no days', () => {
    const row = (chatStats: object) => {
      const data = { Id: 7, chatStats: { total: 40, last24h: 2, avg30d: 1.5, dailyCounts30d: [], ...chatStats } };
      return { status: 'ready' as const, data, raw: {} };
    };
    expect(statsById([row({ dailyCounts30d: [{ chats: 3 }, { chats: 4 }] })])['7']).toMatchObject({
      last30Days: 7,
      daily: [3, 4],
    });
    expect(statsById([row({})])['7']).toMatchObject({ last30Days: 40 });
  });
});
