import type { Id } from '../../model/core/tolerant';
import type { UserRow } from '../../model/users/table';
import { useLabels } from '../../ui/theme/labels';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { useState, type RefObject } from 'react';
import { usersLabels } from './labels';

/** The changes that need confirmation. */
export interface Asked {
  what: 'delete' | 'demote';
  id: Id;
  /** An earlier failure is no answer to this question. */
  earlierFailure: UserRow['failure'];
}

interface UserDialogsProps {
  asked: Asked | undefined;
  /** The user in question; absent once they are gone. */
  row: UserRow | undefined;
  onClose(): void;
  onDemote(id: Id): void;
  onDelete(id: Id): void;
  returnFocusRef: RefObject<HTMLDivElement | null>;
}

/** Confirms deleting a user, and giving up one's own admin role. */
export function UserDialogs(props: UserDialogsProps) {
  const { asked, row, onClose, onDemote, onDelete, returnFocusRef } = props;
  const labels = useLabels(usersLabels);
  // The user stays in the dialog while it closes.
  const [email, setEmail] = useState('');
  if (row && row.email !== email) setEmail(row.email);
  const failure = row?.failure === asked?.earlierFailure ? undefined : row?.failure;
  const handleOpenChange = (open: boolean) => {
    if (!open) onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={asked?.what === 'delete' && row !== undefined}
        onOpenChange={handleOpenChange}
        title={labels.deleteTitle(email)}
        confirmLabel={labels.deleteConfirm}
        tone="danger"
        status={row?.change === 'deleting' ? 'busy' : 'idle'}
        problem={failure?.action === 'delete' ? failure.problem : undefined}
        onConfirm={() => row && onDelete(row.id)}
        // The button that asked is gone with the user.
        returnFocusRef={asked && !row ? returnFocusRef : undefined}
      >
        {labels.deleteText}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked?.what === 'demote' && row !== undefined}
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
    </>
  );
}
