import type { KeyboardEvent } from 'react';
import { isModifiedKey } from '../base/arrow-keys';

export interface CellPlace {
  row: number;
  column: number;
}

interface Grid {
  rows: number;
  columns: number;
  direction: 'ltr' | 'rtl';
}

/** The cell that a key leads to from another; undefined at an edge, and for other keys. */
export function cellByKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  { row, column }: CellPlace,
  { rows, columns, direction }: Grid,
): CellPlace | undefined {
  if (isModifiedKey(event)) return undefined;
  const [forward, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const places: Record<string, CellPlace> = {
    [forward]: { row, column: column + 1 },
    [back]: { row, column: column - 1 },
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
  };
  const next = places[event.key];
  const isInside = next && next.row >= 0 && next.row < rows && next.column >= 0 && next.column < columns;
  return isInside ? next : undefined;
}
