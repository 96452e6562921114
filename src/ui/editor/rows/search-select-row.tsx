import { memo } from 'react';
import type { SearchOption } from '../../inputs/search-options';
import { SearchSelect } from '../../inputs/search-select';
import { useField } from '../editor-context';
import { Row, type NamedRowProps, type PlainRowProps, type RowTexts } from './row';

interface SearchSelectRowTexts extends RowTexts {
  /** Keep the same array from render to render. */
  options: readonly SearchOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

export interface SearchSelectRowProps extends Omit<SearchSelectRowTexts, 'label'>, NamedRowProps<string> {}

/** A choice of one among many, found by typing. */
export function SearchSelectRow({ name, defaultValue, ...texts }: SearchSelectRowProps) {
  return <PlainSearchSelectRow {...useField<string>(name, defaultValue)} {...texts} />;
}

/** `SearchSelectRow` that is given its value instead of reading it from the frame. */
export const PlainSearchSelectRow = memo(function PlainSearchSelectRow(
  props: SearchSelectRowTexts & PlainRowProps<string>,
) {
  const { value, onValueChange, options, placeholder, theirs, isReadOnly, ...row } = props;
  const theirOption = options.find((option) => option.value === theirs);
  return (
    <Row {...row} theirs={theirOption?.label ?? theirs}>
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
