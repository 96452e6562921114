import { isSameId, type Id } from '../../model/core/tolerant';
import { invitationOf } from '../../model/users/invitations';
import {
  invitedLast,
  isInvited,
  searchUsers,
  type UserList,
  type UserRow,
  type UsersProps,
} from '../../model/users/table';
import { useLabels } from '../../ui/theme/labels';
import type { RowAction } from '../../ui/data-table/types';
import { usePages } from '../../ui/data-table/use-pages';
import { PagedTable } from '../../ui/data-table/paged-table';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Text } from '../../ui/radix';
import { SearchInput } from '../../ui/inputs/search-input';
import { useRef, useState } from 'react';
import { InvitationNotices } from './invitation-notices';
import { usersLabels } from './labels';
import { UserDialogs, type Asked } from './user-dialogs';
import { useUserColumns } from './user-columns';

const PAGE_SIZE = 20;
/** Fewer fit in one glance. */
const SEARCH_FROM = 8;

interface UserTableProps extends Pick<UsersProps, 'now' | 'invitations' | 'onAdminToggle' | 'onDelete'> {
  list: UserList;
}

/** All users, one page at a time. */
export function UserTable({ list, now, invitations, onAdminToggle, onDelete }: UserTableProps) {
  const labels = useLabels(usersLabels);
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const place = useRef<HTMLDivElement>(null);
  const columns = useUserColumns(now, invitations?.list);

  const reasons = { self: labels.deleteSelf, admin: labels.deleteAdmin, lastAdmin: labels.lastAdmin };
  const found = invitedLast(searchUsers(list.rows, query));
  const pendingHeading = labels.invitations(found.filter(isInvited).length);
  const failures = list.rows.filter(({ failure }) => failure?.action === 'toggle');
  const failed = usePages(failures, { pageSize: PAGE_SIZE });
  return (
    <div ref={place} tabIndex={-1} className="cd-users-part" data-chatdeck="user-list">
      {failed.shown.map(({ id, email, failure }) =>
        failure ? (
          <ProblemCallout key={String(id)} title={labels.toggleFailed(email)} problem={failure.problem} />
        ) : null,
      )}
      {failed.pager}
      {invitations && (
        <InvitationNotices invitations={invitations} isAsking={asked !== undefined && rowOf(asked.id) !== undefined} />
      )}
      {(list.rows.length >= SEARCH_FROM || query !== '') && (
        <div className="cd-users-search">
          <SearchInput label={labels.search} value={query} onValueChange={setQuery} />
        </div>
      )}
      <PagedTable
        label={labels.title}
        columns={columns}
        rows={found}
        pageSize={PAGE_SIZE}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => row.email}
        groupOf={(row) => (isInvited(row) ? pendingHeading : undefined)}
        rowActions={actionsOf}
        empty={query !== '' && <Text as="p">{labels.noneFound(query)}</Text>}
        remark={list.unreadable > 0 ? labels.unreadable(list.unreadable) : undefined}
      />
      <UserDialogs
        asked={asked}
        row={asked && rowOf(asked.id)}
        invitations={invitations}
        onClose={close}
        onDemote={onAdminToggle}
        onDelete={onDelete}
        returnFocusRef={place}
      />
    </div>
  );

  function actionsOf(row: UserRow): RowAction[] {
    const invitation = isInvited(row) ? invitationOf(invitations, row.id) : undefined;
    const busy = (row.change ?? invitation?.change) && labels.saving;
    const { toggleBlock, deleteBlock } = row;
    const toggle: RowAction = {
      label: row.isAdmin ? labels.removeAdmin : labels.makeAdmin,
      help: row.isAdmin ? labels.removeAdminHelp : labels.makeAdminHelp,
      blockedBy: busy ?? (toggleBlock && labels.lastAdmin),
      onSelect: () => handleToggle(row),
    };
    if (invitation && invitations) {
      return [
        {
          label: labels.resend,
          help: labels.resendHelp,
          blockedBy: busy,
          onSelect: () => invitations.onResend(row.id),
        },
        { label: labels.copyLink, blockedBy: busy, onSelect: () => ask('link', row.id) },
        toggle,
        { label: labels.cancel, blockedBy: busy, onSelect: () => ask('cancel', row.id) },
      ];
    }
    return [
      toggle,
      {
        label: labels.delete,
        blockedBy: busy ?? (deleteBlock && reasons[deleteBlock]),
        onSelect: () => ask('delete', row.id),
      },
    ];
  }

  function ask(what: Asked['what'], id: Id) {
    const earlier = what === 'delete' ? rowOf(id)?.failure?.problem : invitations?.outcome?.problem;
    setAsked({ what, id, earlierProblem: earlier });
  }

  function close() {
    if (asked?.what === 'link') invitations?.onLinkClose();
    setAsked(undefined);
  }

  function rowOf(id: Id): UserRow | undefined {
    return list.rows.find((row) => isSameId(row.id, id));
  }

  /** Giving up one's own role is confirmed first, because it can't be undone alone. */
  function handleToggle(row: UserRow) {
    if (row.isSelf && row.isAdmin) ask('demote', row.id);
    else onAdminToggle(row.id);
  }
}
