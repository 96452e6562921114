import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeWeek, operatingHourSchema, weekdays, type WeekHours, type OperatingHour } from 'chatdeck/model';
import {
  allDay,
  clockTimes,
  endsBeforeStart,
  isAllDay,
  toClock,
  toMinutes,
} from 'chatdeck/model/settings/operating-hours/schedule';
import { readWeek, toWire } from 'chatdeck/model/settings/operating-hours/schedule-wire';

const clock = fc.constantFrom(...clockTimes);
const week = (fields: Partial<WeekHours>) => ({ ...makeWeek(() => []), ...fields });

describe('times', () => {
  it('are chosen every 15 minutes from 00:00 to 23:45', () => {
    expect(clockTimes).toHaveLength(96);
    expect([...clockTimes.slice(0, 5), clockTimes.at(-1)]).toEqual([0, 15, 30, 45, 100, 2345]);
  });

  it.each([
    [0, 0],
    [15, 15],
    [100, 60],
    [930, 570],
    [2345, 1425],
  ])('%d is minute %d of the day', (time, minutes) => {
    expect(toMinutes(time)).toBe(minutes);
    expect(toClock(minutes)).toBe(time);
  });

  it('know a whole day', () => {
    expect(isAllDay(allDay)).toBe(true);
    expect(isAllDay({ start: 0, end: 2330 })).toBe(false);
    expect(allDay).toEqual({ start: 0, end: 2345 });
  });

  it.each([
    [900, 1700, false],
    [1700, 900, true],
    [900, 900, false],
    [null, 900, false],
    [900, null, false],
  ])('know whether %s-%s ends before it starts: %s', (start, end, expected) => {
    expect(endsBeforeStart({ start, end })).toBe(expected);
  });
});

describe('the week', () => {
  it('goes from Monday to Sunday, which is 0', () => {
    expect(weekdays).toEqual([1, 2, 3, 4, 5, 6, 0]);
    const sunday = readWeek([{ weekday: 0, ceId: 7, start: 900, end: 1700 }]);
    expect(sunday).toEqual(week({ 0: [{ start: 900, end: 1700 }] }));
  });

  it('is stored with the widget in every entry, all day being 0-2345', () => {
    expect(toWire(week({ 2: [allDay], 0: [{ start: 0, end: 15 }] }), 7).entries).toEqual([
      { weekday: 2, ceId: 7, start: 0, end: 2345 },
      { weekday: 0, ceId: 7, start: 0, end: 15 },
    ]);
  });

  it('stores a range past midnight as two, the second on the next weekday', () => {
    expect(toWire(week({ 6: [{ start: 2200, end: 600 }], 0: [{ start: 2200, end: 0 }] }), 7).entries).toEqual([
      { weekday: 6, ceId: 7, start: 2200, end: 2345 },
      { weekday: 0, ceId: 7, start: 0, end: 600 },
      { weekday: 0, ceId: 7, start: 2200, end: 2345 },
    ]);
  });

  it('says which ranges a save drops, and why', () => {
    const table = week({
      1: [{ start: 900, end: 900 }, allDay, { start: null, end: null }],
      3: [{ start: 900, end: null }],
    });
    expect(toWire(table, 7)).toEqual({
      entries: [{ weekday: 1, ceId: 7, start: 0, end: 2345 }],
      dropped: [
        { weekday: 1, index: 0, reason: 'sameStartAndEnd' },
        { weekday: 1, index: 2, reason: 'incomplete' },
        { weekday: 3, index: 0, reason: 'incomplete' },
      ],
    });
  });

  it('keeps fields of an entry that it does not know', () => {
    const entry = { weekday: 1, ceId: 7, start: 900, end: 1700, note: 'x' };
    expect(toWire(readWeek([entry]), 7).entries).toEqual([entry]);
  });

  it('shows a night in one piece, and stores it in two', () => {
    const entries = [
      { weekday: 1, ceId: 7, start: 900, end: 1200 },
      { weekday: 1, ceId: 7, start: 2200, end: 2345 },
      { weekday: 2, ceId: 7, start: 0, end: 600 },
    ];
    expect(readWeek(entries)).toEqual(
      week({
        1: [
          { start: 900, end: 1200 },
          { start: 2200, end: 600, isOvernight: true },
        ],
      }),
    );
    expect(toWire(readWeek(entries), 7).entries).toEqual(entries);
  });

  it.each([
    ['two whole days', allDay, allDay],
    ['a whole day and a morning', allDay, { start: 0, end: 600 }],
    ['an evening and a whole day', { start: 2200, end: 2345 }, allDay],
    ['what would last a day', { start: 900, end: 2345 }, { start: 0, end: 900 }],
    ['an evening and a later morning', { start: 2200, end: 2345 }, { start: 15, end: 600 }],
  ])('does not join %s', (_title, first, second) => {
    const entries = [
      { weekday: 0, ceId: 7, ...first },
      { weekday: 1, ceId: 7, ...second },
    ];
    expect(readWeek(entries)).toEqual(week({ 0: [first], 1: [second] }));
  });

  it('keeps an entry that is stored already as it is, its Id and unknown fields too', () => {
    const stored = [
      { weekday: 1, ceId: '7', start: 900, end: 1700, note: 'x' },
      { weekday: 2, start: 900, end: 1700 },
    ];
    const table = readWeek(stored);
    const changed = { ...table, 2: [...table[2], { start: 1800, end: 1900 }] };
    expect(toWire(changed, 7, stored).entries).toEqual([...stored, { weekday: 2, ceId: 7, start: 1800, end: 1900 }]);
  });

  it('comes back from the wire as it was stored, each day in order', () => {
    const entry = fc
      .record({ weekday: fc.constantFrom(...weekdays), ceId: fc.constant(7), start: clock, end: clock })
      .filter(({ start, end }) => start < end);
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const stored: OperatingHour[] = toWire(readWeek(entries), 7).entries;
        const ordered = entries.toSorted((a, b) => a.start - b.start || a.end - b.end);
        expect(stored).toEqual(weekdays.flatMap((weekday) => ordered.filter((other) => other.weekday === weekday)));
      }),
    );
  });

  it('says that a range of the last quarter of a day is left out', () => {
    expect(toWire(week({ 0: [{ start: 2345, end: 0 }] }), 7)).toEqual({
      entries: [],
      dropped: [{ weekday: 0, index: 0, reason: 'sameStartAndEnd' }],
    });
  });

  it('never stores a time outside 0-2345, nor one between the quarters, nor an end that is not after its start', () => {
    const range = fc.record({ start: fc.option(clock), end: fc.option(clock) });
    const table = fc.record(Object.fromEntries(weekdays.map((day) => [day, fc.array(range, { maxLength: 3 })])));
    fc.assert(
      fc.property(table, (fields) => {
        const { entries, dropped } = toWire(week(fields), 7);
        for (const entry of entries) {
          expect(operatingHourSchema.safeParse(entry).success).toBe(true);
          expect(entry.end).toBeGreaterThan(entry.start);
        }
        const count = Object.values(fields).flat().length;
        expect(entries.length + dropped.length).toBeGreaterThanOrEqual(count);
      }),
    );
  });
});
