import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekChange } from 'chatdeck/model/dashboard/week-change';

const days = (count: number, chats: number) => Array.from({ length: count }, () => chats);

describe('weekChange', () => {
  it.each<[string, number[], number | null]>([
    ['half as many again', [...days(7, 2), ...days(7, 3), 0], 0.5],
    ['half as many', [...days(7, 4), ...days(7, 2), 100], -0.5],
    ['as many', [...days(15, 9), ...days(14, 5), 1], 0],
    ['none at all', [...days(7, 4), ...days(7, 0), 9], -1],
    ['the first chats ever', [...days(7, 0), ...days(7, 3), 1], null],
    ['thirteen full days', days(14, 3), null],
    ['nothing', [], null],
  ])('compares the last seven full days with the seven before: %s', (_title, daily, change) => {
    if (change === null) expect(weekChange(daily)).toBeNull();
    else expect(weekChange(daily)).toBeCloseTo(change);
  });

  it('never depends on the day that is not over, nor on the size of the counts', () => {
    const counts = fc.array(fc.nat(1_000), { minLength: 15, maxLength: 30 });
    fc.assert(
      fc.property(counts, fc.nat(1_000), fc.integer({ min: 1, max: 9 }), (daily, today, factor) => {
        const change = weekChange(daily);
        expect(weekChange([...daily.slice(0, -1), today])).toBe(change);
        const scaled = weekChange(daily.map((chats) => chats * factor));
        if (change === null) expect(scaled).toBeNull();
        else expect(scaled).toBeCloseTo(change);
      }),
    );
  });
});
