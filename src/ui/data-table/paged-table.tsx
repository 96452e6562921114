import { useMemo } from 'react';
import { DataTable, type DataTableProps } from './data-table';
import { usePages } from './use-pages';
import { Text } from '../base/text';
import { useTheme } from '../theme/theme-context';
import { sortRows } from './sort-rows';

interface PagedTableProps<Row> extends DataTableProps<Row> {
  pageSize: number;
  /** Identifies the search or filter: another one starts at its first page. */
  query?: string | undefined;
  /** A line under the table, for example how many rows couldn't be read. */
  remark?: string | undefined;
}

/** A table that shows one page, with a pager if there are several. */
export function PagedTable<Row>({ pageSize, query, remark, rows: all, ...table }: PagedTableProps<Row>) {
  const { locale } = useTheme();
  const { columns, sort } = table;
  // All of them, not only those of the page.
  const rows = useMemo(() => sortRows(all, columns, sort, locale), [all, columns, sort, locale]);
  const { shown, pager } = usePages(rows, { pageSize, query });
  return (
    <>
      <DataTable {...table} rows={shown} allRows={rows} />
      {remark !== undefined && (
        <Text as="p" size="1" color="gray">
          {remark}
        </Text>
      )}
      {pager}
    </>
  );
}
