import type { Problem } from '../../model/core/problem';
import { isSameId, type Id } from '../../model/core/tolerant';
import { invitationOf, type Invitations } from '../../model/users/invitations';
import type { UserRow } from '../../model/users/table';
import { useLabels } from '../../ui/theme/labels';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { useState, type RefObject } from 'react';
import { InvitationLinkDialog } from './invitation-link';
import { usersLabels } from './labels';

/** The changes that need confirmation. */
export interface Asked {
  what: 'delete' | 'demote' | 'link' | 'cancel';
  id: Id;
  /** An earlier failure is no answer to this question. */
  earlierProblem: Problem | undefined;
}

interface UserDialogsProps {
  asked: Asked | undefined;
  /** The user in question; absent once they are gone. */
  row: UserRow | undefined;
  invitations: Invitations | undefined;
  onClose(): void;
  onDemote(id: Id): void;
  onDelete(id: Id): void;
  returnFocusRef: RefObject<HTMLDivElement | null>;
}

/** Confirms deleting a user or an invitation, and giving up one's own admin role; and hands out an invitation's link. */
export function UserDialogs(props: UserDialogsProps) {
  const { asked, row, invitations, onClose, onDemote, onDelete, returnFocusRef } = props;
  const labels = useLabels(usersLabels);
  // The user stays in the dialog while it closes.
  const [email, setEmail] = useState('');
  if (row && row.email !== email) setEmail(row.email);
  const invitation = row && invitationOf(invitations, row.id);
  const link = asked && invitations?.link && isSameId(invitations.link.id, asked.id) ? invitations.link : undefined;
  const isOpen = (what: Asked['what']) => asked?.what === what && row !== undefined;
  const handleOpenChange = (open: boolean) => {
    if (!open) onClose();
  };
  // The button that asked is gone with the user.
  const backRef = asked && !row ? returnFocusRef : undefined;
  return (
    <>
      <ConfirmDialog
        open={isOpen('delete')}
        onOpenChange={handleOpenChange}
        title={labels.deleteTitle(email)}
        confirmLabel={labels.deleteConfirm}
        tone="danger"
        status={row?.change === 'deleting' ? 'busy' : 'idle'}
        problem={unlessEarlier(row?.failure?.action === 'delete' ? row.failure.problem : undefined)}
        onConfirm={() => row && onDelete(row.id)}
        returnFocusRef={backRef}
      >
        {labels.deleteText}
      </ConfirmDialog>
      <ConfirmDialog
        open={isOpen('demote')}
        onOpenChange={handleOpenChange}
        title={labels.demoteTitle}
        confirmLabel={labels.demoteConfirm}
        tone="danger"
        onConfirm={() => {
          onClose();
          if (row) onDemote(row.id);
        }}
      >
        {labels.demoteText}
      </ConfirmDialog>
      <ConfirmDialog
        open={isOpen('cancel')}
        onOpenChange={handleOpenChange}
        title={labels.cancelTitle(email)}
        confirmLabel={labels.cancelConfirm}
        cancelLabel={labels.cancelKeep}
        tone="danger"
        status={invitation?.change === 'cancel' ? 'busy' : 'idle'}
        problem={unlessEarlier(invitationProblem('cancel'))}
        onConfirm={() => row && invitations?.onCancel(row.id)}
        returnFocusRef={backRef}
      >
        {labels.cancelText}
      </ConfirmDialog>
      <InvitationLinkDialog
        open={isOpen('link')}
        email={email}
        isCreating={invitation?.change === 'link'}
        link={link}
        problem={unlessEarlier(invitationProblem('link'))}
        onCreate={() => row && invitations?.onLinkCreate(row.id)}
        onClose={onClose}
        returnFocusRef={backRef}
      />
    </>
  );

  function invitationProblem(action: 'cancel' | 'link'): Problem | undefined {
    const outcome = invitations?.outcome;
    return row && outcome?.action === action && isSameId(outcome.id, row.id) ? outcome.problem : undefined;
  }

  function unlessEarlier(problem: Problem | undefined): Problem | undefined {
    return problem === asked?.earlierProblem ? undefined : problem;
  }
}
