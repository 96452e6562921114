import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { isTimeZone } from 'chatdeck/model';
import { addDays, isLocalDate } from 'chatdeck/model/time/local-date';
import { dayLengthHours, dayStart, instantAt, localDate, wallTime } from 'chatdeck/model/time/zoned-time';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const at = (text: string) => Date.parse(text);

describe('the clock on the wall', () => {
  it.each([
    ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01T00:00:00'],
    ['2026-01-01T00:00:00Z', 'America/New_York', '2025-12-31T19:00:00'],
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29T01:59:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29T03:00:00'],
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00'],
    ['2026-01-01T00:00:00Z', 'Asia/Kathmandu', '2026-01-01T05:45:00'],
    ['2026-01-01T12:34:56.789Z', 'UTC', '2026-01-01T12:34:56'],
    ['2026-01-01T00:00:00Z', 'Nowhere/Atall', '2026-01-01T00:00:00'],
  ])('at %s in %s shows %s', (instant, zone, wall) => {
    expect(wallTime(at(instant), zone)).toBe(wall);
    expect(localDate(at(instant), zone)).toBe(wall.slice(0, 10));
  });

  it.each([
    ['Europe/Berlin', true],
    ['UTC', true],
    ['Nowhere/Atall', false],
    ['', false],
  ])('is known of in %j: %s', (zone, expected) => {
    expect(isTimeZone(zone)).toBe(expected);
  });
});

describe('a day', () => {
  it.each([
    ['2026-06-01', 'Europe/Berlin', '2026-05-31T22:00:00Z', 24],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z', 23],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z', 25],
    // Clocks jump from 0:00 to 1:00, so the day has no midnight.
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00Z', 23],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z', 23],
    // Clocks go back from 1:00 to 0:00, so the day has two.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z', 25],
    ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00Z', 23.5],
    // Samoa left this day out.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z', 0],
  ])('%s in %s begins at %s and has %d hours', (date, zone, start, hours) => {
    expect(dayStart(date, zone)).toBe(at(start));
    expect(dayLengthHours(date, zone)).toBe(hours);
  });

  it('holds each of its moments, from its start to the next', () => {
    const instant = fc.integer({ min: at('2005-01-01'), max: at('2026-12-31') });
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones), (moment, zone) => {
        const date = localDate(moment, zone);
        expect(dayStart(date, zone)).toBeLessThanOrEqual(moment);
        expect(dayStart(addDays(date, 1), zone)).toBeGreaterThan(moment);
        expect(localDate(dayStart(date, zone), zone)).toBe(date);
        expect(localDate(dayStart(date, zone) - 1000, zone) < date).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 0, '2026-03-29'],
  ])('%s and %d more is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2024-02-29', true],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    ['0050-01-01', true],
    ['+010000-01', false],
    ['Jan 1 2026', false],
    ['', false],
  ])('is written as %j: %s', (text, expected) => {
    expect(isLocalDate(text)).toBe(expected);
  });
});

describe('the zone of the machine', () => {
  const own = process.env.TZ;
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  // Times that the machine's own clock jumps over, or shows twice.
  it.each([
    ['Europe/Berlin', 'Europe/Helsinki', '2026-03-29T00:30:00Z', '2026-03-29T02:30:00'],
    ['Europe/Berlin', 'Europe/London', '2026-03-29T01:30:00Z', '2026-03-29T02:30:00'],
    ['Europe/Berlin', 'UTC', '2026-03-29T02:30:00Z', '2026-03-29T02:30:00'],
    ['Europe/Berlin', 'UTC', '2026-03-29T03:30:00Z', '2026-03-29T03:30:00'],
    ['Europe/Berlin', 'Africa/Lagos', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00'],
    ['America/New_York', 'Asia/Kathmandu', '2026-03-07T20:45:00Z', '2026-03-08T02:30:00'],
    ['Australia/Lord_Howe', 'UTC', '2026-10-04T02:15:00Z', '2026-10-04T02:15:00'],
    ['Europe/Berlin', 'Europe/Berlin', '2026-03-29T01:30:00Z', '2026-03-29T03:30:00'],
    // Samoa left out a whole day.
    ['Pacific/Apia', 'UTC', '2011-12-30T00:00:00Z', '2011-12-30T00:00:00'],
    ['Pacific/Apia', 'UTC', '2011-12-30T23:59:59Z', '2011-12-30T23:59:59'],
    ['Pacific/Apia', 'UTC', '2011-12-31T00:00:00Z', '2011-12-31T00:00:00'],
    ['Pacific/Apia', 'Europe/Berlin', '2011-12-30T11:00:00Z', '2011-12-30T12:00:00'],
    ['Pacific/Apia', 'Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31T00:00:00'],
  ])('%s does not change what a clock in %s shows at %s', (machine, zone, instant, wall) => {
    process.env.TZ = machine;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine);
    expect(wallTime(at(instant), zone)).toBe(wall);
    expect(instantAt(at(`${wall}Z`), zone)).toBe(at(instant));
  });

  // Before 1900, clocks showed a town's own time, which differs from UTC by odd seconds.
  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'])(
    '%s does not change wallTime for years 1-99, nor in any century since',
    (machine) => {
      process.env.TZ = machine;
      for (const year of ['0001', '0049', '0050', '0099', '0100', '0999', '1000', '1883', '1901']) {
        for (const [zone, localTime] of Object.entries({
          UTC: '12:34:56',
          'Europe/Berlin': year < '1893' ? '13:28:24' : '13:34:56',
          'America/New_York': year < '1884' ? '07:38:54' : '07:34:56',
        })) {
          const instant = at(`${year}-06-15T12:34:56Z`);
          expect(wallTime(instant, zone)).toBe(`${year}-06-15T${localTime}`);
          expect(instantAt(at(`${year}-06-15T${localTime}Z`), zone)).toBe(instant);
        }
      }
    },
  );

  it('does not decide which days there are', () => {
    process.env.TZ = 'Pacific/Apia';
    expect(isLocalDate('2011-12-30')).toBe(true);
    expect(isLocalDate('2011-11-31')).toBe(false);
  });

  it.each(['UTC', 'Europe/Berlin', 'America/Santiago'])('%s does not choose between two equal times', (machine) => {
    process.env.TZ = machine;
    expect(instantAt(at('2026-10-25T02:30:00Z'), 'Europe/Berlin')).toBe(at('2026-10-25T00:30:00Z'));
    expect(instantAt(at('2026-11-01T01:30:00Z'), 'America/New_York')).toBe(at('2026-11-01T05:30:00Z'));
  });
});
