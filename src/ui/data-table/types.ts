import type { ReactNode } from 'react';
import type { Variant } from '../base/variants';
import type { cell } from './cells';

/** One column: how its header reads and what its cells show. */
export interface DataTableColumn<Row> {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** `end` for numbers, which then stand in tabular figures. */
  align?: Variant<typeof cell, 'align'> | undefined;
  /** What the rows are ordered by. A column with it can be sorted; what has no value stands last. */
  sortValue?: ((row: Row) => string | number | null) | undefined;
  /** For a column that would else be too wide or too narrow. */
  width?: `${number}px` | `${number}%` | undefined;
}

export interface DataTableSort {
  /** Of the column. */
  key: string;
  direction: 'ascending' | 'descending';
}

/** Something that can be done with one row. */
export interface RowAction {
  label: string;
  /** With an icon the action also stands in the row by itself where there is a mouse. */
  icon?: ReactNode;
  onSelect(): void;
}
