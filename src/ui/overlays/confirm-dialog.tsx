import { useRef } from 'react';
import { type ConfirmDialogProps, ConfirmForm } from './confirm-form';
import { Modal } from './modal';

/**
 * Asks for confirmation. The focus starts on the safe choice and returns to where it came from. The host closes the
 * dialog when the work is done.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, status = 'idle', returnFocusRef, children } = props;
  const safeChoice = useRef<HTMLButtonElement>(null);
  const isBusy = status === 'busy';
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !isBusy && onOpenChange(next)}
      part="confirm-dialog"
      role="alertdialog"
      className="rt-BaseDialogContent rt-AlertDialogContent rt-r-size-3 cd-confirm"
      isDescribed={Boolean(children)}
      initialFocusRef={safeChoice}
      returnFocusRef={returnFocusRef}
    >
      <ConfirmForm {...props} isBusy={isBusy} safeChoiceRef={safeChoice} />
    </Modal>
  );
}
