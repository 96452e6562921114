import { TextArea } from '@radix-ui/themes';
import { memo } from 'react';
import { useField } from '../editor-context';
import { Row, type NamedRowProps, type PlainRowProps, type RowTexts } from './row';
import { useQuietError } from './use-quiet-error';

interface LongTextRowTexts extends RowTexts {
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
  /** How many lines show before it scrolls. */
  lines?: number | undefined;
}

export interface LongTextRowProps extends Omit<LongTextRowTexts, 'label'>, NamedRowProps<string> {}

/** Text of several lines. */
export function LongTextRow({ name, defaultValue, ...texts }: LongTextRowProps) {
  return <PlainLongTextRow {...useField<string>(name, defaultValue)} {...texts} />;
}

/** `LongTextRow` that is given its value instead of reading it from the frame. */
export const PlainLongTextRow = memo(function PlainLongTextRow(props: LongTextRowTexts & PlainRowProps<string>) {
  const { value, onValueChange, placeholder, lines = 3, isReadOnly, ...row } = props;
  const { isErrorQuiet, beforeEdit, onBlur } = useQuietError(row.error);
  return (
    <Row {...row} isErrorQuiet={isErrorQuiet}>
      {(control) => (
        <TextArea
          {...control}
          rows={lines}
          resize="vertical"
          value={value}
          placeholder={placeholder}
          readOnly={isReadOnly}
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
