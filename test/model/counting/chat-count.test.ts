import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestDates } from 'chatdeck/model/counting/chat-count';
import { addDays, daysBetween } from 'chatdeck/model/time/local-date';
import type { DateRange } from 'chatdeck/model/time/date-range';

const start = '2026-01-01';
const chatLimit = 100_000;

/** Days with the given numbers of chats, from the first of January on, and the ranges that were counted. */
function makeDays(perDay: readonly number[]) {
  const asked: DateRange[] = [];
  const total = ({ start: from, end }: DateRange) =>
    perDay.slice(daysBetween(start, from), daysBetween(start, end) + 1).reduce((sum, chats) => sum + chats, 0);
  const count = (dates: DateRange) => {
    asked.push(dates);
    return Promise.resolve(total(dates));
  };
  return { dates: { start, end: addDays(start, perDay.length - 1) }, count, total, asked };
}

describe('the days whose chats are counted', () => {
  it('are all, after one question, up to the limit', async () => {
    const { dates, count, asked } = makeDays([1, chatLimit - 1]);
    expect(await latestDates(dates, count)).toEqual({ dates, chats: chatLimit, leftOut: 0 });
    expect(asked).toHaveLength(1);
  });

  it('are the latest above the limit, with what is left out', async () => {
    const { dates, count } = makeDays([1, 0, chatLimit]);
    expect(await latestDates(dates, count)).toEqual({
      dates: { start: '2026-01-02', end: '2026-01-03' },
      chats: chatLimit,
      leftOut: 1,
    });
  });

  it('are one day at least, however many chats it has', async () => {
    const { dates, count } = makeDays([4, chatLimit + 1]);
    const one = { start: '2026-01-02', end: '2026-01-02' };
    expect(await latestDates(dates, count)).toEqual({ dates: one, chats: chatLimit + 1, leftOut: 4 });
    expect(await latestDates(one, count)).toEqual({ dates: one, chats: chatLimit + 1, leftOut: 0 });
  });

  it('are as many as fit, found in a few questions', async () => {
    const perDay = fc.array(fc.nat(9), { minLength: 1, maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(perDay, fc.nat(600), async (numbers, limit) => {
        const { dates, count, total, asked } = makeDays(numbers);
        const found = await latestDates(dates, count, limit);
        expect(found.chats).toBe(total(found.dates));
        expect(found.chats + found.leftOut).toBe(total(dates));
        expect(found.chats <= limit || found.dates.start === dates.end).toBe(true);
        const before = { ...found.dates, start: addDays(found.dates.start, -1) };
        if (found.leftOut > 0) expect(total(before)).toBeGreaterThan(limit);
        expect(asked.length).toBeLessThanOrEqual(2 + Math.ceil(Math.log2(400)));
      }),
    );
  });
});
