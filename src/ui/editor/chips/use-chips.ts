import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { defineLabels, useLabels } from '../../theme/labels';
import { useTheme } from '../../theme/theme-context';

export const chipsLabels = defineLabels('chips', {
  chosen: (label: string) => `${label}: selected`,
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
});

interface UseChipsOptions {
  value: readonly string[];
  labelOf(value: string): string;
  isFixed: boolean;
  /** The values without one of them. */
  onRemove(left: readonly string[]): void;
}

/** The actions on chips and their field: removal, moving along them, and announcements. */
export function useChips({ value, labelOf, isFixed, onRemove }: UseChipsOptions) {
  const labels = useLabels(chipsLabels);
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const focusAt = useChipArrowKeys(root, value.length);

  const remove = (index: number) => {
    setSaid(labels.removed(labelOf(value[index] ?? '')));
    onRemove(value.toSpliced(index, 1));
  };
  const removeChip = (index: number) => {
    // A removed chip takes the focus with it, so move it first: to the neighbor that takes its place.
    focusAt.index(index + 1 < value.length ? index + 1 : value.length);
    remove(index);
  };
  return {
    root,
    said,
    value,
    labelOf,
    isFixed,
    removeChip,
    sayAdded: (added: readonly string[]) => setSaid(added.map((one) => labels.added(labelOf(one))).join(', ')),
    handleChipKey: (event: KeyboardEvent, index: number) => {
      if (event.key === 'Backspace' || event.key === 'Delete') removeChip(index);
      else focusAt.byKey(event, index);
    },
    /** Whether the key was for the chips: Backspace in the empty field removes the last one. */
    handleFieldKey: (event: KeyboardEvent<HTMLInputElement>): boolean => {
      const { selectionEnd, value: text } = event.currentTarget;
      if (event.key === 'Backspace' && text === '' && value.length > 0 && !isFixed) {
        remove(value.length - 1);
        return true;
      }
      return selectionEnd === 0 && focusAt.byKey(event, value.length);
    },
  };
}

export type Chips = ReturnType<typeof useChips>;

/** Left and Right among the chips and the field after them, mirrored in right-to-left layouts. */
function useChipArrowKeys(root: RefObject<HTMLElement | null>, count: number) {
  const { direction } = useTheme();
  const index = (to: number) => {
    const stop = to === count ? '.cd-chips-input' : `[data-index="${to}"]`;
    root.current?.querySelector<HTMLElement>(stop)?.focus();
  };
  const byKey = (event: KeyboardEvent, from: number): boolean => {
    const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
    const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
    const to = event.key === forward ? from + 1 : event.key === back ? from - 1 : undefined;
    if (to === undefined || to < 0 || to > count) return false;
    event.preventDefault();
    index(to);
    return true;
  };
  return { index, byKey };
}
