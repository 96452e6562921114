import { memo, useState, type MouseEvent, type Ref } from 'react';
import { FoldButton } from '../base/fold-button';
import type { Variant } from '../base/variants';
import { Checkbox } from '../inputs/checkbox';
import { Skeleton } from '../base/skeleton';
import { useLabels } from '../theme/labels';
import { cell, row as rowClass } from './cells';
import { tableLabels } from './labels';
import { roles } from './roles';
import { RowActions } from './row-actions';
import type { RowCheck } from './selection';
import type { DataTableColumn, RowAction } from './types';

interface BodyRowProps<Row, Key> {
  id: Key;
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  name: string;
  rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  state: Variant<typeof rowClass, 'state'>;
  onRowClick: ((row: Row) => void) | undefined;
  /** Whether it is selected; absent in a table without checkboxes. */
  check?: RowCheck | undefined;
  /** Its checkbox is the Tab stop of all. */
  isTabStop?: boolean | undefined;
  onSelect?: ((id: Key, isRange: boolean) => void) | undefined;
  /** Its checkbox has the focus. */
  onStopChange?: ((id: Key) => void) | undefined;
  /** Of a row in a virtual table, from 0: the others may not be in the page. */
  index?: number | undefined;
  /** Measures the row. */
  rowRef?: Ref<HTMLTableRowElement> | undefined;
}

function PlainBodyRow<Row, Key>(props: BodyRowProps<Row, Key>) {
  const { id, row, columns, name, rowActions, state, onRowClick, index, rowRef } = props;
  const { check, isTabStop = false, onSelect, onStopChange } = props;
  const labels = useLabels(tableLabels);
  const [isOpen, setOpen] = useState(false);
  const folds = doFold(columns);
  const layout = !folds ? 'whole' : isOpen ? 'unfolded' : 'folded';
  return (
    <tr
      ref={rowRef}
      role="row"
      className={rowClass({ layout, state })}
      // The header is the first.
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-index={index}
      data-row-key={check && id}
      data-state={check === 'on' ? 'selected' : undefined}
      aria-current={state === 'current' || undefined}
      data-chatdeck="table-row"
      onClick={
        onRowClick &&
        ((event) => {
          if (isBesideControls(event)) onRowClick(row);
        })
      }
    >
      {check && (
        <td
          role={roles.cell}
          className={cell({ layout: 'check' })}
          // All of the cell is a target.
          onClick={(event) => {
            event.stopPropagation();
            if (check !== 'none') onSelect?.(id, event.shiftKey);
          }}
        >
          {check !== 'none' && (
            <Checkbox
              checked={check === 'on'}
              tabIndex={isTabStop ? 0 : -1}
              aria-label={labels.selectRow(name)}
              onFocus={() => onStopChange?.(id)}
            />
          )}
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th
            key={column.key}
            role={roles.rowheader}
            scope="row"
            className={cell({ layout: 'name', state: column.folded })}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.key}
            role={roles.cell}
            className={cell({ align: column.align, state: column.folded })}
            data-label={column.header}
          >
            {column.cell(row)}
          </td>
        ),
      )}
      {folds && (
        <td role={roles.cell} className="cd-table-fold">
          <FoldButton label={labels.fold(name)} isOpen={isOpen} onOpenChange={setOpen} />
        </td>
      )}
      {rowActions && (
        <td role={roles.cell} className={cell({ layout: 'actions' })}>
          <RowActions name={name} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

/** Whether a click meant the row itself: not what is in it or opened from it, and not to select text. */
function isBesideControls({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return !target.closest('a, button, input, label') && (getSelection()?.isCollapsed ?? true);
}

function doFold<Row>(columns: readonly DataTableColumn<Row>[]): boolean {
  return columns.some(({ folded }) => folded !== undefined);
}

/** A row that renders again only if it changed. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

/** A skeleton row of the same height. */
export function SkeletonRow<Row>({
  columns,
  hasActions,
  hasChecks = false,
}: {
  columns: readonly DataTableColumn<Row>[];
  hasActions: boolean;
  hasChecks?: boolean | undefined;
}) {
  const rowLayout = doFold(columns) ? 'folded' : 'whole';
  return (
    <tr className={rowClass({ layout: rowLayout })} aria-hidden="true">
      {hasChecks && <td className={cell({ layout: 'check' })} />}
      {columns.map(({ key, align, header, folded }, index) => {
        const layout = index === 0 ? 'name' : 'value';
        return (
          <td key={key} className={cell({ layout, align, state: folded })} data-label={header}>
            <Skeleton width={index === 0 ? '60%' : '40%'} />
          </td>
        );
      })}
      {hasActions && <td className={cell({ layout: 'actions' })} />}
    </tr>
  );
}
