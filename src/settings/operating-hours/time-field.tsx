import { clockTimes, type TimeRange, type Weekday } from '../../model/settings/operating-hours/schedule';
import { readTypedTime } from '../../model/settings/operating-hours/typed-time';
import type { FoundOption, SearchOption } from '../../ui/inputs/search-options';
import { SearchSelect } from '../../ui/inputs/search-select';
import { useLabels } from '../../ui/theme/labels';
import { useCallback } from 'react';
import { operatingHoursLabels } from './labels';
import type { Clock } from './use-clock';

interface TimeFieldProps {
  which: 'start' | 'end';
  weekday: Weekday;
  range: TimeRange;
  onValueChange(next: number): void;
  /** Both ends were typed at once: `22-6`. */
  onRangeChange(next: TimeRange): void;
  label: string;
  describedBy: string;
  isLocked: boolean;
  clock: Clock;
}

/** A quarter-hour of the day, typed as people write times, or chosen from a list. */
export function TimeField(props: TimeFieldProps) {
  const { which, weekday, range, onValueChange, onRangeChange, label, describedBy, isLocked, clock } = props;
  const labels = useLabels(operatingHoursLabels);
  const value = range[which];
  const start = which === 'end' ? range.start : undefined;
  const read = useCallback(
    (query: string) => optionsOf(readTypedTime(query, { start, has12Hours: clock.has12Hours }), weekday, clock),
    [start, weekday, clock],
  );
  const handleValueChange = (next: string) => {
    const [from = 0, to] = next.split('-').map(Number);
    if (to === undefined) onValueChange(from);
    else onRangeChange({ start: from, end: to, ...(to < from && { isOvernight: true }) });
  };
  return (
    <span className="cd-hours-time" data-end={which}>
      <SearchSelect
        value={value === null ? '' : String(value)}
        onValueChange={handleValueChange}
        options={timeOptions(clock)}
        read={read}
        nothingFound={labels.unreadableTime}
        label={label}
        aria-describedby={describedBy}
        disabled={isLocked}
        placeholder={labels.noTime}
      />
    </span>
  );
}

function optionsOf(typed: ReturnType<typeof readTypedTime>, weekday: Weekday, clock: Clock): FoundOption[] {
  const option = (time: number) => ({ value: String(time), label: clock.time(time) });
  switch (typed.kind) {
    case 'time':
      return [option(typed.clock)];
    case 'range':
      return [{ value: `${typed.range.start}-${typed.range.end}`, label: clock.rangeOn(weekday, typed.range) }];
    case 'betweenSteps':
      return typed.nearest.map(option);
    case 'unreadable':
      return [];
  }
}

/** The same list for every field. */
const optionsByClock = new WeakMap<Clock['time'], readonly SearchOption[]>();

function timeOptions({ time }: Clock): readonly SearchOption[] {
  const known = optionsByClock.get(time);
  if (known) return known;
  const options = clockTimes.map((one) => ({ value: String(one), label: time(one) }));
  optionsByClock.set(time, options);
  return options;
}
