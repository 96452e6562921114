import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Announcer } from '../announcer';
import { defineLabels, useLabels } from '../labels';
import { OptionPopover } from '../option-popover';
import type { SearchOption } from '../search-options';
import { useCombobox } from '../use-combobox';
import { Chip } from './chip';
import { useChipArrowKeys } from './chip-arrow-keys';

export const chipsLabels = defineLabels('chips', {
  chosen: (label: string) => `${label}: chosen`,
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
});

interface ChipsFieldProps {
  value: readonly string[];
  onValueChange(next: readonly string[]): void;
  options: readonly SearchOption[];
  labelOf(value: string): string;
  label: string;
  placeholder: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Chips with the field that adds to them. */
export function ChipsField(props: ChipsFieldProps) {
  const { value, onValueChange, options, labelOf, label, placeholder, disabled, readOnly, ...control } = props;
  const labels = useLabels(chipsLabels);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const left = useMemo(() => options.filter((option) => !value.includes(option.value)), [options, value]);
  const isFixed = disabled || readOnly;
  const add = (next: string) => {
    setSaid(labels.added(labelOf(next)));
    onValueChange([...value, next]);
  };
  const remove = (index: number) => {
    setSaid(labels.removed(labelOf(value[index] ?? '')));
    onValueChange(value.toSpliced(index, 1));
  };
  const combobox = useCombobox({ options: left, onPick: add, isDisabled: isFixed });
  const focusAt = useChipArrowKeys(root, value.length);

  const handleFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionEnd, value: text } = event.currentTarget;
    if (text === '' && event.key === 'Backspace' && value.length > 0 && !isFixed) remove(value.length - 1);
    else if (selectionEnd !== 0 || !focusAt.byKey(event, value.length)) combobox.inputProps.onKeyDown(event);
  };
  const handleChipKey = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Backspace' || event.key === 'Delete') removeChip(index);
    else focusAt.byKey(event, index);
  };
  // The chip goes and takes the focus along, so it goes first: to the neighbour that will stand there.
  const removeChip = (index: number) => {
    focusAt.index(index + 1 < value.length ? index + 1 : value.length);
    remove(index);
  };

  return (
    <OptionPopover combobox={combobox} label={label}>
      <div ref={root} className="cd-chips" data-disabled={disabled || undefined} data-invalid={control['aria-invalid']}>
        {value.length > 0 && (
          <ul className="cd-chips-list" aria-label={labels.chosen(label)}>
            {value.map((stored, index) => (
              <Chip
                key={stored}
                removeLabel={labels.remove(labelOf(stored))}
                canRemove={!isFixed}
                isStop={index === value.length - 1}
                onKeyDown={(event) => handleChipKey(event, index)}
                onRemove={() => removeChip(index)}
              >
                {labelOf(stored)}
              </Chip>
            ))}
          </ul>
        )}
        <input
          {...control}
          {...combobox.inputProps}
          className="rt-reset cd-chips-input"
          value={combobox.query ?? ''}
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={disabled}
          readOnly={readOnly}
          onKeyDown={handleFieldKey}
        />
        <Announcer>{said}</Announcer>
      </div>
    </OptionPopover>
  );
}
