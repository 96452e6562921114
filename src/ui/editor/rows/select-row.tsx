import { memo } from 'react';
import { Select } from '../../inputs/select';
import { useField } from '../editor-context';
import { keyOf } from './choice-key';
import { Row, type NamedRowProps, type PlainRowProps, type RowTexts } from './row';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
}

interface SelectRowTexts<Value extends string | number> extends RowTexts {
  /** Keep the same array from render to render. */
  options: readonly SelectOption<Value>[];
}

export interface SelectRowProps<Value extends string | number = string | number>
  extends Omit<SelectRowTexts<Value>, 'label'>, NamedRowProps<Value> {}

/** A choice of one. A stored value that is no choice shows as it is and stays until another is chosen. */
export function SelectRow({ name, defaultValue, ...texts }: SelectRowProps) {
  return <PlainSelectRow {...useField<string | number>(name, defaultValue)} {...texts} />;
}

type PlainSelectRowProps = SelectRowTexts<string | number> & PlainRowProps<string | number>;

/** `SelectRow` that is given its value instead of reading it from the frame. */
export const PlainSelectRow = memo(function PlainSelectRow(props: PlainSelectRowProps) {
  const { value, onValueChange, options, theirs, isReadOnly = false, ...row } = props;
  const labelOf = (stored: string | number) =>
    options.find((option) => option.value === stored)?.label ?? String(stored);
  const isKnown = options.some((option) => option.value === value);
  const choices = isKnown ? options : [{ value, label: String(value) }, ...options];
  return (
    <Row {...row} theirs={theirs === undefined ? '' : labelOf(theirs)}>
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
