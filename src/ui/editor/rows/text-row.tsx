import { Button, TextField } from '@radix-ui/themes';
import { memo, useState, type ReactNode } from 'react';
import { AddIcon } from '../../base/icons';
import { Row, type RowInput, type RowTexts } from './row';
import { keepFocus } from './keep-focus';
import { useRow } from './use-row';
import { useQuietError } from './use-quiet-error';

interface TextRowTexts extends RowTexts {
  /** The kind of text, so that browsers and phones can help. Only the editor's errors validate it. */
  kind?: 'text' | 'email' | 'url' | undefined;
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
  /** After the field, for example a button that acts on its text. */
  actions?: ReactNode;
  /** Most leave it empty: until it is pressed, a button with this text is in its place. */
  addLabel?: string | undefined;
}

export type TextRowProps = Omit<TextRowTexts, 'label'> & RowInput<string>;

/** A single-line text. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { value, onValueChange, kind = 'text', placeholder, actions, addLabel, isReadOnly, ...row } = useRow(props);
  const { isErrorQuiet, beforeEdit, onBlur } = useQuietError(row.error);
  const [isOpen, setOpen] = useState(addLabel === undefined || value !== '');
  const isFolded = !isOpen && value === '' && !isReadOnly;
  // A field that was shown once stays, also while it is emptied.
  if (!isFolded && !isOpen) setOpen(true);
  return (
    <Row {...row} isErrorQuiet={isErrorQuiet}>
      {(control, labelId) =>
        isFolded ? (
          <Button
            type="button"
            variant="outline"
            color="gray"
            id={control.id}
            className="cd-row-add"
            disabled={control.disabled}
            aria-labelledby={`${control.id}-add ${labelId}`}
            aria-describedby={control['aria-describedby']}
            onClick={(event) => keepFocus(event.currentTarget.parentElement, () => setOpen(true))}
          >
            <AddIcon size={16} aria-hidden />
            <span id={`${control.id}-add`}>{addLabel}</span>
          </Button>
        ) : (
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
        )
      }
    </Row>
  );
});
