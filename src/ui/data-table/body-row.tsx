import { memo } from 'react';
import { Skeleton } from '../base/skeleton';
import { cell } from './cells';
import { roles } from './roles';
import { RowActions } from './row-actions';
import type { DataTableColumn, RowAction } from './types';

interface BodyRowProps<Row, Key> {
  id: Key;
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  name: string;
  rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  menu: 'none' | 'open' | 'closed';
  onMenuOpenChange(id: Key, open: boolean): void;
}

function PlainBodyRow<Row, Key>(props: BodyRowProps<Row, Key>) {
  const { id, row, columns, name, rowActions, menu, onMenuOpenChange } = props;
  return (
    <tr role="row" className="cd-table-row" data-chatdeck="table-row">
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} role={roles.rowheader} scope="row" className={cell({ layout: 'name' })}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} role={roles.cell} className={cell({ align: column.align })} data-label={column.header}>
            {column.cell(row)}
          </td>
        ),
      )}
      {rowActions && (
        <td role={roles.cell} className={cell({ layout: 'actions' })}>
          <RowActions
            name={name}
            actions={rowActions(row)}
            menu={menu}
            onMenuOpenChange={(open) => onMenuOpenChange(id, open)}
          />
        </td>
      )}
    </tr>
  );
}

/** A row that renders again only if it changed. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

/** A skeleton row of the same height. */
export function SkeletonRow<Row>({
  columns,
  hasActions,
}: {
  columns: readonly DataTableColumn<Row>[];
  hasActions: boolean;
}) {
  return (
    <tr className="cd-table-row" aria-hidden="true">
      {columns.map(({ key, align, header }, index) => {
        const layout = index === 0 ? 'name' : 'value';
        return (
          <td key={key} className={cell({ layout, align })} data-label={header}>
            <Skeleton width={index === 0 ? '60%' : '40%'} />
          </td>
        );
      })}
      {hasActions && <td className={cell({ layout: 'actions' })} />}
    </tr>
  );
}
