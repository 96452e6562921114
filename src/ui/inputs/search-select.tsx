import { TextField } from '@radix-ui/themes';
import { ChevronDownIcon } from '../base/icons';
import { OptionPopover } from './option-popover';
import { labelIn, type FoundOption, type SearchOption } from './search-options';
import { useCombobox } from './use-combobox';

interface SearchSelectProps {
  /** The chosen option's value; empty for none. */
  value: string;
  /** Called with the chosen option's value. */
  onValueChange(next: string): void;
  /** Keep the same array between renders. */
  options: readonly SearchOption[];
  /** What is chosen; the field's name, unless a label on the page has its `id`. */
  label: string;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /**
   * Reads what a text means, best first, for a value that people write in more ways than its label: leaving the field
   * then chooses it. Keep the same function between renders.
   */
  read?: ((text: string) => readonly FoundOption[]) | undefined;
  /** What to show when nothing matches; a generic text if absent. */
  nothingFound?: ((query: string) => string) | undefined;
  /** Disables it. */
  disabled?: boolean | undefined;
  /** Shows the choice and allows no changes. */
  readOnly?: boolean | undefined;
  /** For a label on the page. */
  id?: string | undefined;
  /** The id of its description. */
  'aria-describedby'?: string | undefined;
  /** The choice is invalid, as a text explains. */
  'aria-invalid'?: boolean | undefined;
  /** More keyboard shortcuts. */
  'aria-keyshortcuts'?: string | undefined;
  /** `-1` where a group of controls is one Tab stop. */
  tabIndex?: number | undefined;
}

/**
 * A choice among many options, like a time zone or a country: typing filters the list, ignoring case and accents.
 * Leaving without choosing keeps the choice; a stored value that isn't an option shows as is.
 */
export function SearchSelect(props: SearchSelectProps) {
  const {
    value,
    onValueChange,
    options,
    label,
    read,
    nothingFound,
    disabled = false,
    readOnly = false,
    ...field
  } = props;
  const combobox = useCombobox({ options, value, read, onPick: onValueChange, isDisabled: disabled || readOnly });
  const chosen = labelIn(options, value);
  const { onClick, ...inputProps } = combobox.inputProps;
  return (
    <OptionPopover combobox={combobox} label={label} chosen={value} nothingFound={nothingFound}>
      <TextField.Root
        {...field}
        {...inputProps}
        aria-label={field.id === undefined ? label : undefined}
        className="cd-search-select"
        disabled={disabled}
        readOnly={readOnly}
        value={combobox.query ?? chosen}
        onClick={(event) => {
          // Typing replaces the chosen text.
          if (!combobox.isOpen) event.currentTarget.select();
          onClick();
        }}
        onFocus={(event) => event.currentTarget.select()}
      >
        <TextField.Slot side="right" onClick={onClick}>
          <ChevronDownIcon size={16} aria-hidden />
        </TextField.Slot>
      </TextField.Root>
    </OptionPopover>
  );
}
