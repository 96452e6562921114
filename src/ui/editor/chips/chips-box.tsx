import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Announcer } from '../../base/announcer';
import { usePages } from '../../data-table/use-pages';
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
  // New ones are added to the end.
  const { shown, from, pager } = usePages(value, { start: value.length - 1 });
  const state = isDisabled ? 'disabled' : isInvalid ? 'invalid' : 'idle';
  return (
    <div ref={root} className={box({ state })}>
      {value.length > 0 && (
        <ul className="cd-chips-list" aria-label={labels.chosen(label)}>
          {shown.map((stored, at) => (
            <Chip
              key={stored}
              index={from + at}
              removeLabel={labels.remove(labelOf(stored))}
              canRemove={!isFixed}
              isStop={at === shown.length - 1}
              onKeyDown={(event) => handleChipKey(event, from + at)}
              onRemove={() => removeChip(from + at)}
            >
              <bdi>{labelOf(stored)}</bdi>
            </Chip>
          ))}
        </ul>
      )}
      {pager}
      {children}
      <Announcer>{said}</Announcer>
    </div>
  );
}
