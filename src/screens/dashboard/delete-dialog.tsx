import type { WidgetDeletion } from '../../model/dashboard/dashboard';
import type { NamedWidget } from '../../model/entities/widget';
import { isSameId, type Id } from '../../model/core/tolerant';
import { useMarkedWidgetName } from '../../ui/format/widget-name';
import { useLabels } from '../../ui/theme/labels';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import type { RefObject } from 'react';
import { dashboardLabels } from './labels';

/** A widget to confirm deleting. */
export interface AskedWidget extends NamedWidget {
  id: Id;
}

interface DeleteDialogProps {
  /** The widget in question; none closes the dialog. */
  widget: AskedWidget | undefined;
  deletion: WidgetDeletion;
  onDelete(id: Id): void;
  onClose(): void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Confirms deleting an unfinished widget, and stays open until that is done. */
export function DeleteDialog({ widget, deletion, onDelete, onClose, returnFocusRef }: DeleteDialogProps) {
  const labels = useLabels(dashboardLabels);
  const nameOf = useMarkedWidgetName();
  const id = widget?.id;
  const own = id !== undefined && deletion.status !== 'idle' && isSameId(deletion.id, id) ? deletion : undefined;
  const isOver = own?.status === 'done' || own?.status === 'finishedMeanwhile';
  return (
    <ConfirmDialog
      open={id !== undefined && !isOver}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={widget ? labels.deleteTitle(nameOf(widget)) : ''}
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
