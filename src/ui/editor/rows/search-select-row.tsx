import { memo } from 'react';
import { labelIn, type SearchOption } from '../../inputs/search-options';
import { SearchSelect } from '../../inputs/search-select';
import { Row, type RowInput, type RowTexts } from './row';
import { useRow } from './use-row';

interface SearchSelectRowTexts extends RowTexts {
  /** Keep the same array between renders. */
  options: readonly SearchOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

export type SearchSelectRowProps = Omit<SearchSelectRowTexts, 'label'> & RowInput<string>;

/** A choice among many options, found by typing. */
export const SearchSelectRow = memo(function SearchSelectRow(props: SearchSelectRowProps) {
  const { value, onValueChange, options, placeholder, isReadOnly, ...row } = useRow(props);
  return (
    <Row {...row} say={row.say ?? ((stored: string) => labelIn(options, stored))}>
      {(control) => (
        <SearchSelect
          {...control}
          label={row.label}
          value={value}
          options={options}
          placeholder={placeholder}
          readOnly={isReadOnly}
          onValueChange={onValueChange}
        />
      )}
    </Row>
  );
});
