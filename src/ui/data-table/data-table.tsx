import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Announcer } from '../base/announcer';
import { useLabels } from '../theme/labels';
import { skeletonLabels } from '../base/skeleton';
import { useTheme } from '../theme/theme-context';
import { BodyRow, SkeletonRow } from './body-row';
import { HeaderRow } from './header-row';
import { tableLabels } from './labels';
import { roles } from './roles';
import { sortRows } from './sort-rows';
import type { DataTableColumn, DataTableSort, RowAction } from './types';
import { VisuallyHidden } from '../base/visually-hidden';

export interface DataTableProps<Row> {
  /** What the rows are, for those who cannot see the heading above. */
  label: string;
  /** The first one is the row's name. Keep the list the same between renders, so that unchanged rows are not drawn again. */
  columns: readonly DataTableColumn<Row>[];
  /** In the order of the host, or to be ordered by `sort`. */
  rows: readonly Row[];
  /** What tells a row from all others. */
  rowKey(row: Row): string | number;
  /** The row's name in words, for the names of its buttons. */
  rowName(row: Row): string;
  /** The column that the rows are ordered by; none when absent. */
  sort?: DataTableSort | undefined;
  /** The person has chosen a header. Absent makes headers mere words. */
  onSortChange?: ((next: DataTableSort) => void) | undefined;
  /** Keep the function the same between renders, as the columns. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** What stands in place of the table when there are no rows. */
  empty?: ReactNode;
  /** While the rows are on their way: how many skeletons to show. */
  loadingRows?: number | undefined;
}

/**
 * Rows of things with the same columns. Below 640 pixels of its own width each row becomes a card in the same order. The
 * table orders the rows by `sort`; leave `sortValue` away where the server orders them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowName, sort, onSortChange, rowActions, empty, loadingRows } = props;
  const labels = useLabels(tableLabels);
  const { loading } = useLabels(skeletonLabels);
  const { locale } = useTheme();
  const sorted = useMemo(() => sortRows(rows, columns, sort, locale), [rows, columns, sort, locale]);
  const [menu, setMenu] = useState<{ id: string | number; open: boolean }>();
  const handleMenu = useCallback((id: string | number, open: boolean) => setMenu({ id, open }), []);
  const isLoading = loadingRows !== undefined;
  if (rows.length === 0 && !isLoading && empty !== undefined) return empty;
  const sortedColumn = columns.find(({ key }) => key === sort?.key)?.header;
  const announce = sort?.direction === 'descending' ? labels.sortedDown : labels.sortedUp;
  return (
    <div className="cd-table-place" data-chatdeck="table" data-state={isLoading ? 'loading' : 'ready'}>
      <table role="table" aria-label={label} aria-busy={isLoading || undefined} className="cd-table">
        <thead role={roles.rowgroup} className="cd-table-head">
          <HeaderRow
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            actionsLabel={rowActions && labels.actions}
          />
        </thead>
        <tbody role={roles.rowgroup}>
          {isLoading &&
            Array.from({ length: loadingRows }, (_, index) => (
              <SkeletonRow key={index} columns={columns} hasActions={rowActions !== undefined} />
            ))}
          {!isLoading &&
            sorted.map((row) => {
              const id = rowKey(row);
              return (
                <BodyRow
                  key={id}
                  id={id}
                  row={row}
                  columns={columns}
                  name={rowName(row)}
                  rowActions={rowActions}
                  menu={menu?.id !== id ? 'none' : menu.open ? 'open' : 'closed'}
                  onMenuOpenChange={handleMenu}
                />
              );
            })}
        </tbody>
      </table>
      {isLoading && <VisuallyHidden role="status">{loading}</VisuallyHidden>}
      <Announcer>{sortedColumn === undefined ? '' : announce(sortedColumn)}</Announcer>
    </div>
  );
}
