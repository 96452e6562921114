import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customRange, presetRange, rangePresets, rangeQuery, type RangePreset } from 'chatdeck/model';
import { daysInRange, rangeBefore } from 'chatdeck/model/time/date-range';
import { addDays } from 'chatdeck/model/time/local-date';
import { localDate } from 'chatdeck/model/time/zoned-time';

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
const instant = fc.integer({ min: Date.UTC(2001, 0, 1), max: Date.UTC(2040, 0, 1) });
const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago');

describe('presetRange', () => {
  it.each<[RangePreset, string, string, string]>([
    ['today', '2026-03-04', '2026-03-04', '2026-03-04'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['last7', '2026-03-04', '2026-02-26', '2026-03-04'],
    ['last30', '2026-03-04', '2026-02-03', '2026-03-04'],
    // A Wednesday, a Monday and a Sunday.
    ['lastweek', '2026-03-04', '2026-02-23', '2026-03-01'],
    ['lastweek', '2026-03-02', '2026-02-23', '2026-03-01'],
    ['lastweek', '2026-03-01', '2026-02-16', '2026-02-22'],
    ['lastmonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastmonth', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['lastmonth', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['yearToDate', '2026-03-04', '2026-01-01', '2026-03-04'],
    ['yearToDate', '2026-01-01', '2026-01-01', '2026-01-01'],
    ['last12months', '2026-03-04', '2025-03-05', '2026-03-04'],
    ['last12months', '2024-02-29', '2023-03-01', '2024-02-29'],
    ['last12months', '2025-02-28', '2024-02-29', '2025-02-28'],
    ['lastyear', '2026-03-04', '2025-01-01', '2025-12-31'],
  ])('%s on %s is %s to %s', (preset, today, start, end) => {
    expect(presetRange(preset, noon(today), 'UTC')).toEqual({ start, end });
  });

  it('begins the day where the zone does', () => {
    const lateOnNewYearsEve = Date.parse('2025-12-31T23:30:00Z');
    expect(presetRange('yearToDate', lateOnNewYearsEve, 'Europe/Berlin').start).toBe('2026-01-01');
    expect(presetRange('yearToDate', lateOnNewYearsEve, 'America/New_York').start).toBe('2025-01-01');
  });

  it('counts days and not hours over a change of clocks', () => {
    const afterChange = Date.parse('2026-03-29T22:30:00Z');
    expect(presetRange('last7', afterChange, 'Europe/Berlin')).toEqual({ start: '2026-03-24', end: '2026-03-30' });
  });

  it('never reaches into the future, and has the days that its name says', () => {
    const counts: Partial<Record<RangePreset, number>> = { today: 1, yesterday: 1, last7: 7, last30: 30, lastweek: 7 };
    fc.assert(
      fc.property(instant, zone, fc.constantFrom(...rangePresets), (now, where, preset) => {
        const range = presetRange(preset, now, where);
        expect(range.start <= range.end && range.end <= localDate(now, where)).toBe(true);
        expect(daysInRange(range)).toBe(counts[preset] ?? daysInRange(range));
        if (preset === 'lastweek') expect(new Date(range.start).getUTCDay()).toBe(1);
        if (preset === 'last12months') expect([365, 366]).toContain(daysInRange(range));
      }),
    );
  });
});

describe('customRange', () => {
  it.each([
    ['2026-03-01', '2026-03-03', '2026-03-01', '2026-03-03'],
    ['2026-03-03', '2026-03-01', '2026-03-03', '2026-03-03'],
    ['2026-03-01', '2026-12-31', '2026-03-01', '2026-03-04'],
    ['2026-12-30', '2026-12-31', '2026-03-04', '2026-03-04'],
    ['03/01/2026', '2026-03-03', '2026-03-04', '2026-03-04'],
    ['2026-02-30', '', '2026-03-04', '2026-03-04'],
    ['2026-03-01', 'soon', '2026-03-01', '2026-03-04'],
  ])('corrects %s to %s: %s to %s', (start, end, from, to) => {
    expect(customRange(start, end, noon('2026-03-04'), 'UTC')).toEqual({ start: from, end: to });
  });

  it('is sound whatever was typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    );
    fc.assert(
      fc.property(typed, typed, instant, zone, (start, end, now, where) => {
        const range = customRange(start, end, now, where);
        expect(range.start <= range.end && range.end <= localDate(now, where)).toBe(true);
        expect(customRange(range.start, range.end, now, where)).toEqual(range);
      }),
    );
  });
});

describe('a range', () => {
  const range = { start: '2026-03-01', end: '2026-03-07' };

  it('is asked for from its first second to its last', () => {
    expect(rangeQuery(range)).toEqual({ startDate: '2026-03-01T00:00:00', endDate: '2026-03-07T23:59:59' });
  });

  it('comes after one of as many days', () => {
    expect(rangeBefore(range)).toEqual({ start: '2026-02-22', end: '2026-02-28' });
    fc.assert(
      fc.property(instant, zone, fc.constantFrom(...rangePresets), (now, where, preset) => {
        const current = presetRange(preset, now, where);
        const before = rangeBefore(current);
        expect(daysInRange(before)).toBe(daysInRange(current));
        expect(addDays(before.end, 1)).toBe(current.start);
      }),
    );
  });
});
