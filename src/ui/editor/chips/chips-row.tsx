import { memo, useMemo } from 'react';
import type { SearchOption } from '../../inputs/search-options';
import { ChipsField } from './chips-field';
import { useField } from '../editor-context';
import { Row, type NamedRowProps, type PlainRowProps, type RowTexts } from '../rows/row';

interface ChipsRowTexts extends RowTexts {
  /** Everything that can be chosen. Keep the same array from render to render. */
  options: readonly SearchOption[];
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
}

export interface ChipsRowProps extends Omit<ChipsRowTexts, 'label'>, NamedRowProps<readonly string[]> {}

/**
 * Several of many, such as countries: what is chosen stands as chips, and a field among them finds more. Backspace in
 * the empty field takes the last chip away; the arrow keys lead along the chips. A stored value that is no choice
 * shows as it is.
 */
export function ChipsRow({ name, defaultValue, ...texts }: ChipsRowProps) {
  return <PlainChipsRow {...useField<readonly string[]>(name, defaultValue)} {...texts} />;
}

type PlainChipsRowProps = ChipsRowTexts & PlainRowProps<readonly string[]>;

/** `ChipsRow` that is given its value instead of reading it from the frame. */
export const PlainChipsRow = memo(function PlainChipsRow(props: PlainChipsRowProps) {
  const { value, onValueChange, options, placeholder, theirs, isReadOnly = false, ...row } = props;
  const labelOf = useMemo(() => {
    const labels = new Map(options.map((option) => [option.value, option.label]));
    return (stored: string) => labels.get(stored) ?? stored;
  }, [options]);
  return (
    <Row {...row} theirs={theirs?.map(labelOf).join(', ')}>
      {(control) => (
        <ChipsField
          {...control}
          label={row.label}
          value={value}
          options={options}
          labelOf={labelOf}
          placeholder={placeholder}
          readOnly={isReadOnly}
          onValueChange={onValueChange}
        />
      )}
    </Row>
  );
});
