import { memo, useMemo } from 'react';
import type { SearchOption } from '../../inputs/search-options';
import { ChipsField } from './chips-field';
import { Row, type RowInput, type RowTexts } from '../rows/row';
import { useRow } from '../rows/use-row';

interface ChipsRowTexts extends RowTexts {
  /** Everything that can be chosen. Keep the same array from render to render. */
  options: readonly SearchOption[];
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
}

export type ChipsRowProps = Omit<ChipsRowTexts, 'label'> & RowInput<readonly string[]>;

/**
 * Several of many, such as countries: what is chosen stands as chips, and a field among them finds more. Backspace in
 * the empty field takes the last chip away; the arrow keys lead along the chips. A stored value that is no choice
 * shows as it is.
 */
export const ChipsRow = memo(function ChipsRow(props: ChipsRowProps) {
  const { value, onValueChange, options, placeholder, isReadOnly = false, ...row } = useRow(props);
  const labelOf = useMemo(() => {
    const labels = new Map(options.map((option) => [option.value, option.label]));
    return (stored: string) => labels.get(stored) ?? stored;
  }, [options]);
  return (
    <Row {...row} say={row.say ?? ((chosen: readonly string[]) => chosen.map(labelOf).join(', '))}>
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
