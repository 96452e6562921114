import type { Instant } from '../../model/core/tolerant';
import { isSameZone, isTimeZone } from '../../model/time/time-zone';
import { offsetMinutes, wallTime } from '../../model/time/zoned-time';
import { useEffect, useMemo, useState } from 'react';
import { useFormat } from '../format/format';
import { defineLabels, useLabels } from '../theme/labels';
import { useTheme } from '../theme/theme-context';
import type { SearchOption } from './search-options';
import { SearchSelect } from './search-select';
import type { zoneNames } from './zone-names';

interface ZoneTexts {
  /** A zone: its name, its UTC offset, and its current time. */
  zone(name: string, offset: string, time: string): string;
  /** `+05:30` or `-08:00`; empty for UTC itself. */
  offset(signed: string): string;
  /** The last option: the browser's own zone. */
  mine(zone: string): string;
  nothing(query: string): string;
}

export const zoneLabels = defineLabels<ZoneTexts>('zone', {
  zone: (name, offset, time) => `${name} (${name === offset ? '' : `${offset}, `}${time})`,
  offset: (signed) => `UTC${signed}`,
  mine: (zone) => `Use mine: ${zone}`,
  nothing: (query) => `No matches for “${query}”. Try a large city, a country, or an abbreviation such as CET.`,
});

interface ZoneSelectProps {
  /** An IANA name, for example `Europe/Berlin`. */
  value: string;
  /** Called with the chosen zone. */
  onValueChange(next: string): void;
  /** The moment for which current times are shown. */
  now: Instant;
  /** The browser's own zone, which the list offers while another is chosen. */
  localZone?: string | undefined;
  /** What is chosen; the field's name, unless a label on the page has its `id`. */
  label: string;
  /** Disables it. */
  disabled?: boolean | undefined;
  /** Shows the zone and allows no changes. */
  readOnly?: boolean | undefined;
  /** For a label on the page. */
  id?: string | undefined;
  /** The id of its description. */
  'aria-describedby'?: string | undefined;
  /** The zone is invalid, as a text explains. */
  'aria-invalid'?: boolean | undefined;
  /** More keyboard shortcuts. */
  'aria-keyshortcuts'?: string | undefined;
}

/**
 * A choice among the platform's time zones, each with its offset and current time. Cities, countries, and abbreviations
 * find them; those names load on the first search.
 */
export function ZoneSelect({ value, onValueChange, now, localZone, ...field }: ZoneSelectProps) {
  const labels = useLabels(zoneLabels);
  const { locale } = useTheme();
  const { timeOfDay } = useFormat();
  const [uses, setUses] = useState(0);
  // The clocks of four hundred zones are read on the first search.
  const isInUse = uses > 0;
  const namesOf = useZoneNames(uses);
  const options = useMemo(() => {
    const labelOf = (zone: string) => {
      const name = zone.replaceAll('_', ' ');
      // A stored name that isn't known has no clock.
      if (!isTimeZone(zone)) return name;
      const offset = labels.offset(signed(offsetMinutes(now, zone)));
      return labels.zone(name, offset, timeOfDay(clockHours(now, zone)));
    };
    const listed = (isInUse ? zonesWith(value) : [value]).map((zone): SearchOption => ({
      value: zone,
      label: labelOf(zone),
      ...(isTimeZone(zone) && namesOf?.(zone, offsetMinutes(now, zone), locale)),
    }));
    if (localZone === undefined || !isTimeZone(localZone) || isSameZone(localZone, value)) return listed;
    return [...listed, { value: mine, label: labels.mine(labelOf(localZone)), isPinned: true }];
  }, [isInUse, namesOf, value, localZone, now, labels, locale, timeOfDay]);
  return (
    <div className="cd-zone" data-chatdeck="zone-select" onFocus={() => setUses((count) => count + 1)}>
      <SearchSelect
        {...field}
        value={value}
        options={options}
        nothingFound={labels.nothing}
        onValueChange={(next) => onValueChange(next === mine ? (localZone ?? value) : next)}
      />
    </div>
  );
}

/** Not a zone: its row in the list is a separate option. */
const mine = 'mine';

/** The search terms of zones, loaded on first use. If they fail to load, the zones' own names still work. */
function useZoneNames(uses: number) {
  const [names, setNames] = useState<{ of: typeof zoneNames }>();
  const isWanted = uses > 0 && names === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    import('./zone-names').then(
      (part) => isHere && setNames({ of: part.zoneNames }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, uses]);
  return names?.of;
}

/** The platform's zones, and UTC. A stored name replaces the platform's name of its zone. */
function zonesWith(value: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => (isSameZone(zone, value) ? value : zone));
  return [...new Set([...(known.includes(value) ? [] : [value]), 'UTC', ...known])];
}

function clockHours(now: Instant, zone: string): number {
  const [hours, minutes] = wallTime(now, zone).slice(11, 16).split(':');
  return Number(hours) + Number(minutes) / 60;
}

/** `+05:30` for 330, empty for 0. */
function signed(minutes: number): string {
  if (minutes === 0) return '';
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
