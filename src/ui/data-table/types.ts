import type { ReactNode } from 'react';
import type { Route } from '../../model/places/route';
import type { Variant } from '../base/variants';
import type { cell } from './cells';

/** A column: its header and its cells. */
export interface DataTableColumn<Row> {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** `end` for numbers, which then use tabular figures. */
  align?: Variant<typeof cell, 'align'> | undefined;
  /** The value to sort by. A column with it is sortable; rows without a value come last. */
  sortValue?: ((row: Row) => string | number | null) | undefined;
  /** For a column that would otherwise be too wide or too narrow. */
  width?: `${number}px` | `${number}%` | undefined;
  /**
   * Where it stays on a folded card: `title` and `line` below each other, `end` beside them. With one such column, cards
   * fold, and the other columns show on an unfolded card only.
   */
  folded?: Variant<typeof cell, 'state'> | undefined;
}

export interface DataTableSort {
  /** The column's. */
  key: string;
  direction: 'ascending' | 'descending';
}

/** An action on one row. */
export interface RowAction {
  label: string;
  /** What it does, below its label in the menu. */
  help?: string | undefined;
  /** With an icon, the action is also shown in the row itself for the mouse. */
  icon?: ReactNode;
  /** Why it isn't possible now; shown in the menu. */
  blockedBy?: string | undefined;
  /** Where it leads, without an icon. Not shown if the host has no such screen. */
  to?: Route | undefined;
  /** Without `to`, the user chooses it. */
  onSelect?: (() => void) | undefined;
}
