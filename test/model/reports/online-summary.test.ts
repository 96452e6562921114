import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, onlineDays, readAnswer } from 'chatdeck/model';
import { missedChats, missedOn, onlineSummary } from 'chatdeck/model/reports/online-summary';
import { addDays, dayOfWeek } from 'chatdeck/model/time/local-date';
import { makeAvailabilityDay, makeChat } from 'chatdeck/testing';

const zone = 'Europe/Berlin';
const later = Date.UTC(2026, 11, 31);

/** Days from a date, each with the hours of UTC when someone was online. */
function daysOf(
  start: string,
  hours: readonly (readonly [from: number, to: number] | 'odd' | undefined)[],
  asOf = later,
) {
  const rows = hours.map((span, index) => {
    if (span === 'odd') return 'odd';
    const at = (hour: number) =>
      new Date(Date.parse(`${addDays(start, index)}T00:00:00Z`) + hour * 3_600_000).toISOString();
    return makeAvailabilityDay({
      periods: span ? [{ state: 'Online', prevState: 'Offline', start: at(span[0]), end: at(span[1]) }] : [],
    });
  });
  const dates = { start, end: addDays(start, hours.length - 1) };
  return onlineDays(readAnswer(calls.availabilityReport.answer, rows), dates, zone, asOf).days;
}

const missedAt = (...starts: string[]) => ({ starts: starts.map((each) => Date.parse(each)), total: starts.length });

describe('the summary of days', () => {
  // A Saturday to a Tuesday.
  const days = daysOf('2026-11-07', [undefined, [8, 12], [8, 16], [7, 19]]);

  it('adds up weeks from Monday, cut to the range', () => {
    const missed = missedAt('2026-11-07T10:00:00Z', '2026-11-08T09:00:00Z', '2026-11-10T20:00:00Z');
    expect(onlineSummary(days, missed, zone).weeks).toEqual([
      { start: '2026-11-07', end: '2026-11-08', online: 4, elapsed: 48, share: 4 / 48, missed: 2, missedOffline: 1 },
      { start: '2026-11-09', end: '2026-11-10', online: 20, elapsed: 48, share: 20 / 48, missed: 1, missedOffline: 1 },
    ]);
  });

  it('knows no missed chats of days before the latest ones that were read, nor of weeks with them', () => {
    const missed = { ...missedAt('2026-11-10T20:00:00Z', '2026-11-08T09:00:00Z'), total: 3 };
    expect(days.map((day) => missedOn(day, missed, zone)?.length)).toEqual([undefined, undefined, 0, 1]);
    const { weeks, total } = onlineSummary(days, missed, zone);
    expect(weeks).toMatchObject([
      { missed: null, missedOffline: null },
      { missed: 1, missedOffline: 1 },
    ]);
    expect(total).toMatchObject({ missed: null, missedOffline: null });
  });

  it('has the average of a day, and the worst day', () => {
    const { average, worst } = onlineSummary(days, undefined, zone);
    expect(average).toBe((0 + 4 + 8 + 12) / 4);
    expect(worst?.day.date).toBe('2026-11-07');
  });

  it('prefers the worst day with more missed chats, then the last one', () => {
    const two = daysOf('2026-11-07', [undefined, undefined, [8, 16]]);
    expect(onlineSummary(two, undefined, zone).worst?.day.date).toBe('2026-11-08');
    const missed = missedAt('2026-11-07T10:00:00Z');
    expect(onlineSummary(two, missed, zone).worst).toMatchObject({ day: { date: '2026-11-07' }, missedOffline: 1 });
  });

  it('counts neither today nor unreadable days as whole days', () => {
    const today = daysOf('2026-11-07', ['odd', [8, 12], [8, 9]], Date.parse('2026-11-09T09:00:00Z'));
    const { average, worst, total } = onlineSummary(today, missedAt('2026-11-07T10:00:00Z'), zone);
    expect([average, worst?.day.date]).toEqual([4, '2026-11-08']);
    expect(total).toMatchObject({ online: 5, elapsed: 24 + 10, missed: 1, missedOffline: 0 });
    expect(onlineSummary(daysOf('2026-11-07', ['odd']), undefined, zone)).toMatchObject({
      average: null,
      worst: undefined,
      total: { share: null },
    });
  });

  it('adds up to the days, however many weeks they are', () => {
    const span = fc.option(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 12, max: 22 })), {
      nil: undefined,
    });
    const starts = fc.array(fc.integer({ min: 0, max: 40 * 24 * 60 }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.nat(300), fc.array(span, { minLength: 1, maxLength: 30 }), starts, (first, spans, minutes) => {
        const start = addDays('2026-01-01', first);
        const list = daysOf(start, spans);
        const missed = { starts: minutes.map((each) => Date.parse(start) + each * 60_000), total: minutes.length };
        const { weeks, total } = onlineSummary(list, missed, zone);
        const sumOf = (name: 'online' | 'elapsed' | 'missed' | 'missedOffline') =>
          weeks.reduce((sum, week) => sum + (week[name] ?? 0), 0);
        expect(sumOf('online')).toBeCloseTo(total.online, 6);
        expect(sumOf('elapsed')).toBeCloseTo(total.elapsed, 6);
        expect([sumOf('missed'), sumOf('missedOffline')]).toEqual([total.missed, total.missedOffline]);
        expect(total.missedOffline).toBeLessThanOrEqual(total.missed ?? 0);
        for (const week of weeks.slice(1)) expect(dayOfWeek(week.start)).toBe(1);
      }),
    );
  });
});

describe('missed chats of a day', () => {
  const [day] = daysOf('2026-10-25', [[8, 12]]);
  if (!day) throw new Error('There is no day.');

  it.each([
    ['right when someone comes online', '2026-10-25T08:00:00Z', false],
    ['a second before', '2026-10-25T07:59:59Z', true],
    ['right when no one is online any more', '2026-10-25T12:00:00Z', true],
    ['in the 25th hour of the day', '2026-10-25T22:59:59Z', true],
  ])('%s', (_, start, isOffline) => {
    expect(missedOn(day, missedAt(start), zone)).toMatchObject([{ isOffline }]);
  });

  it('are placed by the hours that have passed', () => {
    expect(missedOn(day, missedAt('2026-10-25T22:30:00Z'), zone)?.[0]?.at).toBe(24.5);
  });

  it.each(['2026-10-24T21:59:59Z', '2026-10-25T23:00:00Z'])('exclude %s, which is on another day', (start) => {
    expect(missedOn(day, missedAt(start), zone)).toEqual([]);
  });
});

it('reads when missed chats started, and how many there are in all', () => {
  const answer = { chats: [makeChat({ startedAt: '2026-11-01T10:00:00Z' }), 'odd'], totalChats: 2000 };
  expect(missedChats(readAnswer(calls.chatsReport.answer, answer))).toEqual({
    starts: [Date.parse('2026-11-01T10:00:00Z')],
    total: 2000,
    unreadable: 1,
  });
});

it('knows all days if every missed chat was read, also those whose start is unreadable', () => {
  const days = daysOf('2026-11-09', [
    [8, 12],
    [8, 12],
  ]);
  const missed = { ...missedAt('2026-11-10T10:00:00Z'), total: 2 };
  expect(onlineSummary(days, { ...missed, unreadable: 1 }, zone).total).toMatchObject({ missed: 1 });
  expect(onlineSummary(days, missed, zone).total).toMatchObject({ missed: null });
});
