import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calls, onlineDays, readAnswer, type DateRange } from 'chatdeck/model';
import { addDays } from 'chatdeck/model/time/local-date';
import { dayLengthHours, dayStart } from 'chatdeck/model/time/zoned-time';
import { makeAvailabilityDay } from 'chatdeck/testing';

const HOUR = 3_600_000;
const later = Date.parse('2030-01-01T00:00:00Z');
const online = (start: string, end: string | null) => ({ state: 'Online', prevState: 'Offline', start, end });

function days(rows: readonly unknown[], dates: DateRange, zone = 'UTC', asOf = later) {
  return onlineDays(readAnswer(calls.availabilityReport.answer, rows), dates, zone, asOf);
}

function oneDay(periods: readonly unknown[], asOf = later) {
  const date = '2026-03-04';
  return days([{ label: 'Mar 4', periods }], { start: date, end: date }, 'UTC', asOf).days[0];
}

test('only what goes from offline to online is drawn', () => {
  const away = { state: 'Offline', prevState: 'Online', start: '2026-03-04T12:00:00Z', end: '2026-03-04T13:00:00Z' };
  const still = { ...away, state: 'Online' };
  const day = oneDay([online('2026-03-04T06:00:00Z', '2026-03-04T12:00:00Z'), away, still]);
  expect(day).toMatchObject({ periods: [{ start: 6, end: 12 }], online: 6, share: 0.25, elapsed: 24 });
});

test('what overlaps counts once, and what reaches over midnight ends there', () => {
  const day = oneDay([
    online('2026-03-04T10:00:00Z', '2026-03-04T12:00:00Z'),
    online('2026-03-04T11:00:00Z', '2026-03-05T02:00:00Z'),
    online('2026-03-03T20:00:00Z', '2026-03-04T01:00:00Z'),
  ]);
  expect(day?.periods.map(({ start, end }) => [start, end])).toEqual([
    [0, 1],
    [10, 24],
  ]);
  expect(day?.online).toBe(15);
});

test('today counts as far as it has gone, and who is still there is there until now', () => {
  const noon = Date.parse('2026-03-04T12:00:00Z');
  expect(oneDay([online('2026-03-04T09:00:00Z', null)], noon)).toMatchObject({
    isToday: true,
    elapsed: 12,
    online: 3,
    share: 0.25,
  });
});

test('a server whose clock is ahead makes no share above one', () => {
  const asOf = Date.parse('2026-03-04T12:00:00Z');
  expect(oneDay([online('2026-03-04T00:00:00Z', '2026-03-04T12:05:00Z')], asOf)?.share).toBe(1);
});

test('days that the server left out are there, and an unreadable one counts for nothing', () => {
  const dates = { start: '2026-03-03', end: '2026-03-05' };
  const some = days([{ label: 'Mar 4', periods: [] }, makeAvailabilityDay({ label: 'Mar 5', periods: [] })], dates);
  expect(some.days.map(({ date, share }) => [date, share])).toEqual([
    ['2026-03-03', 0],
    ['2026-03-04', 0],
    ['2026-03-05', 0],
  ]);
  const [first, second] = days([7, { periods: [online('2026-03-04T00:00:00Z', '2026-03-05T00:00:00Z')] }], {
    start: '2026-03-03',
    end: '2026-03-04',
  }).days;
  expect([first?.isUnreadable, second?.isUnreadable]).toEqual([true, false]);
});

describe('days of other lengths', () => {
  it.each([
    ['2026-03-29', 'Europe/Berlin', 23],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
  ])('%s in %s has %s hours, all of which can be filled', (date, zone, hours) => {
    const start = dayStart(date, zone);
    const whole = online(new Date(start).toISOString(), new Date(start + hours * HOUR).toISOString());
    const { days: shown, share } = days([{ label: '', periods: [whole] }], { start: date, end: date }, zone);
    expect(shown[0]).toMatchObject({ hours, elapsed: hours, online: hours, share: 1 });
    expect(share).toBe(1);
  });

  it('hold exactly the time that was online, however it is cut', () => {
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata');
    const date = fc.integer({ min: 0, max: 9000 }).map((count) => addDays('2010-01-01', count));
    const cuts = fc.uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(zone, date, cuts, (where, first, shares) => {
        const [start, length] = [dayStart(first, where), dayLengthHours(first, where) * HOUR];
        const times = shares.map((share) => Math.floor(start + share * length)).sort((a, b) => a - b);
        const spans = times.flatMap((from, index) => {
          const to = times[index + 1];
          return index % 2 === 0 && to !== undefined ? [[from, to] as const] : [];
        });
        const periods = spans.map(([from, to]) => online(new Date(from).toISOString(), new Date(to).toISOString()));
        const shown = days([{ label: '', periods }], { start: first, end: first }, where).days[0];
        const expected = spans.reduce((sum, [from, to]) => sum + (to - from), 0) / HOUR;
        expect(shown?.online).toBeCloseTo(expected, 6);
        expect(shown?.share).toBeCloseTo(expected / (length / HOUR), 6);
      }),
    );
  });
});
