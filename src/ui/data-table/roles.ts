/** The roles that the elements of a table have by themselves, until the look of a card takes them away. */
export const roles = {
  rowgroup: 'rowgroup',
  rowheader: 'rowheader',
  cell: 'cell',
} as const;
