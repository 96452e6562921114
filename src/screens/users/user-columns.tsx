import type { Instant } from '../../model/core/tolerant';
import type { UserRow } from '../../model/users/table';
import type { DataTableColumn } from '../../ui/data-table/types';
import { useMemo } from 'react';
import type { UsersLabels } from './labels';
import { AdminSwitch } from './admin-switch';
import { DeleteButton } from './delete-button';
import { LastSignIn } from './last-sign-in';

interface UserColumnsOptions {
  now: Instant;
  labels: UsersLabels;
  onToggle(row: UserRow): void;
  onDelete(row: UserRow): void;
}

export function useUserColumns({ now, labels, onToggle, onDelete }: UserColumnsOptions): DataTableColumn<UserRow>[] {
  return useMemo(
    () => [
      { key: 'email', header: labels.user, cell: (row) => <UserName row={row} labels={labels} /> },
      {
        key: 'lastSignIn',
        header: labels.lastSignIn,
        cell: (row) => <LastSignIn at={row.lastSignedInAt} now={now} labels={labels} />,
      },
      {
        key: 'admin',
        header: labels.admin,
        cell: (row) => <AdminSwitch row={row} onToggle={onToggle} labels={labels} />,
      },
      {
        key: 'delete',
        header: labels.actions,
        align: 'end',
        cell: (row) => <DeleteButton row={row} onDelete={onDelete} labels={labels} />,
      },
    ],
    [now, labels, onToggle, onDelete],
  );
}

function UserName({ row, labels }: { row: UserRow; labels: UsersLabels }) {
  return (
    <span className="cd-user-name">
      <bdi>{row.email || labels.unnamed}</bdi>
      <span className="cd-user-line">
        {row.lastSignedInAt === null ? labels.pending : labels.active}
        {row.isSelf && ` · ${labels.you}`}
      </span>
    </span>
  );
}
