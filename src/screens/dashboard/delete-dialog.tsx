import { isSameId, type Id } from '../../model/core/tolerant';
import type { WidgetLosses } from '../../model/entities/widget-losses';
import type { NamedWidget } from '../../model/entities/widget';
import { undoMs } from '../../model/entities/widget-deletion';
import { useMarkedWidgetName, useWidgetName } from '../../ui/format/widget-name';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { LossList } from '../../ui/overlays/loss-list';
import { widgetResetLabels } from '../../ui/overlays/widget-reset-labels';
import { useLabels } from '../../ui/theme/labels';
import type { RefObject } from 'react';
import { dashboardLabels } from './labels';

/** A widget to confirm deleting. */
export interface AskedWidget extends NamedWidget {
  id: Id;
  isFinished: boolean;
}

interface DeleteDialogProps {
  open: boolean;
  /** The widget in question, also while the dialog closes. */
  widget: AskedWidget;
  losses: WidgetLosses | undefined;
  /** Whether the host offers to undo it. */
  canUndo: boolean;
  onDelete(id: Id): void;
  onClose(): void;
  returnFocusRef: RefObject<HTMLElement | null> | undefined;
}

/** Confirms deleting a widget by its name. Among hundreds of cards, it is easy to choose the wrong one. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, widget, losses, canUndo, onDelete, onClose, returnFocusRef } = props;
  const { id, isFinished } = widget;
  const labels = useLabels(dashboardLabels);
  const resetLabels = useLabels(widgetResetLabels);
  const nameOf = useWidgetName();
  const markedNameOf = useMarkedWidgetName();
  const name = markedNameOf(widget);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isFinished ? resetLabels.startOverTitle(name) : labels.deleteTitle(name)}
      confirmLabel={labels.deleteConfirm}
      confirmWord={nameOf(widget)}
      tone="danger"
      onConfirm={() => onDelete(id)}
      returnFocusRef={returnFocusRef}
    >
      <p>{labels.deleteText}</p>
      {losses && isSameId(losses.id, id) && <LossList losses={losses} />}
      {canUndo && <p>{resetLabels.canUndo(undoMs / 1000)}</p>}
    </ConfirmDialog>
  );
}
