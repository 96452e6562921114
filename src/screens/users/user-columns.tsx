import type { Instant } from '../../model/core/tolerant';
import type { UserRow } from '../../model/users/table';
import { useLabels } from '../../ui/theme/labels';
import type { DataTableColumn } from '../../ui/data-table/types';
import { useDates } from '../../ui/format/dates';
import { Spinner } from '../../ui/radix';
import { useMemo } from 'react';
import { usersLabels } from './labels';

export function useUserColumns(now: Instant): DataTableColumn<UserRow>[] {
  const labels = useLabels(usersLabels);
  return useMemo(
    () => [
      { key: 'email', header: labels.user, cell: (row) => <UserName row={row} /> },
      {
        key: 'role',
        header: labels.role,
        cell: (row) => (
          <span className="cd-user-role" aria-busy={row.change !== undefined || undefined}>
            {row.isAdmin ? labels.admin : labels.agent}
            {row.change !== undefined && <Spinner size="1" aria-hidden />}
          </span>
        ),
      },
      {
        key: 'lastSignIn',
        header: labels.lastSignIn,
        cell: (row) => <LastSignIn at={row.lastSignedInAt} now={now} />,
      },
    ],
    [now, labels],
  );
}

function UserName({ row }: { row: UserRow }) {
  const labels = useLabels(usersLabels);
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

interface LastSignInProps {
  at: Instant | null;
  now: Instant;
}

/** How long ago, and the exact time. */
function LastSignIn({ at, now }: LastSignInProps) {
  const labels = useLabels(usersLabels);
  const { ago, dayAndTime } = useDates();
  if (at === null) return labels.never;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {ago(at, now)}
      <span className="cd-user-line">{dayAndTime(at)}</span>
    </time>
  );
}
