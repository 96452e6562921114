import { IconButton, TextField } from '@radix-ui/themes';
import { memo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CopyButton } from '../../base/copy-button';
import { HideIcon, ShowIcon } from '../../base/icons';
import { defineLabels, useLabels } from '../../theme/labels';
import { Row, type RowInput, type RowTexts } from './row';
import { useRow } from './use-row';
import { useQuietError } from './use-quiet-error';

export const secretRowLabels = defineLabels('secret-row', {
  show: (label: string) => `Show: ${label}`,
  hide: (label: string) => `Hide: ${label}`,
  copy: (label: string) => `Copy: ${label}`,
});

interface SecretRowTexts extends RowTexts {
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
  /** After the field, for example a button that generates a new key. */
  actions?: ReactNode;
}

export type SecretRowProps = Omit<SecretRowTexts, 'label'> & RowInput<string>;

/** Always the same length, so that it doesn't reveal the secret's. */
const mask = '•'.repeat(16);

/**
 * A key or a secret URL. Hidden until the user shows it; while hidden, it is nowhere on the page, but can still be
 * copied. Show it first to change it.
 */
export const SecretRow = memo(function SecretRow(props: SecretRowProps) {
  const { value, onValueChange, placeholder, actions, isReadOnly = false, ...row } = useRow(props);
  const labels = useLabels(secretRowLabels);
  const { isErrorQuiet, beforeEdit, onBlur } = useQuietError(row.error);
  const [isShown, setShown] = useState(false);
  const isMasked = !isShown && value !== '';
  const toggle = useRef<HTMLButtonElement>(null);
  const handleToggle = () => {
    flushSync(() => setShown(isMasked));
    // The pressed button disappeared with its field.
    toggle.current?.focus();
  };
  return (
    <Row {...row} isErrorQuiet={isErrorQuiet} say={(secret: string) => (secret === '' ? '' : mask)}>
      {(control) => (
        <div className="cd-secret">
          <TextField.Root
            {...control}
            // A new element, so that the secret doesn't stay in the field's history.
            key={isMasked ? 'masked' : 'open'}
            className="cd-secret-field"
            dir="ltr"
            value={isMasked ? mask : value}
            placeholder={placeholder}
            readOnly={isMasked || isReadOnly}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onBlur={onBlur}
            onChange={(event) => {
              setShown(true);
              beforeEdit();
              onValueChange(event.target.value);
            }}
          >
            {value !== '' && (
              <TextField.Slot side="right" gap="3">
                <IconButton
                  ref={toggle}
                  type="button"
                  size="1"
                  variant="ghost"
                  color="gray"
                  disabled={control.disabled}
                  aria-label={isMasked ? labels.show(row.label) : labels.hide(row.label)}
                  onClick={handleToggle}
                >
                  {isMasked ? <ShowIcon size={16} aria-hidden /> : <HideIcon size={16} aria-hidden />}
                </IconButton>
                <CopyButton layout="icon" text={value} label={labels.copy(row.label)} disabled={control.disabled} />
              </TextField.Slot>
            )}
          </TextField.Root>
          {actions}
        </div>
      )}
    </Row>
  );
});
