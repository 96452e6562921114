import { localDate } from '../model/time/zoned-time';
import { rangeDates } from '../model/reports/range';
import type { RangeControl } from '../model/reports/props';
import { sampleNow } from './account-page';

const nothing = () => undefined;

/** Static props of a report’s range and zone: by default the last 30 days in New York, at `sampleNow`. */
export function makeRangeControl(overrides: Partial<RangeControl> = {}): RangeControl {
  const { value = 'last30', zone = 'America/New_York', now = sampleNow } = overrides;
  return {
    value,
    zone,
    now,
    dates: rangeDates(value, now, zone),
    today: localDate(now, zone),
    onRangeChange: nothing,
    onZoneChange: nothing,
    ...overrides,
  };
}
