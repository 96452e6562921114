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
  sortedUp: (column: string) => `Sorted by ${column}, ascending`,
  sortedDown: (column: string) => `Sorted by ${column}, descending`,
});
