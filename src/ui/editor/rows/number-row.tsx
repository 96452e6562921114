import { TextField } from '@radix-ui/themes';
import { memo } from 'react';
import { useField } from '../editor-context';
import { Row, type NamedRowProps, type PlainRowProps, type RowTexts } from './row';
import { useQuietError } from './use-quiet-error';

interface NumberRowTexts extends RowTexts {
  /** Zero is said in another way, a switch perhaps, so the field shows it as empty and does not take it. */
  isZeroEmpty?: boolean | undefined;
  /** Six when absent. */
  maxDigits?: number | undefined;
}

export interface NumberRowProps extends Omit<NumberRowTexts, 'label'>, NamedRowProps<number | null> {}

/** A whole number of a few digits; null while it is cleared. */
export function NumberRow({ name, defaultValue, ...texts }: NumberRowProps) {
  return <PlainNumberRow {...useField<number | null>(name, defaultValue)} {...texts} />;
}

/** `NumberRow` that is given its value instead of reading it from the frame. */
export const PlainNumberRow = memo(function PlainNumberRow(props: NumberRowTexts & PlainRowProps<number | null>) {
  const { value, onValueChange, isZeroEmpty = false, maxDigits = 6, theirs, isReadOnly, ...row } = props;
  const { isErrorQuiet, beforeEdit, onBlur } = useQuietError(row.error);
  const text = value === 0 && isZeroEmpty ? '' : String(value ?? '');
  return (
    <Row {...row} theirs={String(theirs ?? '')} isErrorQuiet={isErrorQuiet}>
      {(control) => (
        <TextField.Root
          {...control}
          className="cd-number"
          inputMode="numeric"
          value={text}
          maxLength={maxDigits}
          readOnly={isReadOnly}
          autoComplete="off"
          onBlur={onBlur}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '');
            const next = digits === '' || (isZeroEmpty && Number(digits) === 0) ? null : Number(digits);
            if (next === value) return;
            beforeEdit();
            onValueChange(next);
          }}
        />
      )}
    </Row>
  );
});
