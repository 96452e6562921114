import { TextField } from '@radix-ui/themes';
import { ChevronDownIcon } from './icons';
import { OptionPopover } from './option-popover';
import type { SearchOption } from './search-options';
import { useCombobox } from './use-combobox';

interface SearchSelectProps {
  value: string;
  onValueChange(next: string): void;
  /** Keep the same array from render to render. */
  options: readonly SearchOption[];
  /** What is chosen; the field's name unless a label of the page has its `id`. */
  label: string;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

/**
 * A choice of one among many, such as a time zone or a country: typing narrows the list, whatever the case and the
 * accents. Leaving without choosing keeps what was chosen; a stored value that is no choice shows as it is.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { value, onValueChange, options, label, disabled = false, readOnly = false, ...field } = props;
  const combobox = useCombobox({ options, value, onPick: onValueChange, isDisabled: disabled || readOnly });
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  const { onClick, ...inputProps } = combobox.inputProps;
  return (
    <OptionPopover combobox={combobox} label={label} chosen={value}>
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
        <TextField.Slot side="right">
          <ChevronDownIcon size={16} aria-hidden />
        </TextField.Slot>
      </TextField.Root>
    </OptionPopover>
  );
}
