import type { KeyboardEvent } from 'react';
import { useTheme } from '../theme/theme-context';

interface ArrowKeyOptions {
  /** The arrow also selects its target, as a click would. */
  isChoosing?: boolean | undefined;
}

/**
 * Key handling for a group's members, found by selectors: arrows cycle among them, mirrored in right-to-left layouts,
 * and Home and End go to the ends.
 */
export function useArrowKeys(group: string, members: string, { isChoosing = false }: ArrowKeyOptions = {}) {
  const { direction } = useTheme();
  return (event: KeyboardEvent<HTMLElement>) => {
    if (isModifiedKey(event)) return;
    const all = [...(event.currentTarget.closest(group)?.querySelectorAll<HTMLElement>(members) ?? [])];
    const next = all[nextOf(event.key, all.indexOf(event.currentTarget), all.length, direction)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (isChoosing) next.click();
  };
}

function nextOf(key: string, index: number, count: number, direction: 'ltr' | 'rtl'): number {
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward || key === 'ArrowDown') return (index + 1) % count;
  if (key === back || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

/** A key combined with a modifier is left to the browser. */
export function isModifiedKey(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
}
