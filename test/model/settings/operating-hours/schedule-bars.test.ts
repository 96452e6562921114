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

  test('the bars of a day run from morning to evening', () => {
    const bars = barsOf({ ...friday({ start: 1400, end: 1600 }, { start: 900, end: 1000 }), 4: [night] }).get(5) ?? [];
    expect(bars.map(({ from }) => from)).toEqual([0, toMinutes(900), toMinutes(1400)]);
    expect(bars.every(({ from, to }) => to > from)).toBe(true);
  });
});
