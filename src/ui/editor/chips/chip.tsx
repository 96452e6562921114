import type { KeyboardEvent, ReactNode } from 'react';
import { CloseIcon } from '../../base/icons';

interface ChipProps {
  children: ReactNode;
  /** Among all values. */
  index: number;
  removeLabel: string;
  canRemove: boolean;
  /** The one chip in the Tab order; arrow keys reach the others. */
  isStop: boolean;
  onKeyDown(event: KeyboardEvent): void;
  onRemove(): void;
}

/** One of the selected values. */
export function Chip({ children, index, removeLabel, canRemove, isStop, onKeyDown, onRemove }: ChipProps) {
  return (
    <li className="cd-chip">
      <span className="cd-chip-name">{children}</span>
      {canRemove && (
        <button
          type="button"
          className="rt-reset cd-chip-remove"
          aria-label={removeLabel}
          data-index={index}
          tabIndex={isStop ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={onRemove}
        >
          <CloseIcon size={16} aria-hidden />
        </button>
      )}
    </li>
  );
}
