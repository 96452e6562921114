import { failed, loading, ready } from 'chatdeck/model/core/loadable';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { makeProblem, overviewFigures, teamOverview, type OverviewFigure } from 'chatdeck/model';
import {
  byChats,
  countedChats,
  failedComparisons,
  figureChange,
  figuresOf,
  figureUnit,
  missedFigures,
  type FigureOwner,
} from 'chatdeck/model/reports/overview';
import type { HistoryFilters } from 'chatdeck/model/places/report-route';
import { durationParts } from 'chatdeck/model/time/duration';
import { makeChatFigures, makeParsedOverview } from 'chatdeck/testing';

test('the row without an agent is that of the missed chats', () => {
  const { team, agents, missed, unreadable } = teamOverview(makeParsedOverview());
  expect(team.totalChats).toBe(327);
  expect(agents.map(({ agentName }) => agentName)).toEqual(['Dana Whitfield', 'Luis Ferreira']);
  expect(missed?.totalChats).toBe(42);
  expect(unreadable).toBe(0);
});

test('a row that cannot be read costs no other row', () => {
  const stats = [makeChatFigures(), 'nonsense'] as ReturnType<typeof makeChatFigures>[];
  expect(teamOverview(makeParsedOverview({ stats }))).toMatchObject({
    agents: [{ agentName: 'Dana Whitfield' }],
    missed: undefined,
    unreadable: 1,
  });
});

const makeParsedFigures = (overrides: Parameters<typeof makeChatFigures>[0]) =>
  teamOverview(makeParsedOverview({ stats: [makeChatFigures(overrides)] })).agents[0] ?? expect.fail();

describe('figureChange', () => {
  it.each<[OverviewFigure, number, number, object]>([
    ['totalChats', 112, 100, { direction: 'up', trend: 'better', share: 0.12 }],
    ['lateReply', 12, 10, { direction: 'up', trend: 'worse', share: 0.2 }],
    ['avgTimeToFirstReply', 88, 100, { direction: 'down', trend: 'better', share: 0.12 }],
    ['avgChatDuration', 90, 60, { direction: 'up', trend: 'same', share: 0.5 }],
    ['totalOfflineMsgs', 5, 10, { direction: 'down', trend: 'better', share: 0.5 }],
    // From 80 % to 84 % are four points, not five percent.
    ['upRatingPercent', 84, 80, { direction: 'up', trend: 'better', share: 0.04 }],
    ['totalChats', 1001, 1000, { direction: 'same', trend: 'same', share: 0 }],
    ['totalChats', 0, 0, { direction: 'same', trend: 'same', share: 0 }],
    ['totalChats', 3, 0, { direction: 'up', trend: 'better', share: undefined }],
  ])('of %s, %s after %s', (figure, now, before, change) => {
    expect(figureChange(figure, now, before)).toEqual(change);
  });

  it('compares percentages as they are shown', () => {
    expect(figureChange('upRatingPercent', 80.4, 79.6)).toEqual({ direction: 'same', trend: 'same', share: 0 });
    expect(figureChange('upRatingPercent', 80.5, 80.4)).toEqual({ direction: 'up', trend: 'better', share: 0.01 });
  });

  it('calls a change of less than half a percent none', () => {
    expect(figureChange('totalChats', 1005, 1000)).toEqual({ direction: 'up', trend: 'better', share: 0.005 });
    expect(figureChange('totalChats', 1004, 1000)).toEqual({ direction: 'same', trend: 'same', share: 0 });
  });

  it.each<[OverviewFigure, string]>([
    ['totalChats', 'count'],
    ['upRatingPercent', 'percent'],
    ['avgTimeToFirstReply', 'seconds'],
    ['avgMsgsPerChat', 'decimal'],
  ])('has %s as %s', (figure, unit) => {
    expect(figureUnit(figure)).toBe(unit);
  });

  it('has fewer figures of missed chats', () => {
    expect(figuresOf({ of: 'team' })).toEqual(overviewFigures);
    expect(figuresOf({ of: 'agent', name: 'Dana' })).toEqual(overviewFigures);
    expect(figuresOf({ of: 'missed' })).toEqual(missedFigures);
    expect(missedFigures.length).toBeLessThan(overviewFigures.length);
  });

  it('says nothing where one of the two was not measured', () => {
    expect(figureChange('avgChatDuration', null, 3)).toBeUndefined();
    expect(figureChange('avgChatDuration', 3, null)).toBeUndefined();
  });

  it('calls fewer missed chats better', () => {
    expect(figureChange('totalChats', 8, 10, true)?.trend).toBe('better');
    expect(figureChange('totalChats', 8, 10)?.trend).toBe('worse');
  });
});

describe('a number links to the history only if the history’s filters give exactly those chats', () => {
  type Row = [
    figure: OverviewFigure,
    team: HistoryFilters | null,
    agent: HistoryFilters | null,
    missed: HistoryFilters | null,
  ];
  const agent = 'Dana';
  const table: Row[] = [
    ['totalChats', {}, { agent }, { missed: true }],
    ['upRatingCount', { rating: 'up' }, { agent, rating: 'up' }, { missed: true, rating: 'up' }],
    ['chatsFromTrigger', { trigger: true }, { agent, trigger: true }, { missed: true, trigger: true }],
    // The history has no filter for late answers, nor for offline messages.
    ['lateReply', null, null, null],
    ['totalOfflineMsgs', null, null, null],
    // These count no chats.
    ['upRatingPercent', null, null, null],
    ['avgChatsPerDay', null, null, null],
    ['avgTimeToFirstReply', null, null, null],
    ['avgChatDuration', null, null, null],
    ['avgMsgsPerChat', null, null, null],
  ];

  it.each(table)('%s', (figure, ...expected) => {
    const whose: FigureOwner[] = [{ of: 'team' }, { of: 'agent', name: agent }, { of: 'missed' }];
    expect(whose.map((owner) => countedChats(figure, owner, 87))).toEqual(expected);
  });

  it('covers every figure', () => {
    expect(table.map(([figure]) => figure).toSorted()).toEqual([...overviewFigures].toSorted());
  });

  it.each([0, null])('has nothing to show for %s', (value) => {
    for (const figure of overviewFigures) expect(countedChats(figure, { of: 'team' }, value)).toBeNull();
  });
});

test('agents with the most chats come first, those with as many in their order', () => {
  const agents = [3, 9, 3, 0].map((totalChats, index) => makeParsedFigures({ agentName: `A${index}`, totalChats }));
  expect(byChats(agents).map(({ agentName }) => agentName)).toEqual(['A1', 'A0', 'A2', 'A3']);
});

describe('durationParts', () => {
  it.each([
    [0, [['second', 0]]],
    [0.4, [['second', 0]]],
    [41.7, [['second', 42]]],
    [59.6, [['minute', 1]]],
    [
      742.5,
      [
        ['minute', 12],
        ['second', 23],
      ],
    ],
    [3599.7, [['hour', 1]]],
    [
      3599.4,
      [
        ['minute', 59],
        ['second', 59],
      ],
    ],
    [60, [['minute', 1]]],
    [3600, [['hour', 1]]],
    [3629, [['hour', 1]]],
    [
      3630,
      [
        ['hour', 1],
        ['minute', 1],
      ],
    ],
    [
      86_369,
      [
        ['hour', 23],
        ['minute', 59],
      ],
    ],
    [86_370, [['day', 1]]],
    [86_400, [['day', 1]]],
    [88_199, [['day', 1]]],
    [
      88_200,
      [
        ['day', 1],
        ['hour', 1],
      ],
    ],
    [-5, [['second', 0]]],
    [
      3690,
      [
        ['hour', 1],
        ['minute', 2],
      ],
    ],
    [
      90_000,
      [
        ['day', 1],
        ['hour', 1],
      ],
    ],
  ])('%s seconds', (seconds, parts) => {
    expect(durationParts(seconds).map(({ unit, value }) => [unit, value])).toEqual(parts);
  });

  it('is never far off, and never longer than two units', () => {
    const lengths = { day: 86_400, hour: 3600, minute: 60, second: 1 };
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10_000_000, noNaN: true }), (seconds) => {
        const parts = durationParts(seconds);
        const sum = parts.reduce((total, { unit, value }) => total + value * lengths[unit], 0);
        expect(parts.length).toBeLessThanOrEqual(2);
        expect(Math.abs(sum - seconds)).toBeLessThanOrEqual(seconds >= 86_399 ? 1800 : seconds >= 3599 ? 30 : 0.5);
      }),
    );
  });
});

test('says what could not be loaded of the days that it is compared with', () => {
  const [one, other] = [
    failed(makeProblem('server'), () => undefined),
    failed(makeProblem('timeout'), () => undefined),
  ];
  expect(failedComparisons({ before: one, line: other })).toEqual([one, other]);
  expect(failedComparisons({ before: loading, line: other })).toEqual([other]);
  expect(failedComparisons({ before: ready({} as never) })).toEqual([]);
});
