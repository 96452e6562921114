import type { KeyboardEvent, RefObject } from 'react';
import { useTheme } from '../../theme/theme-context';

/** Left and right among the chips and the field behind them, mirrored where people read from right to left. */
export function useChipArrowKeys(root: RefObject<HTMLElement | null>, count: number) {
  const { direction } = useTheme();
  const index = (to: number) => {
    const stops = root.current?.querySelectorAll<HTMLElement>('.cd-chip-remove, .cd-chips-input');
    stops?.[to]?.focus();
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
