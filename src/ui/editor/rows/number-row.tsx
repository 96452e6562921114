import { TextField } from '@radix-ui/themes';
import { memo, useState } from 'react';
import { readWholeNumber } from '../../../model/core/whole-number';
import { useLabels } from '../../theme/labels';
import { editorLabels } from '../editor-labels';
import { Row, type RowInput, type RowTexts } from './row';
import { useRow } from './use-row';
import { useQuietError } from './use-quiet-error';

interface NumberRowTexts extends RowTexts {
  /** Zero is set in another way, perhaps by a switch, so the field shows it as empty and doesn't accept it. */
  isZeroEmpty?: boolean | undefined;
  /** Six if absent. */
  maxDigits?: number | undefined;
}

export type NumberRowProps = Omit<NumberRowTexts, 'label'> & RowInput<number | null>;

/** A whole number of a few digits; null while it is empty or invalid. */
export const NumberRow = memo(function NumberRow(props: NumberRowProps) {
  const { value, onValueChange, isZeroEmpty = false, maxDigits = 6, isReadOnly, ...row } = useRow(props);
  const labels = useLabels(editorLabels);
  const { isErrorQuiet, beforeEdit, onBlur } = useQuietError(row.error);
  const [typed, setTyped] = useState<{ text: string; value: number | null }>();
  const sayNumber = (number: number | null) => (number === 0 && isZeroEmpty ? '' : String(number ?? ''));
  // Typed text is dropped when the value it belongs to changes.
  const isTyping = typed !== undefined && typed.value === value;
  const text = isTyping ? typed.text : sayNumber(value);
  const fault = isTyping ? faultOf(text, maxDigits) : undefined;
  const error = fault && (fault === 'tooLong' ? labels.tooManyDigits(maxDigits) : labels.notANumber);
  const handleType = (next: string) => {
    const read = faultOf(next, maxDigits) ? null : (readWholeNumber(next) ?? null);
    const isNothing = isZeroEmpty && read === 0;
    const number = isNothing ? null : read;
    setTyped({ text: isNothing ? '' : next, value: number });
    if (number === value) return;
    beforeEdit();
    onValueChange(number);
  };
  return (
    <Row
      {...row}
      layout="beside"
      say={row.say ?? sayNumber}
      error={error ?? row.error}
      isErrorQuiet={error === undefined && isErrorQuiet}
    >
      {(control) => (
        <TextField.Root
          {...control}
          className="cd-number"
          inputMode="numeric"
          value={text}
          readOnly={isReadOnly}
          autoComplete="off"
          onBlur={() => {
            if (!fault) setTyped(undefined);
            onBlur();
          }}
          onChange={(event) => handleType(event.target.value)}
        />
      )}
    </Row>
  );
});

/** Why the field doesn't accept a text as a number. Empty is not an error yet. */
function faultOf(text: string, maxDigits: number): 'notANumber' | 'tooLong' | undefined {
  const digits = text.trim();
  if (digits === '') return undefined;
  if (readWholeNumber(digits) === undefined) return 'notANumber';
  return digits.length > maxDigits ? 'tooLong' : undefined;
}
