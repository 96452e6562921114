import type { OpenSavedReply, SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import type { TakenShortcuts } from '../../model/settings/shared/shortcuts';
import type { WidgetLook } from '../../model/widget-preview/widget-preview';
import { Dialog } from '../../ui/overlays/dialog';
import { ItemFrame } from '../../ui/editor/list/item-frame';
import { useLabels } from '../../ui/theme/labels';
import { useState, type RefObject } from 'react';
import { savedRepliesLabels } from './labels';
import { ReplyForm } from './reply-form';

interface ReplyDialogProps {
  /** The reply whose form is open. */
  open: OpenSavedReply | undefined;
  rows: readonly SavedReplyRow[];
  areGroupsUnknown: boolean;
  shortcuts: TakenShortcuts | undefined;
  look: WidgetLook | undefined;
  isReadOnly: boolean;
  onClose(): void;
  onDiscard(uid: string): void;
  /** Receives the focus after a new reply's form closes. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** A reply's form in a dialog. Closing it keeps what was typed. */
export function ReplyDialog(props: ReplyDialogProps) {
  const { open, rows, areGroupsUnknown, shortcuts, look, isReadOnly, onClose, onDiscard, returnFocusRef } = props;
  const labels = useLabels(savedRepliesLabels);
  // The reply stays in the dialog while it closes.
  const [isNew, setNew] = useState(true);
  if (open && isNew !== (open.status === 'new')) setNew(open.status === 'new');
  return (
    <Dialog
      open={open !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isReadOnly ? labels.viewTitle : isNew ? labels.createTitle : labels.editTitle}
      returnFocusRef={isNew ? returnFocusRef : undefined}
    >
      {open && (
        // Without a key: a new reply gets another uid while someone types.
        <ItemFrame uid={open.uid} editor={open.editor} fields={labels.fields} readOnly={isReadOnly}>
          <ReplyForm
            reply={open}
            rows={rows}
            areGroupsUnknown={areGroupsUnknown}
            shortcuts={shortcuts}
            look={look}
            onClose={onClose}
            onDiscard={() => {
              onDiscard(open.uid);
              onClose();
            }}
          />
        </ItemFrame>
      )}
    </Dialog>
  );
}
