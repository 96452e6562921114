import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Announcer } from '../../base/announcer';
import { useLabels } from '../../theme/labels';
import { Chip } from './chip';
import { chipsLabels, type Chips } from './use-chips';

const box = cva('cd-chips', {
  variants: { state: { idle: '', disabled: 'cd-chips-disabled', invalid: 'cd-chips-invalid' } },
});

interface ChipsBoxProps {
  chips: Chips;
  label: string;
  isDisabled?: boolean | undefined;
  isInvalid: true | undefined;
  /** The field that adds values. */
  children: ReactNode;
}

/** Chips, followed by the field that adds to them. */
export function ChipsBox({ chips, label, isDisabled, isInvalid, children }: ChipsBoxProps) {
  const { root, said, value, labelOf, isFixed, handleChipKey, removeChip } = chips;
  const labels = useLabels(chipsLabels);
  const state = isDisabled ? 'disabled' : isInvalid ? 'invalid' : 'idle';
  return (
    <div ref={root} className={box({ state })}>
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
              <bdi>{labelOf(stored)}</bdi>
            </Chip>
          ))}
        </ul>
      )}
      {children}
      <Announcer>{said}</Announcer>
    </div>
  );
}
