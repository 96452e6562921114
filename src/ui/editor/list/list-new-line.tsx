import { Button, TextField } from '@radix-ui/themes';
import { AddIcon } from '../../base/icons';
import { useLabels } from '../../theme/labels';
import { listRowLabels } from './list-row-labels';

interface NewLineProps {
  /** The row's label. */
  label: string;
  placeholder: string | undefined;
  disabled: boolean;
  /** The line being typed here: already the last of the list, so that a draft contains it. */
  text: string;
  split(text: string): string[];
  onTextChange(text: string): void;
  /** The line is finished, or several were pasted. */
  onAdd(lines: string[]): void;
}

/** The new line at the end of a list, added with Enter, with the button, or on blur. */
export function NewLine({ label, placeholder, disabled, text, split, onTextChange, onAdd }: NewLineProps) {
  const labels = useLabels(listRowLabels);
  const add = () => {
    if (text !== '') onAdd(text.trim() === '' ? [] : [text.trim()]);
  };
  return (
    <div className="cd-list-new">
      <TextField.Root
        className="cd-list-field"
        dir="auto"
        data-part="new"
        aria-label={labels.newLine(label)}
        value={text}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onTextChange(event.target.value)}
        onBlur={add}
        onPaste={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget;
          const before = text.slice(0, selectionStart ?? text.length);
          const after = text.slice(selectionEnd ?? text.length);
          const lines = split(`${before}${event.clipboardData.getData('text')}${after}`);
          if (lines.length < 2) return;
          event.preventDefault();
          onAdd(lines);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
      <Button
        type="button"
        variant="outline"
        color="gray"
        disabled={disabled}
        // Blurring the field would add the line before the click does.
        onMouseDown={(event) => event.preventDefault()}
        onClick={add}
      >
        <AddIcon size={16} aria-hidden />
        {labels.add}
      </Button>
    </div>
  );
}
