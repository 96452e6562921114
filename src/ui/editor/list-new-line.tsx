import { Button, TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { AddIcon } from '../icons';
import { useLabels } from '../labels';
import { listRowLabels } from './list-row-labels';

interface NewLineProps {
  /** The row's label. */
  label: string;
  placeholder: string | undefined;
  disabled: boolean;
  split(text: string): string[];
  onAdd(lines: string[]): void;
}

/** The line at the end of a list that becomes a part of it with Enter, with the button, or when it is left. */
export function NewLine({ label, placeholder, disabled, split, onAdd }: NewLineProps) {
  const labels = useLabels(listRowLabels);
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    onAdd([text.trim()]);
    setText('');
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
        onChange={(event) => setText(event.target.value)}
        onBlur={add}
        onPaste={(event) => {
          const lines = split(`${text}${event.clipboardData.getData('text')}`);
          if (lines.length < 2) return;
          event.preventDefault();
          onAdd(lines);
          setText('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
      <Button
        type="button"
        variant="soft"
        color="gray"
        disabled={disabled}
        // Leaving the field would add the line before the click does.
        onMouseDown={(event) => event.preventDefault()}
        onClick={add}
      >
        <AddIcon size={16} aria-hidden />
        {labels.add}
      </Button>
    </div>
  );
}
