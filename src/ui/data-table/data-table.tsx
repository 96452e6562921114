import { Fragment, useMemo, type ReactNode } from 'react';
import { Announcer } from '../base/announcer';
import { useLabels } from '../theme/labels';
import { skeletonLabels } from '../base/skeleton';
import { useTheme } from '../theme/theme-context';
import { BodyRow, SkeletonRow } from './body-row';
import { HeaderRow } from './header-row';
import { tableLabels } from './labels';
import { roles } from './roles';
import { useTableSelection, type TableSelection } from './selection';
import { sortRows } from './sort-rows';
import type { DataTableColumn, DataTableSort, RowAction } from './types';
import { usePages } from './use-pages';
import { VisuallyHidden } from '../base/visually-hidden';

export interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  /** The first one names the row. Keep the array stable between renders, so that unchanged rows don't render again. */
  columns: readonly DataTableColumn<Row>[];
  /** In display order, or sorted by `sort`. */
  rows: readonly Row[];
  /** The row's unique key. */
  rowKey(row: Row): string | number;
  /** The row's name as text, used in the names of its buttons. */
  rowName(row: Row): string;
  /** The sorted column; none if absent. */
  sort?: DataTableSort | undefined;
  /** A header was clicked. Absent makes headers plain text. */
  onSortChange?: ((next: DataTableSort) => void) | undefined;
  /** Keep the function stable between renders, like the columns. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** A row was clicked beside its links and buttons. The row also needs a button for the keyboard. Keep it stable. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** The row whose details are open. */
  currentKey?: string | number | undefined;
  /** The heading above a row and those after it with the same one, for example a day; none if undefined. For rows in order. */
  groupOf?: ((row: Row) => string | undefined) | undefined;
  /** A last row that stays there however the others are sorted, for their totals. */
  total?: Row | undefined;
  /** Adds a checkbox to each row, and a bar above the table. */
  selection?: TableSelection<Row> | undefined;
  /** The rows of all pages, if these are of one: all of them can be selected together. */
  allRows?: readonly Row[] | undefined;
  /** Replaces the table when there are no rows. */
  empty?: ReactNode;
  /** How many skeleton rows to show while loading. */
  loadingRows?: number | undefined;
}

/**
 * A table. When it is narrower than 640 pixels, each row becomes a card in the same order. It sorts rows by `sort`;
 * omit `sortValue` if the server sorts them. More than 1,000 rows get a pager.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowName, sort, onSortChange, rowActions, groupOf, empty, loadingRows } = props;
  const { total, onRowClick, currentKey, selection, allRows = rows } = props;
  const labels = useLabels(tableLabels);
  const { loading } = useLabels(skeletonLabels);
  const { locale } = useTheme();
  const sorted = useMemo(() => sortRows(rows, columns, sort, locale), [rows, columns, sort, locale]);
  const { shown, pager } = usePages(sorted);
  const picked = useTableSelection({ selection, all: allRows, shown, rowKey, onRowClick });
  const hasChecks = selection !== undefined;
  const isLoading = loadingRows !== undefined;
  if (rows.length === 0 && !isLoading && empty !== undefined) return empty;
  const sortedColumn = columns.find(({ key }) => key === sort?.key)?.header;
  const announce = sort?.direction === 'descending' ? labels.sortedDown : labels.sortedUp;
  return (
    <div
      role="presentation"
      className="cd-table-place"
      data-chatdeck="table"
      data-state={isLoading ? 'loading' : 'ready'}
      onKeyDown={picked.onKeyDown}
    >
      {picked.bar}
      <table role="table" aria-label={label} aria-busy={isLoading || undefined} className="cd-table">
        <thead role={roles.rowgroup} className="cd-table-head">
          <HeaderRow
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            hasChecks={hasChecks}
            actionsLabel={rowActions && labels.actions}
          />
        </thead>
        <tbody role={roles.rowgroup}>
          {isLoading &&
            Array.from({ length: loadingRows }, (_, index) => (
              <SkeletonRow key={index} columns={columns} hasActions={rowActions !== undefined} hasChecks={hasChecks} />
            ))}
          {!isLoading &&
            shown.map((row, index) => {
              const id = rowKey(row);
              const group = groupOf?.(row);
              const before = shown[index - 1];
              const isFirst = group !== undefined && (before === undefined || groupOf?.(before) !== group);
              return (
                <Fragment key={id}>
                  {isFirst && (
                    <GroupRow columns={columns.length + (rowActions ? 1 : 0) + (hasChecks ? 1 : 0)}>{group}</GroupRow>
                  )}
                  <BodyRow
                    id={id}
                    row={row}
                    columns={columns}
                    name={rowName(row)}
                    rowActions={rowActions}
                    state={id === currentKey ? 'current' : onRowClick ? 'clickable' : 'plain'}
                    onRowClick={onRowClick}
                    check={picked.checkOf(id)}
                    isTabStop={picked.isTabStop(id)}
                    onSelect={picked.onSelect}
                    onStopChange={picked.onStopChange}
                  />
                </Fragment>
              );
            })}
        </tbody>
        {total !== undefined && !isLoading && (
          <tfoot role={roles.rowgroup} className="cd-table-total">
            <BodyRow
              id="total"
              row={total}
              columns={columns}
              name={rowName(total)}
              rowActions={undefined}
              state="plain"
              onRowClick={undefined}
              check={hasChecks ? 'none' : undefined}
            />
          </tfoot>
        )}
      </table>
      {!isLoading && pager}
      {isLoading && <VisuallyHidden role="status">{loading}</VisuallyHidden>}
      <Announcer>{sortedColumn === undefined ? '' : announce(sortedColumn)}</Announcer>
    </div>
  );
}

function GroupRow({ columns, children }: { columns: number; children: string }) {
  return (
    <tr role="row" className="cd-table-group">
      <td role={roles.cell} colSpan={columns}>
        {children}
      </td>
    </tr>
  );
}
