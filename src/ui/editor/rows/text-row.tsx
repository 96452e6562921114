import { TextField } from '@radix-ui/themes';
import { memo, type ReactNode } from 'react';
import { useField } from '../editor-context';
import { Row, type NamedRowProps, type PlainRowProps, type RowTexts } from './row';
import { useQuietError } from './use-quiet-error';

interface TextRowTexts extends RowTexts {
  /** What the text is: browsers and phones help with it. It is judged by the editor's errors alone. */
  kind?: 'text' | 'email' | 'url' | undefined;
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
  /** After the field, such as a button that does something with what is typed. */
  actions?: ReactNode;
}

export interface TextRowProps extends Omit<TextRowTexts, 'label'>, NamedRowProps<string> {}

/** One line of text. */
export function TextRow({ name, defaultValue, ...texts }: TextRowProps) {
  return <PlainTextRow {...useField<string>(name, defaultValue)} {...texts} />;
}

/** `TextRow` that is given its value instead of reading it from the frame. */
export const PlainTextRow = memo(function PlainTextRow(props: TextRowTexts & PlainRowProps<string>) {
  const { value, onValueChange, kind = 'text', placeholder, actions, isReadOnly, ...row } = props;
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
