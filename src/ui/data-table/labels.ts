import { defineLabels } from '../theme/labels';

export const tableLabels = defineLabels('table', {
  /** The column of the row actions, for screen readers. */
  actions: 'Actions',
  /** The button of a row's menu. */
  rowMenu: (row: string) => `More actions for ${row}`,
  /** Unfolds a row's card on a phone. */
  fold: (row: string) => `Details for ${row}`,
  /** An action shown in the row as an icon. */
  rowAction: (action: string, row: string) => `${action}: ${row}`,
  /** The column of the checkboxes, for screen readers. */
  selection: 'Selection',
  selectRow: (row: string) => `Select ${row}`,
  /** Selects the rows of all pages. */
  selectAll: (count: number) => (count === 1 ? 'Select 1 row' : `Select all ${count}`),
  selected: (count: number, total: number) => `${count} of ${total} selected`,
  clearSelection: 'Clear',
  sortedUp: (column: string) => `Sorted by ${column}, ascending`,
  sortedDown: (column: string) => `Sorted by ${column}, descending`,
});
