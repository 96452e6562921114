import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonPresets } from 'chatdeck/model/places/report-route';
import { comparedDates, comparedDay, comparedPeriod } from 'chatdeck/model/reports/comparison';
import { daysInRange } from 'chatdeck/model/time/date-range';
import { addDays, dayOfWeek } from 'chatdeck/model/time/local-date';

const range = (start: string, end: string) => ({ start, end });

describe('compared dates', () => {
  it.each([
    ['before', '2026-11-19', '2026-11-25', '2026-11-12', '2026-11-18'],
    ['before', '2026-11-25', '2026-11-25', '2026-11-24', '2026-11-24'],
    ['weekdays', '2026-11-25', '2026-11-25', '2026-11-18', '2026-11-18'],
    ['weekdays', '2026-10-27', '2026-11-25', '2026-09-22', '2026-10-21'],
    ['lastYear', '2026-11-25', '2026-11-25', '2025-11-26', '2025-11-26'],
    ['lastYear', '2025-12-01', '2026-11-30', '2024-11-25', '2025-11-24'],
  ] as const)('%s of %s to %s are %s to %s', (comparison, start, end, from, to) => {
    expect(comparedDates(range(start, end), comparison)).toEqual(range(from, to));
  });

  it('can be chosen', () => {
    const own = { from: '2020-01-01', to: '2020-01-31' };
    expect(comparedDates(range('2026-11-01', '2026-11-30'), own)).toEqual(range('2020-01-01', '2020-01-31'));
  });

  it('are as many days, all before the range, and of the same weekdays where that is asked', () => {
    fc.assert(
      fc.property(
        fc.nat(3000),
        fc.integer({ min: 1, max: 800 }),
        fc.constantFrom(...comparisonPresets),
        (first, count, comparison) => {
          const start = addDays('2020-01-01', first);
          const asked = range(start, addDays(start, count - 1));
          const compared = comparedDates(asked, comparison);
          expect(daysInRange(compared)).toBe(count);
          expect(compared.end < asked.start).toBe(true);
          if (comparison !== 'before') expect(dayOfWeek(compared.start)).toBe(dayOfWeek(asked.start));
        },
      ),
    );
  });
});

describe('the day beside a day', () => {
  it('is of the same weekday, even when that is a few days off', () => {
    const asked = range('2026-11-01', '2026-11-30');
    const before = comparedDates(asked, 'before');
    expect(comparedDay('2026-11-04', asked, before)).toBe('2026-10-07');
    expect(dayOfWeek('2026-10-07')).toBe(dayOfWeek('2026-11-04'));
  });

  it('is the first for the first in ranges shorter than a week', () => {
    const asked = range('2026-11-24', '2026-11-25');
    expect(comparedDay('2026-11-24', asked, comparedDates(asked, 'before'))).toBe('2026-11-22');
  });

  it('is missing where the compared dates have none', () => {
    const asked = range('2026-11-01', '2026-11-30');
    expect(comparedDay('2026-11-20', asked, range('2026-02-01', '2026-02-05'))).toBeUndefined();
  });

  it('lies in the compared dates, each at most once, with the same weekday from a week on', () => {
    const dates = fc.tuple(fc.nat(3000), fc.integer({ min: 1, max: 60 })).map(([first, count]) => {
      const start = addDays('2020-01-01', first);
      return range(start, addDays(start, count - 1));
    });
    fc.assert(
      fc.property(dates, dates, (asked, compared) => {
        const days = Array.from({ length: daysInRange(asked) }, (_, index) => addDays(asked.start, index));
        const others = days.flatMap((day) => comparedDay(day, asked, compared) ?? []);
        expect(new Set(others).size).toBe(others.length);
        const isWeekly = Math.min(daysInRange(asked), daysInRange(compared)) >= 7;
        for (const day of days) {
          const other = comparedDay(day, asked, compared);
          if (other === undefined) continue;
          expect(compared.start <= other && other <= compared.end).toBe(true);
          if (isWeekly) expect(dayOfWeek(other)).toBe(dayOfWeek(day));
        }
        if (isWeekly)
          expect(others.length).toBeGreaterThanOrEqual(Math.min(daysInRange(asked), daysInRange(compared)) - 3);
      }),
    );
  });
});

describe('the period that is compared with', () => {
  const noon = Date.parse('2026-11-25T12:00:00Z');

  it('ends at the time it is now, if the range ends today', () => {
    const open = comparedPeriod(range('2026-11-24', '2026-11-25'), 'before', noon, 'UTC');
    const dates = range('2026-11-22', '2026-11-23');
    expect(open).toEqual({ dates, line: dates, untilNow: true, scale: 1 });
    expect(comparedPeriod(range('2026-11-23', '2026-11-24'), 'weekdays', noon, 'UTC').untilNow).toBe(false);
  });

  it.each([
    ['twice as long', '2026-11-01', '2026-11-20', '2026-10-01', '2026-10-10', 2],
    ['as long', '2026-11-01', '2026-11-10', '2026-10-01', '2026-10-10', 1],
    ['not over yet', '2026-11-25', '2026-11-25', '2026-11-24', '2026-11-24', 0.5],
  ])('scales the counts of own dates for a range that is %s', (_, start, end, from, to, scale) => {
    const period = comparedPeriod(range(start, end), { from, to }, noon, 'UTC');
    expect(period).toEqual({ dates: range(from, to), line: range(from, to), untilNow: false, scale });
  });

  it('has a day for each day of the range in its line, of the same weekday from a week on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.constantFrom(...comparisonPresets), (count, comparison) => {
        const asked = range(addDays('2026-11-25', 1 - count), '2026-11-25');
        const { line } = comparedPeriod(asked, comparison, noon, 'UTC');
        for (let day = asked.start; day <= asked.end; day = addDays(day, 1)) {
          const other = comparedDay(day, asked, line);
          if (other === undefined) throw new Error(`There is no day beside ${day}.`);
          expect(other < day).toBe(true);
          if (count >= 7) expect(dayOfWeek(other)).toBe(dayOfWeek(day));
        }
        expect(comparedDay(asked.end, asked, line)).toBe(line.end);
      }),
    );
  });

  it('has a scale even at midnight', () => {
    const midnight = Date.parse('2026-11-25T00:00:00Z');
    const { scale } = comparedPeriod(
      range('2026-11-24', '2026-11-24'),
      { from: '2026-11-25', to: '2026-11-25' },
      midnight,
      'UTC',
    );
    expect(scale).toBe(1440);
  });

  it('never lies in the future', () => {
    const { dates } = comparedPeriod(
      range('2026-11-01', '2026-11-10'),
      { from: '2026-11-20', to: '2027-01-01' },
      noon,
      'UTC',
    );
    expect(dates).toEqual(range('2026-11-20', '2026-11-25'));
  });
});
