import type { DataTableColumn, DataTableSort } from './types';

/** The rows sorted by a column. The sort is stable, and rows without a value come last. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | undefined,
  locale: string,
): readonly Row[] {
  const sortValue = columns.find(({ key }) => key === sort?.key)?.sortValue;
  if (!sort || !sortValue) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      if (typeof a.value === 'number' && typeof b.value === 'number') return sign * (a.value - b.value);
      return sign * compare(String(a.value), String(b.value));
    })
    .map(({ row }) => row);
}

/** The sort that a click on a column's header requests. */
export function nextSort(sort: DataTableSort | undefined, key: string): DataTableSort {
  const isAscending = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: isAscending ? 'descending' : 'ascending' };
}
