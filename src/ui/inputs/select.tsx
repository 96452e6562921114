import { useMemo } from 'react';
import { ChevronDownIcon } from '../base/icons';

export interface SelectOption {
  value: string;
  label: string;
  /** The heading under which it stands, together with its neighbours of the same group. */
  group?: string | undefined;
}

interface SelectProps {
  /** One that is no option shows as it is. */
  value: string;
  /** The value of the option that the person has chosen. */
  onValueChange(next: string): void;
  /** In the order in which they are read. */
  options: readonly SelectOption[];
  /** It cannot be used now. */
  disabled?: boolean | undefined;
  /** For a label of the page. */
  id?: string | undefined;
  /** Its name, where no label of the page has its `id`. */
  'aria-label'?: string | undefined;
  /** The text that belongs to it. */
  'aria-describedby'?: string | undefined;
  /** What is chosen is wrong, and a text says why. */
  'aria-invalid'?: boolean | undefined;
  /** Keys that do something with it. */
  'aria-keyshortcuts'?: string | undefined;
}

/** A choice of one: the browser's own, which every phone and screen reader knows, in the look of Radix Themes. */
export function Select({ value, onValueChange, options, ...control }: SelectProps) {
  const groups = useMemo(() => groupsOf(options), [options]);
  const isKnown = options.some((option) => option.value === value);
  return (
    <span className="cd-select" data-chatdeck="select">
      <select
        {...control}
        className="rt-reset rt-SelectTrigger rt-r-size-2 rt-variant-surface"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {groups}
      </select>
      <ChevronDownIcon size={16} aria-hidden />
    </span>
  );
}

function groupsOf(options: readonly SelectOption[]) {
  const groups: { label: string | undefined; options: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.label === option.group) last.options.push(option);
    else groups.push({ label: option.group, options: [option] });
  }
  return groups.map((group) => {
    const lines = group.options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    if (group.label === undefined) return lines;
    return (
      <optgroup key={group.label} label={group.label}>
        {lines}
      </optgroup>
    );
  });
}
