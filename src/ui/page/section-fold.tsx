import type { RefObject } from 'react';
import { ChevronDownIcon } from '../base/icons';
import { focusedElement } from '../focus/composed-tree';

interface SectionFoldProps {
  /** The section. */
  place: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/**
 * Folds and opens a section for the pointer. The keyboard and screen readers pass through all rows, and a section opens
 * when they reach one.
 */
export function SectionFold({ place, isOpen, onOpenChange }: SectionFoldProps) {
  const toggle = () => {
    const focused = focusedElement();
    if (isOpen && focused instanceof HTMLElement && place.current?.contains(focused)) focused.blur();
    onOpenChange(!isOpen);
  };
  return (
    <button
      type="button"
      className="rt-reset cd-section-fold"
      tabIndex={-1}
      aria-hidden="true"
      // A focus in the section would open it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={toggle}
    >
      <ChevronDownIcon size={16} />
    </button>
  );
}
