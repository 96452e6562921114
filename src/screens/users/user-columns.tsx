import type { Loadable } from '../../model/core/loadable';
import { isSameId, type Instant } from '../../model/core/tolerant';
import { isLinkExpired, type InvitationView } from '../../model/users/invitations';
import { isInvited, type UserRow } from '../../model/users/table';
import { AlertIcon } from '../../ui/base/icons';
import { Skeleton } from '../../ui/base/skeleton';
import { useLabels } from '../../ui/theme/labels';
import type { DataTableColumn } from '../../ui/data-table/types';
import { useDates } from '../../ui/format/dates';
import { Spinner } from '../../ui/radix';
import { useMemo } from 'react';
import { usersLabels } from './labels';

/** `invitations`: undefined if the API has no calls for them. */
export function useUserColumns(
  now: Instant,
  invitations: Loadable<readonly InvitationView[]> | undefined,
): DataTableColumn<UserRow>[] {
  const labels = useLabels(usersLabels);
  return useMemo(() => {
    const invitationOf = (row: UserRow) =>
      invitations?.status === 'ready' && isInvited(row)
        ? invitations.data.find(({ id }) => isSameId(id, row.id))
        : undefined;
    return [
      {
        key: 'email',
        header: labels.user,
        cell: (row) => <UserName row={row} hasInvitation={invitationOf(row) !== undefined} />,
      },
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
        cell(row) {
          if (row.lastSignedInAt !== null) return <LastSignIn at={row.lastSignedInAt} now={now} />;
          if (invitations?.status === 'loading' && isInvited(row)) return <Skeleton width="120px" />;
          const invitation = invitationOf(row);
          return invitation ? <InvitationDates invitation={invitation} now={now} /> : labels.never;
        },
      },
    ];
  }, [now, labels, invitations]);
}

function UserName({ row, hasInvitation }: { row: UserRow; hasInvitation: boolean }) {
  const labels = useLabels(usersLabels);
  return (
    <span className="cd-user-name">
      <bdi>{row.email || labels.unnamed}</bdi>
      {!hasInvitation && (
        <span className="cd-user-line">
          {row.lastSignedInAt === null ? labels.pending : labels.active}
          {row.isSelf && ` · ${labels.you}`}
        </span>
      )}
    </span>
  );
}

interface InvitationDatesProps {
  invitation: InvitationView;
  now: Instant;
}

/** When the newest link was sent, and until when it works. */
function InvitationDates({ invitation, now }: InvitationDatesProps) {
  const labels = useLabels(usersLabels);
  const { day } = useDates();
  const { invitedAt, expiresAt, change } = invitation;
  return (
    <span className="cd-user-invitation" aria-busy={change !== undefined || undefined}>
      <span>{invitedAt === null ? labels.pending : labels.invitedOn(day(invitedAt))}</span>
      {isLinkExpired(invitation, now) ? (
        <span className="cd-user-expired">
          <AlertIcon size={14} aria-hidden />
          {labels.linkExpired}
        </span>
      ) : (
        expiresAt !== null && <span className="cd-user-until">{labels.linkExpires(day(expiresAt))}</span>
      )}
      {change !== undefined && <Spinner size="1" aria-hidden />}
    </span>
  );
}

interface LastSignInProps {
  at: Instant;
  now: Instant;
}

/** How long ago, and the exact time. */
function LastSignIn({ at, now }: LastSignInProps) {
  const { ago, dayAndTime } = useDates();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {ago(at, now)}
      <span className="cd-user-line">{dayAndTime(at)}</span>
    </time>
  );
}
