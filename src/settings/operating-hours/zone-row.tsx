import { nextClockChange } from '../../model/time/clock-change';
import type { Instant } from '../../model/core/tolerant';
import { useField } from '../../ui/editor/editor-context';
import { ClockIcon } from '../../ui/base/icons';
import { Row } from '../../ui/editor/rows/row';
import { Text } from '../../ui/radix';
import { ZoneSelect } from '../../ui/inputs/zone-select';
import { useLabels } from '../../ui/theme/labels';
import { useMemo } from 'react';
import { operatingHoursLabels } from './labels';
import type { Clock } from './use-clock';

interface ZoneRowProps {
  /** The effective zone: the chosen one, or the user's own. */
  zone: string;
  /** The user's own. */
  localZone: string;
  now: Instant;
  clock: Clock;
  isFixed: boolean | undefined;
}

/** The zone of the hours, and whether its clocks change soon. */
export function ZoneRow({ zone, localZone, now, clock, isFixed = false }: ZoneRowProps) {
  const labels = useLabels(operatingHoursLabels);
  const { value, onValueChange, isReadOnly, theirs, ...row } = useField<string>('tz');
  // The days until a change are counted once an hour.
  const hour = Math.floor(now / 3_600_000);
  const change = useMemo(() => nextClockChange(zone, hour * 3_600_000), [zone, hour]);
  return (
    <div className="cd-rows cd-hours-zone">
      <Row {...row} theirs={theirs}>
        {(control) => (
          <ZoneSelect
            {...control}
            label={row.label}
            value={value === '' ? zone : value}
            now={now}
            localZone={localZone}
            readOnly={isReadOnly || isFixed}
            onValueChange={onValueChange}
          />
        )}
      </Row>
      {change && (
        <Text as="p" size="1" color="gray" className="cd-hours-note">
          <ClockIcon size={16} aria-hidden />
          {labels.clockChange(clock.date(change.at, zone), change.by > 0, clock.duration(Math.abs(change.by)))}
        </Text>
      )}
    </div>
  );
}
