import { TextField } from '@radix-ui/themes';
import { memo } from 'react';
import { useField } from './editor-context';
import { Row, type NamedRowProps, type PlainRowProps, type RowTexts } from './row';
import { useQuietError } from './use-quiet-error';

interface TextRowTexts extends RowTexts {
  /** What the text is, so that phones offer the keyboard for it. */
  kind?: 'text' | 'email' | 'url' | undefined;
  placeholder?: string | undefined;
}

export interface TextRowProps extends TextRowTexts, NamedRowProps<string> {}

/** One line of text. */
export function TextRow({ name, defaultValue, ...texts }: TextRowProps) {
  return <PlainTextRow {...texts} {...useField<string>(name, defaultValue)} />;
}

export const PlainTextRow = memo(function PlainTextRow(props: TextRowTexts & PlainRowProps<string>) {
  const { value, onValueChange, kind = 'text', placeholder, isReadOnly, ...row } = props;
  const { isErrorQuiet, beforeEdit, onBlur } = useQuietError(row.error);
  return (
    <Row {...row} isErrorQuiet={isErrorQuiet}>
      {(control) => (
        <TextField.Root
          {...control}
          inputMode={kind}
          value={value}
          placeholder={placeholder}
          readOnly={isReadOnly}
          autoComplete="off"
          spellCheck={kind === 'text'}
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
