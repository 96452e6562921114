import { TextField } from '@radix-ui/themes';
import { memo, type ReactNode } from 'react';
import { Row, type RowInput, type RowTexts } from './row';
import { useRow } from './use-row';
import { useQuietError } from './use-quiet-error';

interface TextRowTexts extends RowTexts {
  /** The kind of text, so that browsers and phones can help. Only the editor's errors validate it. */
  kind?: 'text' | 'email' | 'url' | undefined;
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
  /** After the field, for example a button that acts on its text. */
  actions?: ReactNode;
}

export type TextRowProps = Omit<TextRowTexts, 'label'> & RowInput<string>;

/** A single-line text. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { value, onValueChange, kind = 'text', placeholder, actions, isReadOnly, ...row } = useRow(props);
  const { isErrorQuiet, beforeEdit, onBlur } = useQuietError(row.error);
  return (
    <Row {...row} isErrorQuiet={isErrorQuiet}>
      {(control) => (
        <div className="cd-text-line">
          <TextField.Root
            {...control}
            type={kind}
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
          {actions}
        </div>
      )}
    </Row>
  );
});
