import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRoute,
  parseRoute,
  rangeDates,
  rangePresets,
  reportTabs,
  type ReportRange,
  type ReportRoute,
} from 'chatdeck/model';
import { toReportTab } from 'chatdeck/model/places/report-route';
import { comparedPeriod } from 'chatdeck/model/reports/comparison';
import { comparedQuery, reportQuery } from 'chatdeck/model/reports/range';
import { daysInRange, type DateRange } from 'chatdeck/model/time/date-range';
import { addDays } from 'chatdeck/model/time/local-date';
import { dayLengthHours, instantAt, localDate } from 'chatdeck/model/time/zoned-time';

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati'] as const;
const zone = fc.constantFrom(...zones);
const instant = fc.integer({ min: Date.UTC(2001, 0, 1), max: Date.UTC(2040, 0, 1) });
const day = fc.integer({ min: 0, max: 14_000 }).map((days) => addDays('2001-01-01', days));
const picked = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
const range: fc.Arbitrary<ReportRange> = fc.oneof(fc.constantFrom(...rangePresets), picked);
const text = fc.string({ minLength: 1, maxLength: 40 });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const filters = fc
  .record({
    agent: optional(text),
    rating: optional(fc.constantFrom('up' as const, 'down' as const)),
    missed: optional(fc.boolean()),
    trigger: optional(fc.boolean()),
    q: optional(text),
  })
  .map((all) => (Object.values(all).some((each) => each !== undefined) ? all : undefined));
const route: fc.Arbitrary<ReportRoute> = fc.record({
  name: fc.constant('reports' as const),
  tab: optional(fc.constantFrom(...reportTabs)),
  range: optional(range.filter((each) => each !== 'last30')),
  zone: optional(zone),
  widgetId: optional(text),
  filters,
  compare: optional(fc.oneof(fc.constantFrom('weekdays' as const, 'lastYear' as const), picked)),
  figure: optional(fc.constantFrom('missed' as const, 'replyTime' as const, 'rating' as const)),
  trend: optional(fc.constant('table' as const)),
  layout: optional(fc.constant('all' as const)),
});

describe('the address of a report', () => {
  it('is read back as the same report', () => {
    fc.assert(
      fc.property(route, (each) => {
        expect(parseRoute(`#${formatRoute(each)}`)).toEqual(each);
      }),
    );
  });

  it('leaves defaults out', () => {
    expect(formatRoute({ name: 'reports', tab: 'overview', range: 'last30' })).toBe('/reports/overview');
    const overview = { name: 'reports', tab: 'overview' } as const;
    const defaults = { compare: 'before', figure: 'chats', trend: 'chart', layout: 'one' } as const;
    expect(formatRoute({ ...overview, ...defaults })).toBe('/reports/overview');
    expect(formatRoute({ ...overview, compare: { from: '2026-01-02', to: '2026-01-03' }, figure: 'rating' })).toBe(
      '/reports/overview?againstFrom=2026-01-02&againstTo=2026-01-03&figure=rating',
    );
    expect(formatRoute({ name: 'reports', tab: 'history', range: { from: '2026-01-02', to: '2026-01-03' } })).toBe(
      '/reports/history?from=2026-01-02&to=2026-01-03',
    );
  });

  it.each([
    ['range=last31', {}],
    ['from=2026-02-30&to=2026-03-01', {}],
    ['from=2026-03-01', {}],
    ['from=2026-03-05&to=2026-03-01', { range: { from: '2026-03-05', to: '2026-03-05' } }],
    ['zone=Mars%2FOlympus', {}],
    ['zone=%2B05%3A00', {}],
    ['rating=sideways&missed=yes', {}],
    ['rating=up&missed=false', { filters: { rating: 'up', missed: false } }],
  ])('takes of %s what makes sense', (query, expected) => {
    expect(parseRoute(`#/reports/history?${query}`)).toEqual({ name: 'reports', tab: 'history', ...expected });
  });

  it('keeps range and zone on the way to another tab, the widget where one shows at a time, and nothing of the history', () => {
    fc.assert(
      fc.property(route, (each) => {
        expect(toReportTab(each, 'availability')).toEqual({
          name: 'reports',
          tab: 'availability',
          range: each.range,
          zone: each.zone,
        });
        expect(toReportTab(each, 'pages')).toEqual({
          name: 'reports',
          tab: 'pages',
          range: each.range,
          zone: each.zone,
          widgetId: each.widgetId,
        });
      }),
    );
  });
});

const queryBefore = (dates: DateRange, now: number, where: string) =>
  comparedQuery(comparedPeriod(dates, 'before', now, where), now, where);

describe('the days of a report', () => {
  it('never lie in the future, whatever was picked', () => {
    fc.assert(
      fc.property(range, instant, zone, (each, now, where) => {
        const dates = rangeDates(each, now, where);
        expect(dates.start <= dates.end && dates.end <= localDate(now, where)).toBe(true);
      }),
    );
  });

  it('are asked for from midnight to midnight of the zone, however long they are', () => {
    fc.assert(
      fc.property(day, zone, (date, where) => {
        const { startDate, endDate, tz } = reportQuery({ start: date, end: date }, where);
        const at = (wall: string) => instantAt(Date.parse(`${wall}Z`), tz);
        const seconds = (at(endDate) - at(startDate)) / 1000 + 1;
        expect(seconds).toBe(dayLengthHours(date, where) * 3600);
      }),
    );
  });

  it('are compared with as many days before, a day that is not over up to the same time', () => {
    fc.assert(
      fc.property(range, instant, zone, (each, now, where) => {
        const dates = rangeDates(each, now, where);
        const before = queryBefore(dates, now, where);
        const [start, end] = [before.startDate.slice(0, 10), before.endDate.slice(0, 10)];
        expect(addDays(end, 1)).toBe(dates.start);
        expect(daysInRange({ start, end })).toBe(daysInRange(dates));
        if (dates.end !== localDate(now, where)) expect(before.endDate.slice(11)).toBe('23:59:59');
      }),
    );
    const morning = Date.parse('2026-03-04T09:30:15Z');
    expect(queryBefore({ start: '2026-03-04', end: '2026-03-04' }, morning, 'UTC')).toEqual({
      tz: 'UTC',
      startDate: '2026-03-03T00:00:00',
      endDate: '2026-03-03T09:30:15',
    });
    expect(queryBefore({ start: '2026-03-02', end: '2026-03-03' }, morning, 'UTC').endDate).toBe('2026-03-01T23:59:59');
  });
});
