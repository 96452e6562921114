import { useMemo, useState } from 'react';
import { DataTable, type DataTableProps } from './data-table';
import { Pager } from './pager';
import { Text } from '../base/text';

interface PagedTableProps<Row> extends DataTableProps<Row> {
  pageSize: number;
  /** Identifies the search or filter: another one starts at its first page. */
  query?: string | undefined;
  /** A line under the table, for example how many rows couldn't be read. */
  remark?: string | undefined;
}

/** A table that shows one page, with a pager if there are several. */
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
