import type { WidgetDeletion } from '../../model/dashboard/dashboard';
import { isSameId, type Id } from '../../model/core/tolerant';
import { useLabels } from '../../ui/theme/labels';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import type { RefObject } from 'react';
import { dashboardLabels } from './labels';

interface DeleteDialogProps {
  /** The widget in question; none closes the dialog. */
  id: Id | undefined;
  deletion: WidgetDeletion;
  onDelete(id: Id): void;
  onClose(): void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks before an unfinished widget is deleted, and stays until that is done. */
export function DeleteDialog({ id, deletion, onDelete, onClose, returnFocusRef }: DeleteDialogProps) {
  const labels = useLabels(dashboardLabels);
  const own = id !== undefined && deletion.status !== 'idle' && isSameId(deletion.id, id) ? deletion : undefined;
  const isOver = own?.status === 'done' || own?.status === 'finishedMeanwhile';
  return (
    <ConfirmDialog
      open={id !== undefined && !isOver}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={labels.deleteTitle}
      confirmLabel={labels.deleteConfirm}
      tone="danger"
      status={own?.status === 'busy' ? 'busy' : 'idle'}
      problem={own?.status === 'failed' ? own.problem : undefined}
      onConfirm={() => {
        if (id !== undefined) onDelete(id);
      }}
      returnFocusRef={isOver ? returnFocusRef : undefined}
    >
      {labels.deleteText}
    </ConfirmDialog>
  );
}
