import type { ReactNode } from 'react';
import { Announcer } from '../../base/announcer';
import { useLabels } from '../../theme/labels';
import { Chip } from './chip';
import { chipsLabels, type Chips } from './use-chips';

interface ChipsBoxProps {
  chips: Chips;
  label: string;
  isDisabled?: boolean | undefined;
  isInvalid: true | undefined;
  /** The field that adds to them. */
  children: ReactNode;
}

/** Chips, and behind them the field that adds to them. */
export function ChipsBox({ chips, label, isDisabled, isInvalid, children }: ChipsBoxProps) {
  const { root, said, value, labelOf, isFixed, handleChipKey, removeChip } = chips;
  const labels = useLabels(chipsLabels);
  return (
    <div ref={root} className="cd-chips" data-disabled={isDisabled || undefined} data-invalid={isInvalid}>
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
