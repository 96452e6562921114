import { useMemo, type KeyboardEvent } from 'react';
import { OptionPopover } from '../../inputs/option-popover';
import type { SearchOption } from '../../inputs/search-options';
import { useCombobox } from '../../inputs/use-combobox';
import { ChipsBox } from './chips-box';
import { useChips } from './use-chips';

interface ChipsFieldProps {
  value: readonly string[];
  onValueChange(next: readonly string[]): void;
  options: readonly SearchOption[];
  labelOf(value: string): string;
  label: string;
  placeholder: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-keyshortcuts': string | undefined;
}

/** Chips with a search field. */
export function ChipsField(props: ChipsFieldProps) {
  const { value, onValueChange, options, labelOf, label, placeholder, disabled, readOnly, ...control } = props;
  const left = useMemo(() => options.filter((option) => !value.includes(option.value)), [options, value]);
  const isFixed = disabled || readOnly;
  const chips = useChips({ value, labelOf, isFixed, onRemove: onValueChange });
  const add = (next: string) => {
    chips.sayAdded([next]);
    onValueChange([...value, next]);
  };
  const combobox = useCombobox({ options: left, onPick: add, isDisabled: isFixed });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!chips.handleFieldKey(event)) combobox.inputProps.onKeyDown(event);
  };
  return (
    <OptionPopover combobox={combobox} label={label}>
      <ChipsBox chips={chips} label={label} isDisabled={disabled} isInvalid={control['aria-invalid']}>
        <input
          {...control}
          {...combobox.inputProps}
          className="rt-reset cd-chips-input"
          value={combobox.query ?? ''}
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={disabled}
          readOnly={readOnly}
          onKeyDown={handleKeyDown}
        />
      </ChipsBox>
    </OptionPopover>
  );
}
