import { TextField } from '@radix-ui/themes';
import { useState } from 'react';
import type { LocalDate } from '../../model/time/local-date';

interface DateInputProps {
  value: LocalDate;
  /** Called with each date from `min` to `max`; not with the year 2 on the way to 2027. */
  onValueChange(next: LocalDate): void;
  /** The field's name. */
  label: string;
  min: LocalDate;
  max: LocalDate;
}

/** A date, typed or chosen in the browser's own calendar. */
export function DateInput({ value, onValueChange, label, min, max }: DateInputProps) {
  const [unfinished, setUnfinished] = useState<string>();
  const handleChange = (next: string) => {
    const isDate = min <= next && next <= max && next.length === max.length;
    setUnfinished(isDate ? undefined : next);
    if (isDate) onValueChange(next);
  };
  return (
    <TextField.Root
      type="date"
      size="2"
      aria-label={label}
      required
      min={min}
      max={max}
      value={unfinished ?? value}
      onChange={({ target }) => handleChange(target.value)}
      onBlur={() => setUnfinished(undefined)}
    />
  );
}
