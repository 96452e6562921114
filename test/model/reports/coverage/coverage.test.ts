import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  at,
  countStarts,
  coveredShares,
  hoursOfDay,
  makeGrid,
  noStarts,
} from 'chatdeck/model/reports/coverage/coverage';
import { addAdvisedHours, coverageAdvice } from 'chatdeck/model/reports/coverage/coverage-advice';
import { rangeSpan } from 'chatdeck/model/reports/coverage/coverage-report';
import { makeWeek, weekdays, type WeekHours, type Weekday } from 'chatdeck/model';
import { openMinutes } from 'chatdeck/model/settings/operating-hours/schedule-checks';
import { scheduleSpans } from 'chatdeck/model/settings/operating-hours/schedule-spans';
import { addDays } from 'chatdeck/model/time/local-date';
import { weekClock } from 'chatdeck/model/time/week-clock';
import { wallTime } from 'chatdeck/model/time/zoned-time';

const HOUR = 3_600_000;
const chat = (startedAt: string | null, agentName = 'Ada') => ({
  startedAt: startedAt === null ? null : Date.parse(startedAt),
  agentName,
});

describe('chat starts by hour of the week', () => {
  it('counts each chat on the clocks of the zone, and missed ones apart', () => {
    const starts = countStarts(
      noStarts,
      [chat('2026-11-23T07:59:59Z'), chat('2026-11-23T08:00:00Z', ''), chat('2026-11-23T08:59:00Z'), chat(null, '')],
      weekClock('Europe/Berlin'),
    );
    expect(at(starts, 1, 8)).toEqual({ chats: 1, missed: 0 });
    expect(at(starts, 1, 9)).toEqual({ chats: 2, missed: 1 });
    expect(total(starts, 'chats')).toBe(3);
  });

  it('adds page after page and leaves earlier counts as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(2_000), { maxLength: 20 }), { maxLength: 5 }), (pages) => {
        const clock = weekClock('UTC');
        const chats = (page: number[]) =>
          page.map((hour) => ({ startedAt: hour * HOUR, agentName: hour % 3 ? 'Ada' : '' }));
        const inPages = pages.reduce((counts, page) => countStarts(counts, chats(page), clock), noStarts);
        expect(inPages).toEqual(countStarts(noStarts, chats(pages.flat()), clock));
        expect(total(noStarts, 'chats')).toBe(0);
      }),
    );
  });
});

describe('covered shares of hours', () => {
  const days = (start: string, end: string, zone: string) => [rangeSpan({ dates: { start, end }, zone })];

  it('are the part of an hour within the spans', () => {
    const spans = [
      { from: Date.parse('2026-11-23T08:30:00Z'), to: Date.parse('2026-11-23T10:15:00Z') },
      { from: Date.parse('2026-11-23T10:45:00Z'), to: Date.parse('2026-11-23T11:00:00Z') },
    ];
    const shares = coveredShares(spans, days('2026-11-23', '2026-11-29', 'UTC'), 'UTC');
    expect([7, 8, 9, 10, 11].map((hour) => at(shares, 1, hour))).toEqual([0, 0.5, 1, 0.5, 0]);
    expect(coveredShares(spans, days('2026-11-16', '2026-11-29', 'UTC'), 'UTC')[1][9]).toBe(0.5);
  });

  it.each([
    ['repeated', '2026-10-25', 2, 'Europe/Berlin', [1, 1, 1]],
    ['skipped', '2026-03-29', 2, 'Europe/Berlin', [1, null, 1]],
    ['half skipped', '2026-10-04', 2, 'Australia/Lord_Howe', [1, 1, 1]],
  ])('know hours that are %s when clocks change', (_, date, hour, zone, expected) => {
    const shares = coveredShares([{ from: -Infinity, to: Infinity }], days(date, date, zone), zone);
    expect([hour - 1, hour, hour + 1].map((each) => at(shares, 0, each))).toEqual(expected);
  });

  it('equal a count of the minutes on the clock, in any zone', () => {
    const zone = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Havana');
    const day = fc.constantFrom('2026-03-08', '2026-10-04', '2026-11-01', '2026-06-15');
    const ranges = fc.array(fc.tuple(fc.nat(95), fc.integer({ min: 1, max: 12 })), { maxLength: 3 });
    fc.assert(
      fc.property(zone, day, ranges, (where, date, quarters) => {
        const base = Date.parse(`${date}T00:00:00Z`);
        const spans = quarters
          .map(([from, length]) => ({ from: base + (from * HOUR) / 4, to: base + ((from + length) * HOUR) / 4 }))
          .toSorted((a, b) => a.from - b.from);
        const apart = spans.filter(
          ({ from }, index) => from >= Math.max(0, ...spans.slice(0, index).map(({ to }) => to)),
        );
        const shares = coveredShares(apart, days(date, date, where), where);
        const minutes = new Map<string, { all: number; covered: number }>();
        for (let instant = base - 14 * HOUR; instant < base + 40 * HOUR; instant += HOUR / 12) {
          const wall = wallTime(instant, where);
          if (wall.slice(0, 10) !== date) continue;
          const sum = minutes.get(wall.slice(11, 13)) ?? { all: 0, covered: 0 };
          sum.all += 1;
          if (apart.some(({ from, to }) => from <= instant && instant < to)) sum.covered += 1;
          minutes.set(wall.slice(11, 13), sum);
        }
        const weekday = new Date(base).getUTCDay() as Weekday;
        for (const hour of hoursOfDay) {
          const { all, covered } = minutes.get(String(hour).padStart(2, '0')) ?? { all: 0, covered: 0 };
          if (all === 0) expect(at(shares, weekday, hour)).toBeNull();
          else expect(at(shares, weekday, hour)).toBeCloseTo(covered / all, 9);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('advice on hours', () => {
  const office = makeWeek((weekday) => (weekday >= 1 && weekday <= 5 ? [{ start: 900, end: 1700 }] : []));
  const covered = sharesOf(office);

  it('names weekday mornings in which chats are missed', () => {
    const starts = startsAt(
      [1, 2, 3, 4, 5].flatMap((day) => [missed(day, 7, 2), missed(day, 8, 3), answered(day, 10, 9)]),
    );
    expect(coverageAdvice(starts, covered)).toEqual({ days: [1, 2, 3, 4, 5], from: 7, to: 9, chats: 25, missed: 25 });
  });

  it('names a single day when only that one is missed', () => {
    const starts = startsAt([missed(6, 11, 4), answered(6, 11, 1), missed(6, 12, 5)]);
    expect(coverageAdvice(starts, covered)).toEqual({ days: [6], from: 11, to: 13, chats: 10, missed: 9 });
  });

  it('never reaches over hours that are covered', () => {
    const starts = startsAt(
      [1, 2, 3, 4, 5].flatMap((day) => [missed(day, 8, 3), missed(day, 12, 50), missed(day, 17, 2)]),
    );
    expect(coverageAdvice(starts, covered)).toMatchObject({ from: 8, to: 9, missed: 15 });
  });

  it.each([
    [2, undefined],
    [3, 3],
  ])('takes %i missed chats as %s', (count, expected) => {
    expect(coverageAdvice(startsAt([missed(0, 20, count)]), covered)?.missed).toBe(expected);
  });

  it('is silent when missed chats are spread evenly, or all hours are covered', () => {
    const even = makeGrid(() => ({ chats: 5, missed: 5 }));
    expect(
      coverageAdvice(
        even,
        makeGrid(() => 0),
      ),
    ).toBeUndefined();
    expect(
      coverageAdvice(
        even,
        makeGrid(() => 1),
      ),
    ).toBeUndefined();
  });

  it('counts what it names, in uncovered hours alone', () => {
    const cell = fc.record({ missed: fc.nat(6), answered: fc.nat(3), isCovered: fc.boolean() });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 168, maxLength: 168 }), (cells) => {
        const of = (weekday: Weekday, hour: number) =>
          cells[weekday * 24 + hour] ?? { missed: 0, answered: 0, isCovered: true };
        const starts = makeGrid((weekday, hour) => {
          const one = of(weekday, hour);
          return { chats: one.missed + one.answered, missed: one.missed };
        });
        const advice = coverageAdvice(
          starts,
          makeGrid((weekday, hour) => (of(weekday, hour).isCovered ? 1 : 0)),
        );
        if (!advice) return;
        const named = advice.days.flatMap((day) =>
          hoursOfDay.slice(advice.from, advice.to).map((hour) => of(day, hour)),
        );
        const open = named.filter(({ isCovered }) => !isCovered);
        expect(advice.missed).toBe(open.reduce((sum, one) => sum + one.missed, 0));
        expect(advice.chats).toBe(open.reduce((sum, one) => sum + one.missed + one.answered, 0));
      }),
    );
  });

  it('joins the hours that it adds with those of the day', () => {
    const longer = addAdvisedHours(office, { days: [1, 2, 3, 4, 5], from: 7, to: 9, chats: 25, missed: 25 });
    expect(longer[1]).toEqual([{ start: 700, end: 1700 }]);
    expect(longer[6]).toEqual([]);
    const night = addAdvisedHours(office, { days: [6], from: 22, to: 24, chats: 5, missed: 5 });
    expect(night[6]).toEqual([{ start: 2200, end: 2345 }]);
  });

  it('covers what it names once its hours are added, and takes no hours away', () => {
    const advice = fc.record({
      days: fc.subarray([...weekdays], { minLength: 1 }),
      from: fc.nat(23),
      length: fc.integer({ min: 1, max: 24 }),
    });
    fc.assert(
      fc.property(advice, ({ days, from, length }) => {
        const to = Math.min(24, from + length);
        const longer = addAdvisedHours(office, { days, from, to, chats: 3, missed: 3 });
        const shares = sharesOf(longer);
        for (const day of days) for (const hour of hoursOfDay.slice(from, to)) expect(at(shares, day, hour)).toBe(1);
        for (const day of weekdays) expect(openMinutes(longer, day)).toBeGreaterThanOrEqual(openMinutes(office, day));
      }),
    );
  });
});

/** As the coverage report asks: a day that ends at the latest time is open until midnight. */
function sharesOf(week: WeekHours) {
  const dates = Array.from({ length: 7 }, (_, day) => addDays('2026-11-23', day));
  const spans = scheduleSpans(week, 'UTC', dates).map(({ from, reach }) => ({ from, to: reach }));
  return coveredShares(spans, [rangeSpan({ dates: { start: '2026-11-23', end: '2026-11-29' }, zone: 'UTC' })], 'UTC');
}

interface Count {
  day: number;
  hour: number;
  chats: number;
  missed: number;
}

function missed(day: number, hour: number, count: number): Count {
  return { day, hour, chats: count, missed: count };
}

function answered(day: number, hour: number, count: number): Count {
  return { day, hour, chats: count, missed: 0 };
}

function startsAt(counts: readonly Count[]) {
  return makeGrid((weekday, hour) => {
    const own = counts.filter((count) => count.day === weekday && count.hour === hour);
    return {
      chats: own.reduce((sum, { chats }) => sum + chats, 0),
      missed: own.reduce((sum, count) => sum + count.missed, 0),
    };
  });
}

function total(grid: typeof noStarts, of: 'chats' | 'missed'): number {
  return weekdays.flatMap((weekday) => grid[weekday]).reduce((sum, cell) => sum + cell[of], 0);
}
