import type { Instant } from '../../model/core/tolerant';
import { isTimeZone } from '../../model/time/time-zone';
import { offsetMinutes, wallTime } from '../../model/time/zoned-time';
import { useMemo, useState } from 'react';
import { useFormat } from '../format/format';
import { defineLabels, useLabels } from '../theme/labels';
import type { SearchOption } from './search-options';
import { SearchSelect } from './search-select';

interface ZoneTexts {
  /** One zone: its name, how far it is ahead of UTC, and what its clocks show. */
  zone(name: string, offset: string, time: string): string;
  /** `+05:30` or `-08:00`; empty for UTC itself. */
  offset(signed: string): string;
}

export const zoneLabels = defineLabels<ZoneTexts>('zone', {
  zone: (name, offset, time) => `${name} (${name === offset ? '' : `${offset}, `}${time})`,
  offset: (signed) => `UTC${signed}`,
});

interface ZoneSelectProps {
  /** An IANA name, such as `Europe/Berlin`. */
  value: string;
  /** The zone that the person has chosen. */
  onValueChange(next: string): void;
  /** For the current time there. */
  now: Instant;
  /** What is chosen; the field's name unless a label of the page has its `id`. */
  label: string;
  /** It cannot be used now. */
  disabled?: boolean | undefined;
  /** Shows the zone and lets it not be changed. */
  readOnly?: boolean | undefined;
  /** For a label of the page. */
  id?: string | undefined;
  /** The text that belongs to it. */
  'aria-describedby'?: string | undefined;
  /** The zone is wrong, and a text says why. */
  'aria-invalid'?: boolean | undefined;
  /** Keys that do something with it. */
  'aria-keyshortcuts'?: string | undefined;
}

/** A choice of one of the platform's time zones, each with its offset and the current time there. */
export function ZoneSelect({ value, now, ...field }: ZoneSelectProps) {
  const labels = useLabels(zoneLabels);
  const { timeOfDay } = useFormat();
  // The clocks of four hundred zones are read when somebody looks for one.
  const [isInUse, setInUse] = useState(false);
  const options = useMemo(() => {
    const zones = isInUse ? zonesWith(value) : [value];
    return zones.map((zone): SearchOption => {
      const name = zone.replaceAll('_', ' ');
      // A stored name that nobody knows has no clocks.
      if (!isTimeZone(zone)) return { value: zone, label: name };
      const offset = labels.offset(signed(offsetMinutes(now, zone)));
      return { value: zone, label: labels.zone(name, offset, timeOfDay(clockHours(now, zone))) };
    });
  }, [isInUse, value, now, labels, timeOfDay]);
  return (
    <div className="cd-zone" data-chatdeck="zone-select" onFocus={() => setInUse(true)}>
      <SearchSelect {...field} value={value} options={options} />
    </div>
  );
}

/** What the platform knows, and UTC and a stored name that it may not list. */
function zonesWith(value: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  const others = [value, 'UTC'].filter((zone) => !known.includes(zone));
  return [...new Set([...others, ...known])];
}

function clockHours(now: Instant, zone: string): number {
  const [hours, minutes] = wallTime(now, zone).slice(11, 16).split(':');
  return Number(hours) + Number(minutes) / 60;
}

/** `+05:30` of 330, nothing of 0. */
function signed(minutes: number): string {
  if (minutes === 0) return '';
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
