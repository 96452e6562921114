import { clockTimes } from '../../model/settings/operating-hours/schedule';
import { ChevronDownIcon } from '../../ui/base/icons';
import { useState, type ReactNode } from 'react';
import type { Clock } from './use-clock';

interface TimeSelectProps {
  which: 'start' | 'end';
  value: number | null;
  onValueChange(next: number): void;
  label: string;
  describedBy: string;
  placeholder: string;
  isLocked: boolean;
  clock: Clock;
}

/**
 * A quarter-hour of the day. Other options are rendered only while the field is in use: all of them in a full week
 * would be sixteen thousand elements.
 */
export function TimeSelect(props: TimeSelectProps) {
  const { which, value, onValueChange, label, describedBy, placeholder, isLocked, clock } = props;
  const [isInUse, setInUse] = useState(false);
  return (
    <span className="cd-select cd-hours-time" data-end={which}>
      <select
        className="rt-reset rt-SelectTrigger rt-r-size-2 rt-variant-surface"
        aria-label={label}
        aria-describedby={describedBy}
        disabled={isLocked}
        value={value ?? ''}
        onPointerDown={() => setInUse(true)}
        onFocus={() => setInUse(true)}
        onBlur={() => setInUse(false)}
        onChange={(event) => onValueChange(Number(event.target.value))}
      >
        {value === null && <option value="">{placeholder}</option>}
        {isInUse ? timeOptions(clock) : value !== null && <option value={value}>{clock.time(value)}</option>}
      </select>
      <ChevronDownIcon size={16} aria-hidden />
    </span>
  );
}

/** The same elements for every field, so that React compares them once. */
const optionsByClock = new WeakMap<Clock['time'], ReactNode>();

function timeOptions({ time }: Clock): ReactNode {
  const known = optionsByClock.get(time);
  if (known) return known;
  const options = clockTimes.map((one) => (
    <option key={one} value={one}>
      {time(one)}
    </option>
  ));
  optionsByClock.set(time, options);
  return options;
}
