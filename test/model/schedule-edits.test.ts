import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRange,
  chooseEnd,
  chooseStart,
  clockTimes,
  copyToAllDays,
  emptyWeek,
  removeRange,
  setRange,
  splitPastMidnight,
  swapEnds,
  toMinutes,
  toWire,
  turnedRanges,
  weekdays,
  type WeekHours,
} from 'chatdeck/model';

const empty = { start: null, end: null };
const office = { start: 900, end: 1700 };
const night = { start: 2200, end: 600 };
const week = (fields: Partial<WeekHours>): WeekHours => ({ ...emptyWeek(), ...fields });

describe('a range', () => {
  it.each([
    [empty, 900, { start: 900, end: 915 }],
    [empty, 945, { start: 945, end: 1000 }],
    [empty, 2345, { start: 2345, end: 2345 }],
    [office, 1000, { start: 1000, end: 1700 }],
    [office, 1800, { start: 1800, end: 1700 }],
  ])('%o that gets the start %d becomes %o', (range, start, result) => {
    expect(chooseStart(range, start)).toEqual(result);
  });

  it.each([
    [empty, 900, { start: 845, end: 900 }],
    [empty, 0, { start: 0, end: 0 }],
    [office, 1000, { start: 900, end: 1000 }],
    [office, 800, { start: 900, end: 800 }],
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
});

describe('the week', () => {
  it('gets an empty range more, has one set, and is closed on a day that loses its only one', () => {
    const added = addRange(week({ 1: [office] }), 1);
    expect(added[1]).toEqual([office, empty]);
    const set = setRange(added, 1, 1, night);
    expect(set[1]).toEqual([office, night]);
    expect(removeRange(set, 1, 0)[1]).toEqual([night]);
    expect(removeRange(week({ 1: [office] }), 1, 0)).toEqual(emptyWeek());
  });

  it('copies one day to all', () => {
    const copied = copyToAllDays(week({ 3: [office, night], 5: [night] }), 3);
    for (const weekday of weekdays) expect(copied[weekday]).toEqual([office, night]);
  });

  it('copies the hours of an entry, not what else the server stores with it', () => {
    const stored = { ...office, note: 'x' };
    const copied = copyToAllDays(week({ 1: [stored] }), 1);
    expect(copied[1]).toEqual([stored]);
    expect(copied[2]).toEqual([office]);
  });

  it('finds the ranges that end before they start, and offers the split first', () => {
    const offers = ['splitPastMidnight', 'swap'];
    expect(turnedRanges(week({ 1: [office, night], 0: [night] }))).toEqual([
      { weekday: 1, index: 1, offers },
      { weekday: 0, index: 0, offers },
    ]);
  });

  it('splits at midnight, Sunday going on with Monday', () => {
    const split = splitPastMidnight(week({ 0: [office, night], 1: [office] }), 0, 1);
    expect(split).toEqual(week({ 0: [office, { start: 2200, end: 2345 }], 1: [{ start: 0, end: 600 }, office] }));
  });

  it('adds nothing for a range that ends at midnight', () => {
    const split = splitPastMidnight(week({ 1: [{ start: 1800, end: 0 }] }), 1, 0);
    expect(split).toEqual(week({ 1: [{ start: 1800, end: 2345 }] }));
  });

  it('leaves a range alone that needs no split', () => {
    const table = week({ 1: [office] });
    expect(splitPastMidnight(table, 1, 0)).toEqual(table);
    expect(splitPastMidnight(table, 1, 5)).toEqual(table);
  });

  it('swaps start and end', () => {
    expect(swapEnds(week({ 1: [night] }), 1, 0)).toEqual(week({ 1: [{ start: 600, end: 2200 }] }));
  });

  it('stores the same whether a person splits a range or a save does', () => {
    const time = fc.constantFrom(...clockTimes);
    fc.assert(
      fc.property(fc.constantFrom(...weekdays), time, time, (weekday, start, end) => {
        const table = week({ [weekday]: [{ start, end }] });
        const split = splitPastMidnight(table, weekday, 0);
        expect(turnedRanges(split)).toEqual([]);
        expect(new Set(toWire(split, 7).entries)).toEqual(new Set(toWire(table, 7).entries));
      }),
    );
  });
});
