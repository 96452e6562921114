import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { addTotals, dailyTotals, noTotals, totalsOf, trendValue, type ChatTotals } from 'chatdeck/model/reports/daily';
import { makeChatFigures, makeOverviewStats, makeParsedOverview } from 'chatdeck/testing';

const dates = { start: '2026-11-23', end: '2026-11-25' };
const day = (date: string, overrides: object = {}) => ({
  date,
  totalChats: 10,
  missedChats: 2,
  upRatingCount: 3,
  downRatingCount: 1,
  answeredChats: 8,
  avgTimeToFirstReply: 30,
  ...overrides,
});

/** What a server answers for so many chats on the given days. */
function statsOf(totalChats: number, days: ReturnType<typeof day>[]) {
  return makeParsedOverview({ totalStats: makeChatFigures({ agentName: '', totalChats }), days });
}

describe('daily figures', () => {
  it('add up over widgets, with every day of the range and none outside it', () => {
    const one = makeParsedOverview({ days: [day('2026-11-23'), day('2026-11-24'), day('2026-11-22')] });
    const other = makeParsedOverview({ days: [day('2026-11-24', { answeredChats: 2, avgTimeToFirstReply: 80 })] });
    expect(dailyTotals([one, other], dates)).toEqual([
      { date: '2026-11-23', chats: 10, missed: 2, ratedUp: 3, ratedDown: 1, answered: 8, replySeconds: 240 },
      { date: '2026-11-24', chats: 20, missed: 4, ratedUp: 6, ratedDown: 2, answered: 10, replySeconds: 400 },
      { date: '2026-11-25', ...noTotals },
    ]);
  });

  it('are absent as soon as one widget has none, rather than too low', () => {
    const one = makeParsedOverview({ days: [day('2026-11-23')] });
    expect(dailyTotals([one, makeParsedOverview()], dates)).toBeUndefined();
  });

  it('are absent where a server sends no day of a range with chats, and zero where there were none', () => {
    expect(dailyTotals([statsOf(20, [])], dates)).toBeUndefined();
    expect(dailyTotals([statsOf(0, [])], dates)?.map(({ chats }) => chats)).toEqual([0, 0, 0]);
  });

  it('leave out a day that cannot be read', () => {
    const days = [day('2026-11-23'), day('yesterday')];
    expect(dailyTotals([makeParsedOverview({ days })], dates)?.map(({ chats }) => chats)).toEqual([10, 0, 0]);
  });
});

describe('totals of a widget', () => {
  it('are the sums of its days where the server sends them', () => {
    const stats = statsOf(20, [day('2026-11-23'), day('2026-11-24')]);
    expect(totalsOf(stats)).toEqual({
      chats: 20,
      missed: 4,
      ratedUp: 6,
      ratedDown: 2,
      answered: 16,
      replySeconds: 480,
    });
  });

  it.each([
    ['sends none', undefined],
    ['sends no day', []],
    ['leaves out a day', [day('2026-11-23'), day('2026-11-24')]],
    ['sends a day that cannot be read', [day('2026-11-23'), day('yesterday', { totalChats: 317 })]],
  ])('are read back from averages and percentages where it %s', (_, days) => {
    expect(totalsOf(makeParsedOverview({ days }))).toEqual({
      chats: 327,
      missed: 42,
      ratedUp: 100,
      ratedDown: 12,
      answered: 285,
      replySeconds: 285 * 41.7,
    });
  });

  it('are zero where there were no chats', () => {
    expect(totalsOf(statsOf(0, []))).toEqual(noTotals);
  });

  it('have no rating beside others when all of an unknown number of ratings are thumbs down', () => {
    const rated = (upRatingCount: number, upRatingPercent: number | null) =>
      totalsOf(makeParsedOverview({ totalStats: makeChatFigures({ agentName: '', upRatingCount, upRatingPercent }) }));
    const ratingOf = (...totals: ChatTotals[]) => trendValue('rating', addTotals(totals));
    expect(ratingOf(rated(0, 0))).toBe(0);
    expect(ratingOf(rated(0, 0), rated(0, 0), rated(0, null))).toBe(0);
    expect(ratingOf(rated(0, 0), rated(9, 90))).toBeNull();
    expect(ratingOf(rated(0, null), rated(9, 90))).toBe(0.9);
  });

  it('find the thumbs down of any team of up to 300 ratings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150 }), fc.nat(150), (up, down) => {
        const upRatingPercent = Math.round((1000 * up) / (up + down)) / 10;
        const totalStats = makeChatFigures({ agentName: '', upRatingCount: up, upRatingPercent });
        const { ratedDown } = totalsOf(makeParsedOverview({ ...makeOverviewStats(), totalStats }));
        expect(trendValue('rating', { ...noTotals, ratedUp: up, ratedDown })).toBeCloseTo(up / (up + down), 2);
      }),
    );
  });
});

describe('a figure of totals', () => {
  const totals: ChatTotals = { chats: 20, missed: 4, ratedUp: 6, ratedDown: 2, answered: 16, replySeconds: 480 };

  it.each([
    ['chats', 20, 0],
    ['missed', 4, 0],
    ['replyTime', 30, null],
    ['rating', 0.75, null],
  ] as const)('%s is %s, and %s of nothing', (figure, value, ofNothing) => {
    expect(trendValue(figure, totals)).toBe(value);
    expect(trendValue(figure, noTotals)).toBe(ofNothing);
  });

  it('does not depend on how its chats are divided', () => {
    const count = fc.nat(50);
    const part = fc.record({
      chats: count,
      missed: count,
      ratedUp: count,
      ratedDown: count,
      answered: count,
      replySeconds: count,
    });
    fc.assert(
      fc.property(fc.array(part), fc.array(part), (some, others) => {
        expect(addTotals([...some, ...others])).toEqual(addTotals([addTotals(some), addTotals(others)]));
      }),
    );
  });
});
