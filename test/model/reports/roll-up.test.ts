import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OverviewStats } from 'chatdeck/model';
import { comparisonPresets, trendFigures } from 'chatdeck/model/places/report-route';
import { comparedPeriod } from 'chatdeck/model/reports/comparison';
import { figureChange } from 'chatdeck/model/reports/overview';
import { mostMissed, rollUp, rollUpChange, rollUpValue, trendDays } from 'chatdeck/model/reports/roll-up';
import { addDays, dayOfWeek } from 'chatdeck/model/time/local-date';
import { makeChatFigures, makeParsedOverview } from 'chatdeck/testing';

const noChats = {
  totalChats: 0,
  missedChats: 0,
  upRatingCount: 0,
  downRatingCount: 0,
  answeredChats: 0,
  avgTimeToFirstReply: null,
};

interface Day {
  chats: number;
  missed: number;
  up: number;
  down: number;
  replySeconds: readonly number[];
}

/** What a server answers for days that start at a date. */
function statsOf(start: string, days: readonly Day[], { late = 0, offline = 0 } = {}): OverviewStats {
  return makeParsedOverview({
    totalStats: makeChatFigures({
      agentName: '',
      totalChats: days.reduce((sum, { chats }) => sum + chats, 0),
      lateReply: late,
      totalOfflineMsgs: offline,
    }),
    days: days.map(({ chats, missed, up, down, replySeconds }, index) => ({
      date: addDays(start, index),
      totalChats: chats,
      missedChats: missed,
      upRatingCount: up,
      downRatingCount: down,
      answeredChats: replySeconds.length,
      avgTimeToFirstReply: mean(replySeconds),
    })),
  });
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

const website = statsOf(
  '2026-11-23',
  [
    { chats: 10, missed: 2, up: 3, down: 1, replySeconds: [10, 20, 30] },
    { chats: 30, missed: 3, up: 0, down: 0, replySeconds: [] },
  ],
  { late: 4, offline: 1 },
);
const docs = statsOf('2026-11-23', [{ chats: 10, missed: 5, up: 5, down: 1, replySeconds: [100] }], {
  late: 2,
  offline: 6,
});

describe('all widgets together', () => {
  const totals = rollUp([website, docs]);

  it.each([
    ['chats', 50],
    ['missed', 10 / 50],
    ['replyTime', (10 + 20 + 30 + 100) / 4],
    ['rating', 8 / 10],
    ['offline', 7],
  ] as const)('have %s of %s', (figure, value) => {
    expect(rollUpValue(figure, totals)).toBeCloseTo(value, 10);
  });

  it('count late replies', () => expect(totals.late).toBe(6));

  it.each(['missed', 'replyTime', 'rating'] as const)('have no %s where there is nothing to measure', (figure) => {
    expect(rollUpValue(figure, rollUp([statsOf('2026-11-23', [])]))).toBeNull();
  });

  it('equal the figures of all their chats, however these are divided among widgets and days', () => {
    const count = fc.nat(20);
    const day = fc.record({
      chats: count,
      missed: count,
      up: count,
      down: count,
      replySeconds: fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(day, { maxLength: 5 }), { minLength: 1, maxLength: 4 }), (widgets) => {
        const days = widgets.flat();
        const sum = (name: 'chats' | 'missed' | 'up' | 'down') => days.reduce((all, each) => all + each[name], 0);
        const all = rollUp(widgets.map((list) => statsOf('2026-11-23', list)));
        expect(rollUpValue('chats', all)).toBe(sum('chats'));
        expect(rollUpValue('missed', all)).toBe(sum('chats') === 0 ? null : sum('missed') / sum('chats'));
        const rated = sum('up') + sum('down');
        expect(rollUpValue('rating', all)).toBe(rated === 0 ? null : sum('up') / rated);
        const reply = mean(days.flatMap(({ replySeconds }) => replySeconds));
        if (reply === null) expect(rollUpValue('replyTime', all)).toBeNull();
        else expect(rollUpValue('replyTime', all)).toBeCloseTo(reply, 6);
      }),
    );
  });
});

describe('a change', () => {
  const day = { chats: 100, missed: 20, up: 90, down: 10, replySeconds: [60] };
  const before = rollUp([statsOf('2026-11-23', [day], { offline: 10 })]);
  const after = (patch: Partial<Day>, offline = 10) =>
    rollUp([statsOf('2026-11-23', [{ ...day, ...patch }], { offline })]);

  it.each([
    ['chats', after({ chats: 110 }), { direction: 'up', trend: 'better', share: 0.1 }],
    ['missed', after({ missed: 23 }), { direction: 'up', trend: 'worse', share: 0.03 }],
    ['missed', after({ missed: 15 }), { direction: 'down', trend: 'better', share: 0.05 }],
    ['replyTime', after({ replySeconds: [45] }), { direction: 'down', trend: 'better', share: 0.25 }],
    ['rating', after({ up: 45, down: 55 }), { direction: 'down', trend: 'worse', share: 0.45 }],
    ['offline', after({}, 12), { direction: 'up', trend: 'worse', share: 0.2 }],
    ['chats', before, { direction: 'same', trend: 'same', share: 0 }],
  ] as const)('of %s says which direction is good', (figure, now, { share, ...expected }) => {
    const change = rollUpChange(figure, now, before, 1);
    expect(change).toMatchObject(expected);
    expect(change?.share).toBeCloseTo(share, 10);
  });

  it('of a percentage has the size of what is shown, as in the block of a widget', () => {
    const [now, then] = [after({ up: 894, down: 106 }), after({ up: 916, down: 84 })];
    // 89.4 % and 91.6 % are shown as 89 % and 92 %.
    expect(rollUpChange('rating', now, then, 1)?.share).toBeCloseTo(0.03, 10);
    expect(rollUpChange('rating', now, then, 1)).toEqual(figureChange('upRatingPercent', 89, 92));
    expect(rollUpChange('rating', after({ up: 894, down: 106 }), after({ up: 891, down: 109 }), 1)?.direction).toBe(
      'same',
    );
  });

  it('compares counts of as many days, and shares as they are', () => {
    expect(rollUpChange('chats', after({ chats: 60 }), before, 0.5)).toMatchObject({
      direction: 'up',
      trend: 'better',
    });
    expect(rollUpChange('offline', after({}, 5), before, 0.5)).toMatchObject({ direction: 'same' });
    expect(rollUpChange('rating', before, before, 0.5)).toMatchObject({ direction: 'same' });
  });
});

describe('the widget that misses the most', () => {
  const widget = (id: number, chats: number, missed: number) => ({
    id,
    totals: rollUp([statsOf('2026-11-23', [{ chats, missed, up: 0, down: 0, replySeconds: [] }])]),
  });

  it.each([
    ['misses clearly more than all together', [widget(1, 100, 10), widget(2, 100, 30)], 2],
    ['is not named if all miss about as many', [widget(1, 100, 22), widget(2, 100, 28)], undefined],
    ['is not named for less than ten missed chats', [widget(1, 100, 1), widget(2, 9, 9)], undefined],
    ['is named from ten on', [widget(1, 100, 1), widget(2, 10, 10)], 2],
    ['is none of none', [], undefined],
  ])('%s', (_, widgets, id) => {
    expect(mostMissed(widgets)).toBe(id);
  });
});

describe('the days of the chart', () => {
  const zone = 'Europe/Berlin';
  const now = Date.parse('2026-11-25T11:00:00Z');
  const place = (start: string, end: string, comparison: Parameters<typeof comparedPeriod>[1] = 'before') => {
    const dates = { start, end };
    return { dates, zone, today: '2026-11-25', period: comparedPeriod(dates, comparison, now, zone) };
  };
  const dayOf = (chats: number): Day => ({ chats, missed: 1, up: 3, down: 1, replySeconds: [chats] });

  it('have each day beside its weekday in the compared dates', () => {
    const current = statsOf('2026-11-09', [dayOf(5), dayOf(7)]);
    const before = statsOf('2026-11-02', [dayOf(1), dayOf(2)]);
    const days = trendDays('chats', [current, current], [before], place('2026-11-09', '2026-11-15'));
    expect(days?.slice(0, 3)).toEqual([
      { date: '2026-11-09', value: 10, isToday: false, compared: { date: '2026-11-02', value: 1 } },
      { date: '2026-11-10', value: 14, isToday: false, compared: { date: '2026-11-03', value: 2 } },
      { date: '2026-11-11', value: 0, isToday: false, compared: { date: '2026-11-04', value: 0 } },
    ]);
  });

  it('leave a gap where nothing was measured', () => {
    const days = trendDays(
      'replyTime',
      [statsOf('2026-11-09', [dayOf(5)])],
      undefined,
      place('2026-11-09', '2026-11-10'),
    );
    expect(days?.map(({ value }) => value)).toEqual([5, null]);
  });

  it('have a day beside each of the last 30, and beside today the one that ends at the time it is now', () => {
    const before = statsOf(
      '2026-09-27',
      Array.from({ length: 60 }, (_, index) => dayOf(index)),
    );
    const days = trendDays('chats', [statsOf('2026-10-27', [])], [before], place('2026-10-27', '2026-11-25')) ?? [];
    expect(days.map(({ compared }) => compared?.value)).toEqual(Array.from({ length: 30 }, (_, index) => index + 2));
    expect(days.at(-1)).toMatchObject({ isToday: true, compared: { date: '2026-10-28' } });
    const weekdays = trendDays(
      'chats',
      [statsOf('2026-11-25', [])],
      [before],
      place('2026-11-25', '2026-11-25', 'weekdays'),
    );
    expect(weekdays?.[0]).toMatchObject({ isToday: true, compared: { date: '2026-11-18' } });
  });

  it('know when clocks change', () => {
    const days = trendDays('chats', [statsOf('2026-10-24', [])], undefined, place('2026-10-24', '2026-10-26'));
    expect(days?.map(({ clockChange }) => clockChange)).toEqual([undefined, -60, undefined]);
    const spring = trendDays('chats', [statsOf('2026-03-29', [])], undefined, place('2026-03-29', '2026-03-29'));
    expect(spring?.[0]?.clockChange).toBe(60);
  });

  it('know on which days the settings were changed', () => {
    const at = { ...place('2026-10-24', '2026-10-26'), changes: { '2026-10-25': 2, '2026-10-27': 1 } };
    const days = trendDays('chats', [statsOf('2026-10-24', [])], undefined, at);
    expect(days?.map(({ changes }) => changes)).toEqual([undefined, 2, undefined]);
  });

  it('are unknown if one server sends none, and lack a comparison if another does', () => {
    const withDays = statsOf('2026-11-09', [dayOf(5)]);
    const at = place('2026-11-09', '2026-11-10');
    expect(trendDays('chats', [withDays, makeParsedOverview()], undefined, at)).toBeUndefined();
    expect(trendDays('chats', [withDays], [makeParsedOverview()], at)?.some(({ compared }) => compared)).toBe(false);
  });

  it('add up to the totals, and have equal weekdays side by side', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(50).map(dayOf), { minLength: 7, maxLength: 60 }),
        fc.constantFrom(...comparisonPresets),
        fc.constantFrom(...trendFigures),
        (list, comparison, figure) => {
          const start = '2026-03-02';
          const end = addDays(start, list.length - 1);
          const at = place(start, end, comparison);
          const current = statsOf(start, list);
          const before = makeParsedOverview({ days: [{ date: at.period.dates.start, ...noChats }] });
          const days = trendDays(figure, [current], [before], at) ?? [];
          for (const { date, compared } of days) {
            if (compared) expect(dayOfWeek(compared.date)).toBe(dayOfWeek(date));
          }
          if (figure !== 'chats') return;
          const sum = days.reduce((all, { value }) => all + (value ?? 0), 0);
          expect(sum).toBe(rollUp([current]).chats);
        },
      ),
    );
  });
});
