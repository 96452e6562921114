import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOfWeek } from 'chatdeck/model/time/local-date';
import { weekClock } from 'chatdeck/model/time/week-clock';
import { localDate, wallTime } from 'chatdeck/model/time/zoned-time';

const zones = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];
/** Around clock changes, and anywhere. */
const instant = fc.oneof(
  fc.integer({ min: Date.UTC(1960, 0, 1), max: Date.UTC(2040, 0, 1) }),
  fc
    .constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-04-04T15:00:00Z', '2026-10-03T15:30:00Z')
    .chain((text) => fc.integer({ min: -7200, max: 7200 }).map((seconds) => Date.parse(text) + seconds * 1000)),
);

test('shows the weekday and hour of the wall clock', () => {
  const clocks = new Map(zones.map((zone) => [zone, weekClock(zone)]));
  fc.assert(
    fc.property(instant, fc.constantFrom(...zones), (at, zone) => {
      expect(clocks.get(zone)?.(at)).toEqual({
        weekday: dayOfWeek(localDate(at, zone)),
        hour: Number(wallTime(at, zone).slice(11, 13)),
      });
    }),
    { numRuns: 500 },
  );
});
