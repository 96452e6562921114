/** The implicit roles of a table's elements, which the card layout removes. */
export const roles = {
  rowgroup: 'rowgroup',
  rowheader: 'rowheader',
  cell: 'cell',
} as const;
