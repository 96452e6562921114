import type { Action } from '../../model/core/action';
import type { SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { useLabels } from '../../ui/theme/labels';
import { useState, type RefObject } from 'react';
import { savedRepliesLabels } from './labels';
import { nameOf } from './reply-name';

interface DeleteReplyDialogProps {
  /** The reply in question; absent once it is gone. */
  row: SavedReplyRow | undefined;
  onClose(): void;
  deletion: Action;
  onDelete: ((uid: string) => void) | undefined;
  returnFocusRef: RefObject<HTMLElement | null> | undefined;
}

/** Confirms deleting a reply. */
export function DeleteReplyDialog({ row, onClose, deletion, onDelete, returnFocusRef }: DeleteReplyDialogProps) {
  const labels = useLabels(savedRepliesLabels);
  // The reply stays in the dialog while it closes.
  const [name, setName] = useState('');
  const [tried, setTried] = useState<string>();
  const current = row && nameOf(row.value.label, labels);
  if (current !== undefined && current !== name) setName(current);
  const hasFailed = deletion.status === 'failed' && row !== undefined && tried === row.uid;
  return (
    <ConfirmDialog
      open={row !== undefined}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setTried(undefined);
        onClose();
      }}
      title={labels.deleteTitle}
      confirmLabel={labels.deleteConfirm}
      tone="danger"
      status={deletion.status === 'busy' ? 'busy' : 'idle'}
      problem={hasFailed ? deletion.problem : undefined}
      onConfirm={() => {
        if (!row) return;
        setTried(row.uid);
        onDelete?.(row.uid);
      }}
      returnFocusRef={returnFocusRef}
    >
      {labels.deleteText(name)}
    </ConfirmDialog>
  );
}
