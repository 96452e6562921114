import { memo } from 'react';
import { labelIn, type SearchOption } from '../../inputs/search-options';
import { ChipsField } from './chips-field';
import { Row, type RowInput, type RowTexts } from '../rows/row';
import { useRow } from '../rows/use-row';

interface ChipsRowTexts extends RowTexts {
  /** All choices. Keep the same array between renders. */
  options: readonly SearchOption[];
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
}

export type ChipsRowProps = Omit<ChipsRowTexts, 'label'> & RowInput<readonly string[]>;

/**
 * Selects several of many values, like countries: selected values are chips, and a field among them searches for more.
 * Backspace in the empty field removes the last chip; arrow keys move along the chips. A stored value that isn't a
 * choice shows as is.
 */
export const ChipsRow = memo(function ChipsRow(props: ChipsRowProps) {
  const { value, onValueChange, options, placeholder, isReadOnly = false, ...row } = useRow(props);
  const labelOf = (stored: string) => labelIn(options, stored);
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
