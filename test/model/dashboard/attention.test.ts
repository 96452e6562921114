import { describe, expect, test } from 'vitest';
import { groupByWorkspace, makeProblem, needsAttention, type StatsById } from 'chatdeck/model';
import { isDisconnected, urgencyOf } from 'chatdeck/model/dashboard/attention';
import { summaryOf } from 'chatdeck/model/dashboard/summary';
import { makeParsedUser, makeStatsById, makeWidget } from 'chatdeck/testing';
import { now } from '../places/sound-account';

const acme = 'https://acme.slack.com/';
const support = 'https://support.slack.com/';
const offline = { status: 'offline' } as const;
/** Without hours, so that it is offline because no one is active. */
const away = { ...offline, onOffSchedule: false };

describe('the widgets that need attention', () => {
  const ces = [
    makeWidget({ Id: 1, Step: '1', slackBaseUrl: '' }),
    makeWidget({ Id: 2, slackBaseUrl: support, ...away, off: true }),
    makeWidget({ Id: 3, slackBaseUrl: acme, ...away }),
    makeWidget({ Id: 4, slackBaseUrl: acme }),
    makeWidget({ Id: 5, slackBaseUrl: support, ...away, RoomName: 'returns' }),
    makeWidget({ Id: 6, slackBaseUrl: acme, Step: '2' }),
  ];
  const found = (fields: Parameters<typeof makeParsedUser>[0] = {}) =>
    needsAttention(groupByWorkspace(makeParsedUser({ ces, ...fields }), now, new Set(['5'])));

  test('are those with a broken connection, then those turned off, then unfinished ones, with their workspace', () => {
    expect(found().map(({ id, workspace, reason }) => [id, workspace, reason])).toEqual([
      [5, 'support', 'connectionExpired'],
      [2, 'support', 'switchedOff'],
      [6, 'acme', 'setupUnfinished'],
      [1, '', 'setupUnfinished'],
    ]);
    expect(found()[0]?.name).toBe('returns');
  });

  test('leave out what concerns the whole account, which banners tell, but not what is wrong with a widget besides', () => {
    const account = makeParsedUser().account;
    const overQuota = groupByWorkspace(
      { ...makeParsedUser({ ces }), account: { ...account, quota: { ...account.quota, isOverquota: true } } },
      now,
      new Set(['5']),
    );
    expect(needsAttention(overQuota).map(({ id }) => id)).toEqual([5, 2, 6, 1]);
  });

  test('have those whose connection Slack rejected, also while the server still calls them online', () => {
    const online = [makeWidget({ Id: 4, slackBaseUrl: acme }), makeWidget({ Id: 5, slackBaseUrl: acme })];
    expect(found({ ces: online }).map(({ id, reason }) => [id, reason])).toEqual([[5, 'connectionExpired']]);
  });

  test('leave out a malformed widget, whose card says so', () => {
    expect(found({ ces: [{ ...makeWidget({ Id: 2 }), Step: 'x' as '3' }] })).toEqual([]);
  });
});

describe('the account at a glance', () => {
  const workspaces = groupByWorkspace(
    makeParsedUser({
      ces: [makeWidget({ Id: 11 }), makeWidget({ Id: 12, ...offline }), makeWidget({ Id: 13, Step: '2' })],
    }),
    now,
  );

  test('counts finished widgets, and adds up the chats of those with counts', () => {
    const stats: StatsById = { ...makeStatsById(), 15: makeProblem('unexpectedAnswer') };
    const counts = Object.values(stats).flatMap((each) => ('today' in each ? [each] : []));
    expect(counts.length).toBe(4);
    expect(summaryOf(workspaces, stats)).toEqual({
      online: 1,
      finished: 2,
      chats: {
        today: counts.map(({ today }) => today).reduce((a, b) => a + b),
        missedToday: counts.map(({ missedToday = NaN }) => missedToday).reduce((a, b) => a + b),
        last30Days: counts.map(({ last30Days }) => last30Days).reduce((a, b) => a + b),
      },
    });
  });

  test('speaks of missed chats only if the server says them of every widget', () => {
    const stats = makeStatsById();
    const partly = Object.fromEntries(
      Object.entries(stats).map(([id, each]) => [id, id === '12' ? { ...each, missedToday: undefined } : each]),
    );
    expect(summaryOf(workspaces, stats).chats?.missedToday).toBeGreaterThan(0);
    expect(summaryOf(workspaces, partly).chats?.missedToday).toBeUndefined();
  });

  test('has no chats before their counts are there', () => {
    expect(summaryOf(workspaces, undefined)).toEqual({ online: 1, finished: 2, chats: undefined });
  });
});

test('a widget is sorted by its status: what needs attention, then what is offline, then what is online', () => {
  const ces = [
    makeWidget({ Id: 1 }),
    makeWidget({ Id: 2, ...away }),
    makeWidget({ Id: 3, Step: '2' }),
    makeWidget({ Id: 4, ...away, off: true }),
    makeWidget({ Id: 5 }),
  ];
  const cards = groupByWorkspace(makeParsedUser({ ces }), now, new Set(['5'])).flatMap((workspace) => workspace.cards);
  const ready = cards.flatMap((card) => (card.status === 'ready' ? [card] : []));
  expect(ready.toSorted((a, b) => urgencyOf(a) - urgencyOf(b)).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(new Set(ready.map(urgencyOf)).size).toBe(5);
  expect(ready.filter(isDisconnected).map(({ id }) => id)).toEqual([5]);
});
