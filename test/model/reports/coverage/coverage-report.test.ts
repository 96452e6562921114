import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, makeWeek, onlineDays, readAnswer, weekdays, type WeekHours } from 'chatdeck/model';
import { at, coveredShares, hoursOfDay, makeGrid } from 'chatdeck/model/reports/coverage/coverage';
import {
  countCoverage,
  coverageSchedule,
  hoursOffer,
  noCoverage,
  onlineCoverage,
  plannedSpans,
  rangeSpan,
  withOfferedHours,
} from 'chatdeck/model/reports/coverage/coverage-report';
import { dayGroup, dayPart } from 'chatdeck/model/reports/coverage/advice-parts';
import { addDays } from 'chatdeck/model/time/local-date';
import { joinSpans } from 'chatdeck/model/time/spans';
import { dayStart } from 'chatdeck/model/time/zoned-time';
import { makeChat } from 'chatdeck/testing';

const office: WeekHours = makeWeek((weekday) => (weekday >= 1 && weekday <= 5 ? [{ start: 900, end: 1700 }] : []));
const settings = { onOffSchedule: true, tz: 'Europe/Berlin', sendOpHourChangeMessages: false, weekHours: office };
const week = { start: '2026-11-23', end: '2026-11-29' };
const berlin = { dates: week, zone: 'Europe/Berlin' };
const schedule = coverageSchedule(settings, { isIncluded: true, zone: 'UTC' });
const closed = { spans: [], known: [rangeSpan(berlin)] };
const none = makeGrid(() => ({ chats: 0, missed: 0 }));
const mornings = makeGrid((weekday, hour) => {
  const missed = weekday >= 1 && weekday <= 5 && (hour === 7 || hour === 8) ? 4 : 0;
  return { chats: missed, missed };
});

const startOf = (date: string) => dayStart(date, berlin.zone);
/** An hour of the week, of which Sunday is the first day. */
const hourSpan = (hour: number) => {
  const from = startOf(addDays('2026-11-22', hour < 24 ? 7 : 0)) + hour * 3_600_000;
  return { from, to: from + 3_600_000 };
};
const rowsOf = (chats: object[]) => readAnswer(calls.chatsReport.answer, { chats, totalChats: chats.length }).chats;

describe('chats counted for coverage', () => {
  it('are placed on the clocks of the report and of the schedule', () => {
    const count = countCoverage({ shown: 'UTC', planned: 'America/New_York' });
    const { shown, planned, unplaced } = count(
      noCoverage,
      rowsOf([makeChat({ startedAt: '2026-11-23T03:00:00Z', agentName: '' })]),
    );
    expect(at(shown, 1, 3)).toEqual({ chats: 1, missed: 1 });
    expect(at(planned, 0, 22)).toEqual({ chats: 1, missed: 1 });
    expect(unplaced).toBe(0);
  });

  it('are said to be unplaced when they are unreadable or have no start, page after page', () => {
    const count = countCoverage({ shown: 'UTC', planned: 'UTC' });
    const page = readAnswer(calls.chatsReport.answer, {
      chats: ['odd', makeChat({ startedAt: '0001-01-01T00:00:00Z' }), makeChat({})],
      totalChats: 3,
    }).chats;
    const { shown, unplaced } = count(count(noCoverage, page), page);
    expect(unplaced).toBe(4);
    expect(weekdays.flatMap((day) => shown[day]).reduce((sum, { chats }) => sum + chats, 0)).toBe(2);
  });
});

describe('the operating hours that coverage compares', () => {
  it.each([
    ['are on in their zone', true, 'Europe/Berlin', true, { isOn: true, zone: 'Europe/Berlin' }],
    ['are on in UTC', true, 'UTC', true, { isOn: true, zone: 'UTC' }],
    ['are off without the plan', true, 'Europe/Berlin', false, { isOn: false, zone: 'Europe/Berlin' }],
    ['are planned in the chosen zone when off', false, 'Europe/Berlin', true, { isOn: false, zone: 'Europe/Berlin' }],
    ['are planned in the report’s zone when off and UTC', false, 'UTC', true, { isOn: false, zone: 'Asia/Tokyo' }],
    ['are planned in the report’s zone without one', false, '', true, { isOn: false, zone: 'Asia/Tokyo' }],
  ])('%s', (_, onOffSchedule, tz, isIncluded, expected) => {
    const found = coverageSchedule({ ...settings, onOffSchedule, tz }, { isIncluded, zone: 'Asia/Tokyo' });
    expect(found).toMatchObject(expected);
  });

  it('reach into the dates of a report in another zone, and never beyond', () => {
    const spans = plannedSpans(schedule, { dates: { start: '2026-11-23', end: '2026-11-23' }, zone: 'Asia/Tokyo' });
    expect(spans.map(({ from, to }) => [new Date(from).toISOString(), new Date(to).toISOString()])).toEqual([
      // 9 AM in Berlin is 5 PM in Tokyo, and Tokyo's day ends at 3 PM UTC.
      ['2026-11-23T08:00:00.000Z', '2026-11-23T15:00:00.000Z'],
    ]);
  });

  it('last until midnight where they end at the latest time that can be saved', () => {
    const night = { ...schedule, week: makeWeek(() => [{ start: 0, end: 2345 }]) };
    const shares = coveredShares(plannedSpans(night, berlin), [rangeSpan(berlin)], berlin.zone);
    for (const day of weekdays) for (const hour of hoursOfDay) expect(at(shares, day, hour)).toBe(1);
  });
});

describe('online time compared with operating hours', () => {
  const period = (start: string, end: string) => ({ state: 'Online', prevState: 'Offline', start, end });
  const read = (rows: unknown[]) =>
    onlineDays(
      readAnswer(calls.availabilityReport.answer, rows),
      { start: '2026-11-23', end: '2026-11-24' },
      'UTC',
      Date.parse('2026-11-24T12:00:00Z'),
    );
  const head = { dates: { start: '2026-11-23', end: '2026-11-24' }, zone: 'UTC' };
  const planned = plannedSpans({ ...schedule, zone: 'UTC' }, head);

  it('counts what has passed, with late starts by date', () => {
    const { adherence, shares } = onlineCoverage(
      read([
        { label: 'Nov 23', periods: [period('2026-11-23T09:30:00Z', '2026-11-23T17:00:00Z')] },
        { label: 'Nov 24', periods: [period('2026-11-24T09:00:00Z', '2026-11-24T12:00:00Z')] },
      ]),
      planned,
      head,
    );
    expect(adherence).toMatchObject({ planned: 11 * 3_600_000, kept: 10.5 * 3_600_000, absences: [], earlyEnds: [] });
    expect(adherence?.lateStarts).toEqual([
      { from: Date.parse('2026-11-23T09:00:00Z'), to: Date.parse('2026-11-23T09:30:00Z') },
    ]);
    expect(at(shares, 1, 9)).toBe(0.5);
  });

  it('leaves out days that couldn’t be read, rather than calling them absences', () => {
    const { adherence, unreadable } = onlineCoverage(
      read(['odd', { label: 'Nov 24', periods: [period('2026-11-24T09:00:00Z', '2026-11-24T12:00:00Z')] }]),
      planned,
      head,
    );
    expect(unreadable).toBe(1);
    expect(adherence).toMatchObject({ planned: 3 * 3_600_000, absences: [] });
  });

  it('has shares without unreadable days and the rest of today', () => {
    const { shares } = onlineCoverage(
      read(['odd', { label: 'Nov 24', periods: [period('2026-11-24T09:00:00Z', '2026-11-24T12:00:00Z')] }]),
      planned,
      head,
    );
    expect([at(shares, 1, 9), at(shares, 2, 8), at(shares, 2, 9), at(shares, 2, 12)]).toEqual([null, 0, 1, null]);
    const weeks = { dates: { start: '2026-11-17', end: '2026-11-24' }, zone: 'UTC' };
    const online = { label: '', periods: [period('2026-11-17T09:00:00Z', '2026-11-17T17:00:00Z')] };
    const empty = { label: '', periods: [] };
    const rows = readAnswer(calls.availabilityReport.answer, [
      online,
      ...Array.from({ length: 6 }, () => empty),
      'odd',
    ]);
    const days = onlineDays(rows, weeks.dates, 'UTC', Date.parse('2026-11-24T12:00:00Z'));
    expect(at(onlineCoverage(days, planned, weeks).shares, 2, 9)).toBe(1);
  });

  it.each([
    ['none when all days with operating hours are unreadable', ['odd', 'odd'], undefined],
    ['without hours when the days that can be read have none', [{ label: '', periods: [] }, 'odd'], undefined],
    [
      'without hours on readable days',
      [
        { label: '', periods: [] },
        { label: '', periods: [] },
      ],
      0,
    ],
  ])('is %s', (_, rows, expected) => {
    const tuesdays = {
      ...schedule,
      zone: 'UTC',
      week: makeWeek((day) => (day === 2 && expected !== 0 ? [{ start: 900, end: 1700 }] : [])),
    };
    expect(onlineCoverage(read(rows), plannedSpans(tuesdays, head), head).adherence?.planned).toBe(expected);
  });
});

describe('offered hours', () => {
  it('join the operating hours, and are next to them', () => {
    const offer = hoursOffer(schedule, mornings, undefined);
    expect(offer).toMatchObject({
      advice: { from: 7, to: 9, missed: 40 },
      edges: { start: false, end: true },
      zone: 'Europe/Berlin',
    });
    expect(offer?.week[1]).toEqual([{ start: 700, end: 1700 }]);
  });

  it('are none when nothing is missed, or the operating hours are unreadable', () => {
    expect(hoursOffer(schedule, none, undefined)).toBeUndefined();
    expect(hoursOffer({ ...schedule, week: null }, mornings, undefined)).toBeUndefined();
  });

  it('are a schedule to begin with when there is none: when operators are mostly online', () => {
    const online = plannedSpans(
      {
        ...schedule,
        week: makeWeek((weekday) => (weekday === 6 ? [{ start: 2200, end: 2345 }] : [{ start: 845, end: 1200 }])),
      },
      berlin,
    );
    const offer = hoursOffer({ ...schedule, isOn: false }, none, { ...closed, spans: online });
    expect(offer?.week[1]).toEqual([{ start: 900, end: 1200 }]);
    expect(offer?.week[6]).toEqual([{ start: 2200, end: 2345 }]);
    expect(offer?.advice).toBeUndefined();
  });

  it('are office hours and those in which chats are missed when no one is ever online', () => {
    const offer = hoursOffer({ ...schedule, isOn: false }, mornings, closed);
    expect(offer?.week[1]).toEqual([{ start: 700, end: 1700 }]);
    expect(offer?.week[0]).toEqual([]);
  });

  it('are never among the operating hours', () => {
    const hours = fc.tuple(fc.nat(11), fc.integer({ min: 12, max: 23 }));
    const days = fc.array(fc.option(hours), { minLength: 7, maxLength: 7 });
    const counts = fc.array(fc.nat(6), { minLength: 168, maxLength: 168 });
    fc.assert(
      fc.property(days, counts, (ranges, missed) => {
        const plan = makeWeek((weekday) => {
          const [start, end] = ranges[weekday] ?? [];
          return start === undefined || end === undefined ? [] : [{ start: start * 100, end: end * 100 }];
        });
        const starts = makeGrid((weekday, hour) => {
          const count = missed[weekday * 24 + hour] ?? 0;
          return { chats: count, missed: count };
        });
        const { advice } = hoursOffer({ ...schedule, week: plan }, starts, undefined) ?? {};
        for (const day of advice?.days ?? []) {
          const [start = 24, end = 0] = ranges[day] ?? [];
          expect((advice?.to ?? 0) <= start || (advice?.from ?? 24) >= end).toBe(true);
        }
      }),
    );
  });

  it('are none where no one knows whether an operator was online', () => {
    const known = [{ from: rangeSpan(berlin).from, to: startOf('2026-11-24') }];
    const offer = hoursOffer({ ...schedule, isOn: false }, mornings, { spans: [], known });
    expect(offer?.advice).toMatchObject({ days: [1], from: 7, to: 9 });
  });

  it('keep what a draft has changed since', () => {
    const offer = hoursOffer(schedule, mornings, undefined);
    if (!offer) throw new Error('No hours are offered.');
    const draft = { ...settings, weekHours: { ...office, 6: [{ start: 1000, end: 1400 }] } };
    const { weekHours } = withOfferedHours(draft, schedule, offer);
    expect(weekHours?.[1]).toEqual([{ start: 700, end: 1700 }]);
    expect(weekHours?.[6]).toEqual([{ start: 1000, end: 1400 }]);
  });

  it('turn a schedule on, in the zone of the report, when it was off', () => {
    const off = coverageSchedule(
      { ...settings, onOffSchedule: false, tz: '' },
      { isIncluded: true, zone: 'Asia/Tokyo' },
    );
    const offer = hoursOffer(off, mornings, closed);
    if (!offer) throw new Error('No hours are offered.');
    expect(withOfferedHours(settings, off, offer)).toEqual({
      onOffSchedule: true,
      tz: 'Asia/Tokyo',
      weekHours: offer.week,
    });
  });

  it('cover all hours with someone online for most of the time', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 168, maxLength: 168 }), (cells) => {
        fc.pre(cells.includes(true));
        const spans = cells.flatMap((isOn, hour) => (isOn ? [hourSpan(hour)] : []));
        const offer = hoursOffer({ ...schedule, isOn: false }, none, { ...closed, spans: joinSpans(spans) });
        if (!offer) throw new Error('No hours are offered.');
        const shares = coveredShares(
          plannedSpans({ ...schedule, week: offer.week }, berlin),
          [rangeSpan(berlin)],
          berlin.zone,
        );
        const online = coveredShares(joinSpans(spans), [rangeSpan(berlin)], berlin.zone);
        expect(shares).toEqual(online);
      }),
      { numRuns: 50 },
    );
  });
});

it.each([
  [7, 9, 'morning'],
  [5, 12, 'morning'],
  [4, 8, undefined],
  [0, 6, 'night'],
  [12, 18, 'afternoon'],
  [11, 13, undefined],
  [17, 23, 'evening'],
  [22, 24, 'night'],
  [0, 24, undefined],
  [0, 7, undefined],
  [4, 6, 'night'],
  [5, 6, 'morning'],
  [5, 13, undefined],
  [12, 13, 'afternoon'],
  [12, 19, undefined],
  [16, 20, undefined],
  [17, 18, 'afternoon'],
  [18, 23, 'evening'],
  [17, 24, undefined],
  [21, 24, undefined],
  [23, 24, 'night'],
])('%i to %i is %s', (from, to, expected) => {
  expect(dayPart({ from, to })).toBe(expected);
});

it.each([
  [[1, 2, 3, 4, 5] as const, 'workdays'],
  [[6, 0] as const, 'weekend'],
  [weekdays, 'daily'],
  [[3] as const, 'single'],
])('%j are %s', (days, expected) => {
  expect(dayGroup({ days })).toBe(expected);
});
