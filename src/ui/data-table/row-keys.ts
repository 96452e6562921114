import type { KeyboardEvent } from 'react';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

interface TableShape {
  count: number;
  /** How many rows Page Up and Page Down move by. */
  page: number;
}

/** The row that a key leads to, within the table; undefined for other keys. */
export function rowAfterKey(event: Key, row: number, { count, page }: TableShape): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -count,
    End: count,
  };
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, row + step));
}
