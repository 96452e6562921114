import { describe, expect, it } from 'vitest';
import { makeWeek, type TimeRange, type WeekHours } from 'chatdeck/model';
import { openMinutes } from 'chatdeck/model/settings/operating-hours/schedule-checks';
import { scheduleStatus } from 'chatdeck/model/settings/operating-hours/schedule-status';
import { clockChanges, nextClockChange } from 'chatdeck/model/time/clock-change';

const week = (fields: Partial<WeekHours>): WeekHours => ({ ...makeWeek(() => []), ...fields });
const office = { start: 900, end: 1700 };
const night = { start: 2200, end: 600, isOvernight: true as const };
const allDay = { start: 0, end: 2345 };
const at = (text: string) => Date.parse(text);
const everyDay = (range: WeekHours[1][number]) => makeWeek(() => [range]);
const withBreakUntil = (start: number): WeekHours => ({
  ...everyDay(allDay),
  1: [
    { start: 0, end: 1200 },
    { start, end: 2345 },
  ],
});
const lunch = withBreakUntil(1215);
const longLunch = withBreakUntil(1300);

describe('scheduleStatus', () => {
  // 2025-06-16 is a Monday; New York is four hours behind UTC then.
  it.each<[string, WeekHours, string, boolean, string | undefined]>([
    ['before the hours of the day', week({ 1: [office] }), '2025-06-16T12:59Z', false, '2025-06-16T13:00Z'],
    ['as they begin', week({ 1: [office] }), '2025-06-16T13:00Z', true, '2025-06-16T21:00Z'],
    ['after them', week({ 1: [office] }), '2025-06-16T21:00Z', false, '2025-06-23T13:00Z'],
    [
      'in a break',
      week({
        1: [
          { start: 900, end: 1200 },
          { start: 1300, end: 1700 },
        ],
      }),
      '2025-06-16T16:30Z',
      false,
      '2025-06-16T17:00Z',
    ],
    ['in a night', week({ 1: [night] }), '2025-06-17T03:00Z', true, '2025-06-17T10:00Z'],
    ['in its morning', week({ 1: [night] }), '2025-06-17T09:00Z', true, '2025-06-17T10:00Z'],
    ['in the hole before midnight', week({ 1: [night] }), '2025-06-17T03:50Z', false, '2025-06-17T04:00Z'],
    [
      'on the first of two whole days',
      week({ 1: [allDay], 2: [allDay] }),
      '2025-06-16T16:00Z',
      true,
      '2025-06-18T03:45Z',
    ],
    // From the end of a weekly break to the next is almost seven days, and more where clocks go back in between.
    ['after the only break of a week', lunch, '2025-06-16T16:15Z', true, '2025-06-23T16:00Z'],
    ['exactly seven days before it', longLunch, '2025-10-27T17:00Z', true, '2025-11-03T17:00Z'],
    ['more than seven days before it', lunch, '2025-10-27T16:15Z', true, '2025-11-03T17:00Z'],
    ['around the clock', everyDay(allDay), '2025-06-16T16:00Z', true, undefined],
    ['without hours', makeWeek(() => []), '2025-06-16T16:00Z', false, undefined],
  ])('%s', (_title, hours, now, isOn, changesAt) => {
    const expected = changesAt === undefined ? undefined : at(changesAt);
    expect(scheduleStatus(hours, 'America/New_York', at(now))).toEqual({ isOn, changesAt: expected });
  });

  // Berlin: clocks go forward on 2025-03-30 at 02:00, back on 2025-10-26 at 03:00.
  it.each([
    ['the night that is an hour shorter', '2025-03-29T22:00Z', '2025-03-30T04:00Z'],
    ['the night that is an hour longer', '2025-10-25T21:00Z', '2025-10-26T05:00Z'],
    ['a usual night', '2025-06-20T21:00Z', '2025-06-21T04:00Z'],
  ])('keeps to the clocks on the wall in %s', (_title, now, changesAt) => {
    expect(scheduleStatus(everyDay(night), 'Europe/Berlin', at(now))).toEqual({ isOn: true, changesAt: at(changesAt) });
  });

  it.each<[string, TimeRange, string, boolean, string]>([
    ['a start that is left out', { start: 230, end: 600 }, '2025-03-30T00:59Z', false, '2025-03-30T01:30Z'],
    ['hours that are left out', { start: 215, end: 245 }, '2025-03-30T00:59Z', false, '2025-03-30T01:15Z'],
    ['a start that comes twice', { start: 230, end: 600 }, '2025-10-26T00:29Z', false, '2025-10-26T00:30Z'],
    ['an end that comes twice', { start: 0, end: 230 }, '2025-10-25T23:00Z', true, '2025-10-26T00:30Z'],
    ['23 hours', allDay, '2025-03-30T10:00Z', true, '2025-03-30T21:45Z'],
    ['25 hours', allDay, '2025-10-26T10:00Z', true, '2025-10-26T22:45Z'],
  ])('on a Sunday with %s', (_title, range, now, isOn, changesAt) => {
    expect(scheduleStatus(week({ 0: [range] }), 'Europe/Berlin', at(now))).toEqual({ isOn, changesAt: at(changesAt) });
  });
});

describe('nextClockChange', () => {
  it.each<[string, string, string | undefined, number]>([
    ['Europe/Berlin', '2025-03-01T12:00Z', '2025-03-30T01:00Z', 60],
    ['Europe/Berlin', '2025-10-01T12:00Z', '2025-10-26T01:00Z', -60],
    ['Europe/Berlin', '2025-01-01T12:00Z', undefined, 0],
    ['America/New_York', '2025-10-01T12:00Z', '2025-11-02T06:00Z', -60],
    ['Australia/Lord_Howe', '2025-09-20T12:00Z', '2025-10-04T15:30Z', 30],
    ['Africa/Casablanca', '2025-02-01T12:00Z', '2025-02-23T02:00Z', -60],
    ['Asia/Tokyo', '2025-03-01T12:00Z', undefined, 0],
    ['UTC', '2025-03-01T12:00Z', undefined, 0],
  ])('of %s after %s', (zone, now, changesAt, by) => {
    const expected = changesAt === undefined ? undefined : { at: at(changesAt), by };
    expect(nextClockChange(zone, at(now))).toEqual(expected);
  });

  it('is looked for in the next 61 days', () => {
    const change = at('2025-03-30T01:00Z');
    const ahead = 61 * 24 * 60 * 60_000;
    expect(nextClockChange('Europe/Berlin', change - ahead)).toEqual({ at: change, by: 60 });
    expect(nextClockChange('Europe/Berlin', change - ahead - 1)).toBeUndefined();
  });

  it('is one of those after a time and until another', () => {
    const [spring, autumn] = [at('2025-03-30T01:00Z'), at('2025-10-26T01:00Z')];
    const both = [
      { at: spring, by: 60 },
      { at: autumn, by: -60 },
    ];
    expect(clockChanges('Europe/Berlin', { from: spring - 1, to: autumn })).toEqual(both);
    expect(clockChanges('Europe/Berlin', { from: spring, to: autumn - 1 })).toEqual([]);
    expect(clockChanges('Europe/Berlin', { from: at('2025-03-30T00:59:30Z'), to: at('2025-03-30T01:00:30Z') })).toEqual(
      [{ at: spring, by: 60 }],
    );
    expect(clockChanges('Asia/Tokyo', { from: spring - 1, to: autumn })).toEqual([]);
  });

  it('is over once it has come', () => {
    expect(nextClockChange('Europe/Berlin', at('2025-03-30T01:00Z'))).toBeUndefined();
    expect(nextClockChange('Europe/Berlin', at('2025-03-30T00:59Z'))?.at).toBe(at('2025-03-30T01:00Z'));
  });
});

describe('openMinutes', () => {
  it.each<[readonly WeekHours[1][number][], number]>([
    [[], 0],
    [[office], 480],
    [[office, { start: 1600, end: 1800 }], 540],
    [[allDay], 1425],
    [[night], 465],
    [
      [
        { start: null, end: null },
        { start: 2200, end: 600 },
      ],
      0,
    ],
  ])('of %j are %d, as stored', (ranges, minutes) => {
    expect(openMinutes(week({ 1: ranges }), 1)).toBe(minutes);
  });
});
