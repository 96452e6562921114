import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeWeek, operatingHourSchema, weekdays, type OperatingHour, type WeekHours } from 'chatdeck/model';
import { clockTimes, isWhole, toMinutes } from 'chatdeck/model/settings/operating-hours/schedule';
import { mergeDay, rangeRemarks } from 'chatdeck/model/settings/operating-hours/schedule-checks';
import {
  addRange,
  chooseEnd,
  chooseStart,
  copyToAllDays,
  copyToDays,
  isTurned,
  nextFreeRange,
  openAllDay,
  removeRange,
  runPastMidnight,
  setRange,
  swapEnds,
} from 'chatdeck/model/settings/operating-hours/schedule-edits';
import {
  endMinute,
  moveRange,
  nudgeRange,
  placeRange,
  rangeBetween,
} from 'chatdeck/model/settings/operating-hours/schedule-places';
import { readWeek, normalizeWeek, toWire } from 'chatdeck/model/settings/operating-hours/schedule-wire';

const empty = { start: null, end: null };
const office = { start: 900, end: 1700 };
const turned = { start: 2200, end: 600 };
const night = { ...turned, isOvernight: true as const };
const week = (fields: Partial<WeekHours>): WeekHours => ({ ...makeWeek(() => []), ...fields });

describe('a range', () => {
  it.each([
    [empty, 900, { start: 900, end: 915 }],
    [empty, 945, { start: 945, end: 1000 }],
    [empty, 2345, { start: 2345, end: 2345 }],
    [office, 1000, { start: 1000, end: 1700 }],
    [office, 1800, { start: 1800, end: 1700 }],
    [night, 2100, { start: 2100, end: 600, isOvernight: true }],
    [night, 500, { start: 500, end: 600 }],
  ])('%o that gets the start %d becomes %o', (range, start, result) => {
    expect(chooseStart(range, start)).toEqual(result);
  });

  it.each([
    [empty, 900, { start: 845, end: 900 }],
    [empty, 0, { start: 0, end: 0 }],
    [office, 1000, { start: 900, end: 1000 }],
    [office, 800, { start: 900, end: 800 }],
    [night, 2300, { start: 2200, end: 2300 }],
  ])('%o that gets the end %d becomes %o', (range, end, result) => {
    expect(chooseEnd(range, end)).toEqual(result);
  });

  it('never leaves the day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...clockTimes), (time) => {
        for (const { start, end } of [chooseStart(empty, time), chooseEnd(empty, time)]) {
          expect(clockTimes).toContain(start);
          expect(clockTimes).toContain(end);
          expect(Math.abs(toMinutes(end ?? 0) - toMinutes(start ?? 0))).toBeLessThanOrEqual(15);
        }
      }),
    );
  });

  it.each([
    [office, 'start', 1, { start: 915, end: 1700 }],
    [office, 'start', -100, { start: 0, end: 1700 }],
    [office, 'start', 100, { start: 1645, end: 1700 }],
    [office, 'end', -100, { start: 900, end: 915 }],
    [{ start: 900, end: 2345 }, 'end', 1, { start: 900, end: 15, isOvernight: true }],
    [{ start: 900, end: 15 }, 'end', -1, { start: 900, end: 2345 }],
  ] as const)('%o nudged at its %s by %d is %o', (range, which, steps, result) => {
    expect(nudgeRange(range, which, steps)).toEqual(result);
  });

  it('is moved as long as it is, within the day', () => {
    expect(moveRange(office, 600)).toEqual({ start: 1000, end: 1800 });
    expect(moveRange(office, 5000)).toEqual({ start: 1545, end: 2345 });
    expect(moveRange(office, -20)).toEqual({ start: 0, end: 800 });
  });

  it('is made by a drag in either direction, and by a press', () => {
    expect(rangeBetween(607, 543)).toEqual({ start: 900, end: 1000 });
    expect(rangeBetween(613, 613)).toEqual({ start: 1000, end: 1100 });
    expect(rangeBetween(1439, 1439)).toEqual({ start: 2245, end: 2345 });
  });

  it('is valid in any position', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 6000 }), fc.integer({ min: -3000, max: 6000 }), (from, to) => {
        const range = placeRange(empty, from, to);
        expect(clockTimes).toContain(range.start);
        expect(clockTimes).toContain(range.end);
        expect(range.end).not.toBe(range.start);
        expect(isTurned(range)).toBe(false);
        expect(endMinute(range)).toBeGreaterThan(toMinutes(range.start));
      }),
    );
  });

  it('finds room after the last, and none where the day is full', () => {
    expect(nextFreeRange([])).toEqual(office);
    expect(nextFreeRange([office])).toEqual({ start: 1800, end: 1900 });
    expect(nextFreeRange([{ start: 900, end: 2345 }])).toBeUndefined();
    expect(nextFreeRange([night])).toBeUndefined();
  });
});

describe('the week', () => {
  it('gets an empty range more, has one set, and is closed on a day that loses its only one', () => {
    const added = addRange(week({ 1: [office] }), 1);
    expect(added[1]).toEqual([office, empty]);
    const set = setRange(added, 1, 1, night);
    expect(set[1]).toEqual([office, night]);
    expect(removeRange(set, 1, 0)[1]).toEqual([night]);
    expect(removeRange(week({ 1: [office] }), 1, 0)).toEqual(makeWeek(() => []));
  });

  it('is opened for a whole day in place of what stood there', () => {
    expect(openAllDay(week({ 1: [office, night] }), 1)).toEqual(week({ 1: [{ start: 0, end: 2345 }] }));
  });

  it('copies one day to all, and to those that are chosen', () => {
    const copied = copyToAllDays(week({ 3: [office, night], 5: [night] }), 3);
    for (const weekday of weekdays) expect(copied[weekday]).toEqual([office, night]);
    expect(copyToDays(week({ 1: [office], 2: [night] }), 1, [1, 3])).toEqual(
      week({ 1: [office], 2: [night], 3: [office] }),
    );
  });

  it('copies the hours of an entry, not what else the server stores with it, nor what has no times yet', () => {
    const stored = { ...office, note: 'x' };
    const copied = copyToAllDays(week({ 1: [stored, empty] }), 1);
    expect(copied[1]).toEqual([stored, empty]);
    expect(copied[2]).toEqual([office]);
  });

  it('asks about a range that ends before it starts, and takes either answer', () => {
    const table = week({ 0: [office, turned] });
    expect(rangeRemarks(table)).toEqual([{ weekday: 0, index: 1, fault: 'turned', on: 0 }]);
    expect(runPastMidnight(table, 0, 1)).toEqual(week({ 0: [office, night] }));
    expect(swapEnds(table, 0, 1)).toEqual(week({ 0: [office, { start: 600, end: 2200 }] }));
    expect(runPastMidnight(table, 0, 0)).toEqual(table);
    expect(runPastMidnight(table, 0, 5)).toEqual(table);
  });

  it('reports ranges that overlap or touch, and those over midnight on the next day as well', () => {
    const faults = (table: WeekHours) =>
      rangeRemarks(table).map(({ weekday, index, fault, on }) => [weekday, index, fault, on]);
    expect(faults(week({ 1: [office, { start: 1645, end: 1800 }] }))).toEqual([[1, 1, 'overlap', 1]]);
    expect(faults(week({ 1: [office, { start: 1700, end: 1800 }] }))).toEqual([[1, 1, 'touching', 1]]);
    expect(faults(week({ 1: [office, { start: 1715, end: 1800 }] }))).toEqual([]);
    expect(faults(week({ 0: [night], 1: [{ start: 545, end: 800 }] }))).toEqual([[1, 0, 'overlap', 1]]);
    expect(faults(week({ 1: [{ start: 900, end: 900 }, empty] }))).toEqual([
      [1, 0, 'sameStartAndEnd', 1],
      [1, 1, 'incomplete', 1],
    ]);
  });

  it('makes overlapping ranges one, and leaves what is not finished', () => {
    const table = week({ 0: [night], 1: [{ start: 545, end: 800 }, { start: 800, end: 900 }, empty] });
    expect(mergeDay(table, 1)).toEqual(week({ 0: [{ start: 2200, end: 900, isOvernight: true }], 1: [empty] }));
  });
});

describe('any sequence of edits', () => {
  const weekday = fc.constantFrom(...weekdays);
  const time = fc.constantFrom(...clockTimes);
  const index = fc.nat(3);
  const minute = fc.integer({ min: -100, max: 2900 });
  const edits = fc.array(
    fc.oneof(
      fc.tuple(weekday).map(
        ([day]) =>
          (table: WeekHours) =>
            addRange(table, day),
      ),
      fc.tuple(weekday, index).map(
        ([day, at]) =>
          (table: WeekHours) =>
            removeRange(table, day, at),
      ),
      fc.tuple(weekday, index, time).map(([day, at, clock]) => (table: WeekHours) => {
        const range = table[day][at];
        return range ? setRange(table, day, at, chooseStart(range, clock)) : table;
      }),
      fc.tuple(weekday, index, time).map(([day, at, clock]) => (table: WeekHours) => {
        const range = table[day][at];
        return range ? setRange(table, day, at, chooseEnd(range, clock)) : table;
      }),
      fc.tuple(weekday, index).map(
        ([day, at]) =>
          (table: WeekHours) =>
            runPastMidnight(table, day, at),
      ),
      fc.tuple(weekday, index).map(
        ([day, at]) =>
          (table: WeekHours) =>
            swapEnds(table, day, at),
      ),
      fc.tuple(weekday, weekday).map(
        ([from, to]) =>
          (table: WeekHours) =>
            copyToDays(table, from, [to]),
      ),
      fc.tuple(weekday).map(
        ([day]) =>
          (table: WeekHours) =>
            openAllDay(table, day),
      ),
      fc.tuple(weekday).map(
        ([day]) =>
          (table: WeekHours) =>
            mergeDay(table, day),
      ),
      fc.tuple(weekday, minute, minute).map(([day, from, to]) => (table: WeekHours) => {
        return addRange(table, day, rangeBetween(from, to));
      }),
      fc.tuple(weekday, index, minute).map(([day, at, to]) => (table: WeekHours) => {
        const range = table[day][at];
        return range && isWhole(range) ? setRange(table, day, at, moveRange(range, to)) : table;
      }),
    ),
    { maxLength: 25 },
  );
  const result = edits.map((list) => list.reduce((table, edit) => edit(table), week({})));

  it('stores valid entries, each day in order, that come back as they were stored', () => {
    fc.assert(
      fc.property(result, (table) => {
        const { entries } = toWire(table, 7);
        for (const entry of entries) {
          expect(operatingHourSchema.safeParse(entry).success).toBe(true);
          expect(entry.end).toBeGreaterThan(entry.start);
        }
        expect(entries).toEqual(weekdays.flatMap((day) => entries.filter((entry) => entry.weekday === day)));
        const starts = (day: number) => entries.filter((entry) => entry.weekday === day).map(({ start }) => start);
        for (const day of weekdays) expect(starts(day)).toEqual(starts(day).toSorted((a, b) => a - b));
        expect(toWire(readWeek(entries), 7).entries).toEqual(entries);
        expect(normalizeWeek(normalizeWeek(table))).toEqual(normalizeWeek(table));
      }),
    );
  });

  it('leaves no overlap and no touch once every day is merged', () => {
    fc.assert(
      fc.property(result, (table) => {
        const merged = weekdays.reduce<WeekHours>(mergeDay, table);
        const faults = rangeRemarks(merged).map(({ fault }) => fault);
        expect(faults).not.toContain('overlap');
        expect(faults).not.toContain('touching');
        const covers = (entries: readonly OperatingHour[], day: number, clock: number) =>
          entries.some(({ weekday: on, start, end }) => on === day && start <= clock && clock < end);
        const before = toWire(withoutQuestions(table), 7).entries;
        const after = toWire(withoutQuestions(merged), 7).entries;
        for (const day of weekdays) {
          for (const clock of clockTimes) expect(covers(after, day, clock)).toBe(covers(before, day, clock));
        }
      }),
      { numRuns: 50 },
    );
  });
});

function withoutQuestions(table: WeekHours): WeekHours {
  return makeWeek((day) => table[day].filter((range) => !isTurned(range)));
}
