import { IconButton, TextField } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { memo, useId, type ClipboardEvent, type ReactNode } from 'react';
import { AlertIcon, CloseIcon } from '../../base/icons';
import { useLabels } from '../../theme/labels';
import { listRowLabels } from './list-row-labels';
import { Text } from '../../base/text';
import type { Variant } from '../../base/variants';

const line = cva('cd-list-line', { variants: { state: { open: '', readOnly: '', disabled: '' } } });

/** A note about a line: why it is invalid, or something to know. */
export interface LineRemark {
  error?: string | undefined;
  note?: ReactNode;
}

interface ListLineProps {
  index: number;
  value: string;
  remark: LineRemark | undefined;
  state: Variant<typeof line, 'state'>;
  onValueChange(index: number, next: string): void;
  onRemove(index: number): void;
  /** Splits a pasted text into lines. */
  split(text: string): string[];
  /** Several lines were pasted between the texts before and after the caret. */
  onPaste(index: number, before: string, pasted: string, after: string): void;
}

/** A line of a list with its note and a remove button. */
export const ListLine = memo(function ListLine(props: ListLineProps) {
  const { index, value, remark, state } = props;
  const labels = useLabels(listRowLabels);
  const id = useId();
  const name = labels.line(index + 1);
  const isOpen = state === 'open';
  const hasRemark = remark?.error !== undefined || remark?.note !== undefined;
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!isOpen || props.split(pasted).length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    props.onPaste(
      index,
      value.slice(0, selectionStart ?? undefined),
      pasted,
      value.slice(selectionEnd ?? value.length),
    );
  };
  return (
    <li className={line({ state })} data-line={index} data-state={remark?.error === undefined ? 'valid' : 'invalid'}>
      <TextField.Root
        className="cd-list-field"
        dir="auto"
        aria-label={name}
        aria-describedby={hasRemark ? id : undefined}
        aria-invalid={remark?.error !== undefined || undefined}
        value={value}
        disabled={state === 'disabled'}
        readOnly={state === 'readOnly'}
        autoComplete="off"
        spellCheck={false}
        onPaste={handlePaste}
        onChange={(event) => props.onValueChange(index, event.target.value)}
      />
      {isOpen && (
        <div className="cd-list-actions">
          <IconButton
            type="button"
            variant="ghost"
            color="gray"
            data-part="remove"
            aria-label={labels.remove(name)}
            onClick={() => props.onRemove(index)}
          >
            <CloseIcon size={16} aria-hidden />
          </IconButton>
        </div>
      )}
      {hasRemark && (
        <div id={id} className="cd-list-remark">
          {remark.error !== undefined && (
            <Text as="p" size="1" color="red" className="cd-row-error">
              <AlertIcon size={16} aria-hidden />
              {remark.error}
            </Text>
          )}
          {remark.note !== undefined && (
            <Text as="div" size="1" color="gray">
              {remark.note}
            </Text>
          )}
        </div>
      )}
    </li>
  );
});
