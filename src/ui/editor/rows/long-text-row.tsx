import { TextArea } from '@radix-ui/themes';
import { memo } from 'react';
import { revealFocused } from '../../focus/reveal-focused';
import { Row, type RowInput, type RowTexts } from './row';
import { useRow } from './use-row';
import { useQuietError } from './use-quiet-error';

interface LongTextRowTexts extends RowTexts {
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
  /** How many lines show before it scrolls. */
  lines?: number | undefined;
}

export type LongTextRowProps = Omit<LongTextRowTexts, 'label'> & RowInput<string>;

/** A multi-line text. */
export const LongTextRow = memo(function LongTextRow(props: LongTextRowProps) {
  const { value, onValueChange, placeholder, lines = 3, isReadOnly, ...row } = useRow(props);
  const { isErrorQuiet, beforeEdit, onBlur } = useQuietError(row.error);
  return (
    <Row {...row} layout="wide" isErrorQuiet={isErrorQuiet}>
      {(control) => (
        <TextArea
          {...control}
          rows={lines}
          resize="vertical"
          value={value}
          placeholder={placeholder}
          readOnly={isReadOnly}
          onFocus={revealFocused}
          onBlur={onBlur}
          onChange={(event) => {
            beforeEdit();
            onValueChange(event.target.value);
          }}
        />
      )}
    </Row>
  );
});
