import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { header } from './cells';
import { tableLabels } from './labels';
import { nextSort } from './sort-rows';
import type { DataTableColumn, DataTableSort } from './types';
import { VisuallyHidden } from '../base/visually-hidden';

interface HeaderRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSortChange: ((next: DataTableSort) => void) | undefined;
  /** Rows have checkboxes. */
  hasChecks?: boolean | undefined;
  /** The header of the row actions, if there are any. */
  actionsLabel: string | undefined;
}

/** The headers; those of sortable columns are buttons. */
export function HeaderRow<Row>(props: HeaderRowProps<Row>) {
  const { columns, sort, onSortChange, hasChecks = false, actionsLabel } = props;
  const labels = useLabels(tableLabels);
  return (
    <tr role="row" className="cd-table-row">
      {hasChecks && (
        <th role="columnheader" scope="col" className={header({ layout: 'check' })}>
          <VisuallyHidden>{labels.selection}</VisuallyHidden>
        </th>
      )}
      {columns.map((column) => {
        const direction = sort?.key === column.key ? sort.direction : undefined;
        const isSortable = column.sortValue !== undefined && onSortChange !== undefined;
        const state = isSortable ? 'sortable' : 'fixed';
        return (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            className={header({ align: column.align, state })}
            aria-sort={isSortable ? (direction ?? 'none') : undefined}
            {...widthOf(column)}
          >
            {isSortable ? (
              <button
                type="button"
                className="rt-reset cd-table-sort"
                onClick={() => onSortChange(nextSort(sort, column.key))}
              >
                {column.header}
                <SortMark direction={direction} />
              </button>
            ) : (
              column.header
            )}
          </th>
        );
      })}
      {actionsLabel !== undefined && (
        <th role="columnheader" scope="col" className={header({ layout: 'actions' })}>
          <VisuallyHidden>{actionsLabel}</VisuallyHidden>
        </th>
      )}
    </tr>
  );
}

/** React's types know the attribute for other cells only. */
function widthOf({ width }: { width?: string | undefined }) {
  return { width };
}

function SortMark({ direction }: { direction: DataTableSort['direction'] | undefined }) {
  const Icon = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: SortIcon }[direction ?? 'none'];
  return <Icon size={14} aria-hidden className="cd-table-sort-mark" />;
}
