import type { KeyboardEvent } from 'react';

/** A cell by its indexes; -1 is a header. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridShape {
  rowCount: number;
  columnCount: number;
  /** How many rows Page Up and Page Down move by. */
  page: number;
  isRtl: boolean;
}

/** Where a key leads from a cell, as the grid pattern says; undefined for other keys. */
export function placeAfterKey(
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  { row, column }: GridPlace,
  { rowCount, columnCount, page, isRtl }: GridShape,
): GridPlace | undefined {
  if (altKey || shiftKey) return undefined;
  const [lastRow, lastColumn] = [rowCount - 1, columnCount - 1];
  const at = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.max(-1, Math.min(lastRow, nextRow)),
    column: Math.max(-1, Math.min(lastColumn, nextColumn)),
  });
  if (ctrlKey || metaKey) {
    if (key === 'Home') return at(0, 0);
    return key === 'End' ? at(lastRow, lastColumn) : undefined;
  }
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowRight':
      return at(row, column + forward);
    case 'ArrowLeft':
      return at(row, column - forward);
    case 'Home':
      return at(row, -1);
    case 'End':
      return at(row, lastColumn);
    case 'PageDown':
      return at(row + page, column);
    case 'PageUp':
      return at(Math.max(0, row - page), column);
    default:
      return undefined;
  }
}
