import { describe, expect, test } from 'vitest';
import { makeWeek, toMinutes, type TimeRange } from '../../../../src/model/settings/operating-hours/schedule';
import { barsOf, nightEnd } from '../../../../src/model/settings/operating-hours/schedule-bars';

const friday = (...ranges: TimeRange[]) => ({ ...makeWeek<TimeRange>(() => []), 5: ranges });
const night = { start: 2200, end: 600, isOvernight: true as const };

describe('the picture of the week', () => {
  test('a night appears on the day it ends as well', () => {
    const bars = barsOf(friday(night));
    expect(bars.get(5)).toMatchObject([{ from: 1320, to: 1440, hasStart: true, hasEnd: false }]);
    expect(bars.get(6)).toMatchObject([{ weekday: 5, index: 0, from: 0, to: 360, hasStart: false, hasEnd: true }]);
  });

  test.each([
    ['a night', friday(night), 600],
    ['the night of a Sunday, on Monday', { ...friday(), 0: [night] }, undefined],
    ['a night that ends at midnight', friday({ start: 2200, end: 0, isOvernight: true }), undefined],
    ['a day', friday({ start: 900, end: 1700 }), undefined],
    ['an end before the start, which is a question', friday({ start: 2200, end: 600 }), undefined],
    ['no end', friday({ start: 2200, end: null }), undefined],
    ['the later of two nights', friday(night, { ...night, end: 730 }), 730],
  ])('says when the hours of Friday end on Saturday: %s', (_, week, end) => expect(nightEnd(week, 6)).toBe(end));

  test('the night of a Sunday ends on Monday', () => expect(nightEnd({ ...friday(), 0: [night] }, 1)).toBe(600));

  test.each([
    [1200, false],
    [1145, true],
    [915, true],
  ])('from 9 to %i, a block is shorter than its text may be: %s', (end, isTight) => {
    expect(barsOf(friday({ start: 900, end })).get(5)).toMatchObject([{ isTight }]);
  });

  test.each<[string, [number, number][], [lines: number, spill: 'after' | 'before'][]]>([
    ['a long block', [[900, 1700]], [[4, 'after']]],
    ['an hour with free time after it', [[900, 1000]], [[4, 'after']]],
    ['the last hour of a day', [[2245, 2345]], [[4, 'before']]],
    [
      'two hours and a short break',
      [
        [900, 1000],
        [1030, 1130],
      ],
      [
        [4, 'before'],
        [4, 'after'],
      ],
    ],
    [
      'an evening after a text that needs the break',
      [
        [900, 1000],
        [2245, 2345],
      ],
      [
        [4, 'after'],
        [4, 'before'],
      ],
    ],
    [
      'hours close to the end of the day',
      [
        [2100, 2200],
        [2245, 2345],
      ],
      [
        [4, 'before'],
        [2, 'before'],
      ],
    ],
    [
      'half an hour between two others',
      [
        [900, 930],
        [930, 1000],
        [1000, 1030],
      ],
      [
        [4, 'before'],
        [0, 'after'],
        [4, 'after'],
      ],
    ],
    [
      'overlapping hours',
      [
        [900, 1200],
        [900, 1200],
      ],
      [
        [4, 'before'],
        [4, 'after'],
      ],
    ],
  ])('text has room on its block or beside it, over no other: %s', (_, ranges, room) => {
    const bars = barsOf(friday(...ranges.map(([start, end]) => ({ start, end })))).get(5) ?? [];
    expect(bars.map(({ lines, spill }) => [lines, spill])).toEqual(room);
    expect(bars.map(({ range }) => range.start)).toEqual(ranges.map(([start]) => start));
    expect(bars.every(({ from, to }, index) => to > from && from === toMinutes(ranges[index]?.[0] ?? 0))).toBe(true);
  });
});
