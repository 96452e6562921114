import { useMemo, useState } from 'react';
import { DataTable, type DataTableProps } from './data-table';
import { Pager } from './pager';
import { Text } from '../base/text';

interface PagedTableProps<Row> extends DataTableProps<Row> {
  pageSize: number;
  /** What narrows the rows: another search is seen from its first page. */
  query?: string | undefined;
  /** A line under the table, such as how many rows could not be read. */
  remark?: string | undefined;
}

/** A table of which one page is shown, and the way through the others where there are any. */
export function PagedTable<Row>({ pageSize, query = '', remark, rows, ...table }: PagedTableProps<Row>) {
  const [asked, setAsked] = useState({ page: 1, query });
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = asked.query === query ? Math.min(asked.page, last) : 1;
  const shown = useMemo(() => rows.slice((page - 1) * pageSize, page * pageSize), [rows, page, pageSize]);
  return (
    <>
      <DataTable {...table} rows={shown} />
      {remark !== undefined && (
        <Text as="p" size="1" color="gray">
          {remark}
        </Text>
      )}
      {last > 1 && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={rows.length}
          onPageChange={(next) => setAsked({ page: next, query })}
        />
      )}
    </>
  );
}
