import type { tableLabels } from '../../../ui/data-table/labels';
import { translate } from '../../translate';

export const table = translate<typeof tableLabels>('table', {
  actions: 'Aktionen',
  rowMenu: (row) => `Weitere Aktionen für ${row}`,
  fold: (row) => `Details zu ${row}`,
  rowAction: (action, row) => `${action}: ${row}`,
  selection: 'Auswahl',
  selectRow: (row) => `${row} auswählen`,
  selectAll: (count) => (count === 1 ? '1 Zeile auswählen' : `Alle ${count} auswählen`),
  selected: (count, total) => `${count} von ${total} ausgewählt`,
  clearSelection: 'Aufheben',
  sortedUp: (column) => `Nach ${column} aufsteigend sortiert`,
  sortedDown: (column) => `Nach ${column} absteigend sortiert`,
});
