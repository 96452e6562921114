import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekChange } from 'chatdeck/model/dashboard/week-change';

const days = (count: number, chats: number) => Array.from({ length: count }, () => chats);

describe('weekChange', () => {
  it.each<[string, number[], number | null]>([
    ['half as many again', [...days(7, 2), ...days(7, 3)], 0.5],
    ['half as many', [100, ...days(7, 4), ...days(7, 2)], -0.5],
    ['as many', [...days(16, 9), ...days(14, 5)], 0],
    ['none at all', [...days(7, 4), ...days(7, 0)], -1],
    ['the first chats ever', [...days(7, 0), ...days(7, 3)], null],
    ['thirteen days', days(13, 3), null],
    ['nothing', [], null],
  ])('compares the last seven days with the seven before: %s', (_title, daily, change) => {
    if (change === null) expect(weekChange(daily)).toBeNull();
    else expect(weekChange(daily)).toBeCloseTo(change);
  });

  it('depends neither on earlier days nor on the size of the counts', () => {
    const counts = fc.array(fc.nat(1_000), { minLength: 14, maxLength: 30 });
    fc.assert(
      fc.property(counts, fc.nat(1_000), fc.integer({ min: 1, max: 9 }), (daily, earlier, factor) => {
        const change = weekChange(daily);
        expect(weekChange([earlier, ...daily])).toBe(change);
        const scaled = weekChange(daily.map((chats) => chats * factor));
        if (change === null) expect(scaled).toBeNull();
        else expect(scaled).toBeCloseTo(change);
      }),
    );
  });
});
