import { TextField } from '@radix-ui/themes';
import { ChevronDownIcon } from '../base/icons';
import { OptionPopover } from './option-popover';
import type { SearchOption } from './search-options';
import { useCombobox } from './use-combobox';

interface SearchSelectProps {
  /** The value of the option that is chosen; empty for none. */
  value: string;
  /** The value of the option that the person has chosen. */
  onValueChange(next: string): void;
  /** Keep the same array from render to render. */
  options: readonly SearchOption[];
  /** What is chosen; the field's name unless a label of the page has its `id`. */
  label: string;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** What to say where nothing is found; usually that alone. */
  nothingFound?: ((query: string) => string) | undefined;
  /** It cannot be used now. */
  disabled?: boolean | undefined;
  /** Shows what is chosen and lets it not be changed. */
  readOnly?: boolean | undefined;
  /** For a label of the page. */
  id?: string | undefined;
  /** The text that belongs to it. */
  'aria-describedby'?: string | undefined;
  /** What is chosen is wrong, and a text says why. */
  'aria-invalid'?: boolean | undefined;
  /** Keys that do something with it. */
  'aria-keyshortcuts'?: string | undefined;
}

/**
 * A choice of one among many, such as a time zone or a country: typing narrows the list, whatever the case and the
 * accents. Leaving without choosing keeps what was chosen; a stored value that is no choice shows as it is.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { value, onValueChange, options, label, nothingFound, disabled = false, readOnly = false, ...field } = props;
  const combobox = useCombobox({ options, value, onPick: onValueChange, isDisabled: disabled || readOnly });
  const chosen = options.find((option) => option.value === value)?.label ?? value;
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
          // What is typed next takes the place of what is chosen.
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
