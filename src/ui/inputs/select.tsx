import { useMemo, type FocusEventHandler, type KeyboardEventHandler } from 'react';
import { ChevronDownIcon } from '../base/icons';
import { Skeleton } from '../base/skeleton';
import { lazyPart } from '../later/lazy-part';

export interface SelectOption {
  value: string;
  label: string;
  /** Its group's heading, shared by adjacent options. */
  group?: string | undefined;
}

interface SelectProps {
  /** A value that isn't an option shows as is. */
  value: string;
  /** Called with the chosen option's value. */
  onValueChange(next: string): void;
  /** In display order. */
  options: readonly SelectOption[];
  /** Disables it. */
  disabled?: boolean | undefined;
  /** For a label on the page. */
  id?: string | undefined;
  /** Its name, unless a label on the page has its `id`. */
  'aria-label'?: string | undefined;
  /** The id of its description. */
  'aria-describedby'?: string | undefined;
  /** The choice is invalid, as a text explains. */
  'aria-invalid'?: boolean | undefined;
  /** More keyboard shortcuts. */
  'aria-keyshortcuts'?: string | undefined;
  /** `-1` where a group of controls is one Tab stop. */
  tabIndex?: number | undefined;
  /** The focus leaves it. */
  onBlur?: FocusEventHandler | undefined;
  /** A key is pressed in it. */
  onKeyDown?: KeyboardEventHandler | undefined;
}

/** From more options on, typing finds one. */
const MANY = 200;
const LongSelect = lazyPart(
  () => import('./search-select').then((part) => part.SearchSelect),
  <Skeleton height="32px" />,
);

/**
 * A choice: the browser's own select, which every phone and screen reader knows, styled like Radix Themes. Among many
 * options, it is a field that searches them.
 */
export function Select(props: SelectProps) {
  if (props.options.length <= MANY) return <NativeSelect {...props} />;
  const { onBlur: _onBlur, onKeyDown: _onKeyDown, ...field } = props;
  return <LongSelect {...field} label={field['aria-label'] ?? ''} />;
}

function NativeSelect({ value, onValueChange, options, ...control }: SelectProps) {
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
