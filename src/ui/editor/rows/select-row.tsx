import { memo } from 'react';
import { Select } from '../../inputs/select';
import { keyOf } from './choice-key';
import { Row, type RowInput, type RowTexts } from './row';
import { useRow } from './use-row';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
}

interface SelectRowTexts<Value extends string | number> extends RowTexts {
  /** Keep the same array between renders. */
  options: readonly SelectOption<Value>[];
}

export type SelectRowProps<Value extends string | number = string | number> = Omit<SelectRowTexts<Value>, 'label'> &
  RowInput<Value>;

/** A choice. A stored value that isn't an option shows as is and stays until another one is chosen. */
export const SelectRow = memo(function SelectRow(props: SelectRowProps) {
  const { value, onValueChange, options, isReadOnly = false, ...row } = useRow(props);
  const labelOf = (stored: string | number) =>
    options.find((option) => option.value === stored)?.label ?? String(stored);
  const isKnown = options.some((option) => option.value === value);
  const choices = isKnown ? options : [{ value, label: String(value) }, ...options];
  return (
    <Row {...row} say={row.say ?? labelOf}>
      {({ disabled, ...control }) => (
        <Select
          {...control}
          disabled={disabled || isReadOnly}
          value={keyOf(value)}
          options={choices.map((choice) => ({ value: keyOf(choice.value), label: choice.label }))}
          onValueChange={(key) => {
            const chosen = choices.find((choice) => keyOf(choice.value) === key);
            if (chosen) onValueChange(chosen.value);
          }}
        />
      )}
    </Row>
  );
});
