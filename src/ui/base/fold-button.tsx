import { ChevronDownIcon } from './icons';

interface FoldButtonProps {
  /** What it unfolds. */
  label: string;
  isOpen: boolean;
  onOpenChange(open: boolean): void;
}

/** Unfolds a card. It shows on narrow screens only: elsewhere, all of the card does. */
export function FoldButton({ label, isOpen, onOpenChange }: FoldButtonProps) {
  return (
    <button
      type="button"
      className="rt-reset cd-fold"
      aria-label={label}
      aria-expanded={isOpen}
      onClick={() => onOpenChange(!isOpen)}
    >
      <ChevronDownIcon size={16} aria-hidden />
    </button>
  );
}
