import { type ChangeEvent, type ClipboardEvent, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { ChipsBox } from './chips-box';
import { Row, type PlainRowProps } from '../rows/row';
import { useChips } from './use-chips';
import { useQuietError } from '../rows/use-quiet-error';

interface TypedChipsRowProps extends Omit<PlainRowProps<readonly string[]>, 'onValueChange'> {
  /** Text that isn't a chip yet. */
  typed: string;
  onValueChange(next: readonly string[], typed: string): void;
  /** An example, shown while there are none. */
  placeholder?: string | undefined;
  /** Splits a text into chips, without duplicates. */
  split(text: string): string[];
  /** A character that ends a chip, as Enter does. */
  separator: RegExp;
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize' | 'spellCheck'> | undefined;
}

/** Typed values as chips, with the field that adds to them: a separator or Enter ends one. */
export function TypedChipsRow(props: TypedChipsRowProps) {
  const { value, typed, onValueChange, placeholder, split, separator, input, isReadOnly = false, ...row } = props;
  const { isErrorQuiet, beforeEdit, onBlur } = useQuietError(row.error);
  const chips = useChips({
    value,
    labelOf: String,
    isFixed: isReadOnly || row.disabledReason !== undefined,
    onRemove: (left) => onValueChange(left, typed),
  });

  const add = (text: string, rest = '') => {
    const next = split([...value, text].join(','));
    chips.sayAdded(next.filter((one) => !value.includes(one)));
    onValueChange(next, rest);
  };
  const handleType = ({ target: { value: text }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    beforeEdit();
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing;
    const end = isComposing ? 0 : text.split('').findLastIndex((character) => separator.test(character)) + 1;
    if (end === 0) onValueChange(value, text);
    else add(text.slice(0, end), text.slice(end).trimStart());
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // A single-line field would lose the line breaks between them.
    const pasted = event.clipboardData.getData('text').trim();
    if (!separator.test(pasted) || isReadOnly) return;
    event.preventDefault();
    beforeEdit();
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    // It replaces what is selected; what is typed before it is an item of its own.
    const isOver = from !== null && to !== null && from < to;
    add(isOver ? `${typed.slice(0, from)}${pasted}${typed.slice(to)}` : [typed, pasted].join(' '));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else chips.handleFieldKey(event);
  };
  return (
    <Row {...row} isErrorQuiet={isErrorQuiet}>
      {(control) => (
        <ChipsBox chips={chips} label={row.label} isDisabled={control.disabled} isInvalid={control['aria-invalid']}>
          <input
            {...control}
            {...input}
            className="rt-reset cd-chips-input"
            autoComplete="off"
            value={typed}
            placeholder={value.length === 0 ? placeholder : undefined}
            readOnly={isReadOnly}
            onChange={handleType}
            onPaste={handlePaste}
            onKeyDown={handleKeyDown}
            onBlur={() => {
              onBlur();
              if (typed.trim() !== '') add(typed);
            }}
          />
        </ChipsBox>
      )}
    </Row>
  );
}
