import type { Problem } from '../../model/core/problem';
import { useRef, type ReactNode, type RefObject } from 'react';
import { ConfirmForm } from './confirm-form';
import { Modal } from './modal';

export interface ConfirmDialogProps {
  /** Whether it is there. */
  open: boolean;
  /** The person closes it. */
  onOpenChange(open: boolean): void;
  /** The consequence as a question: "Delete the widget #sales?" */
  title: string;
  /** What else there is to know before. */
  children?: ReactNode;
  /** The verb of the title again: "Delete widget". */
  confirmLabel: string;
  /** The person agrees. The dialog stays until the host closes it. */
  onConfirm(): void;
  /** What cannot be taken back is red. */
  tone?: 'plain' | 'danger' | undefined;
  /** A word to type before the button works, for what cannot be undone at all. */
  confirmWord?: string | undefined;
  /** `busy` keeps the dialog open and its buttons still until the answer is there. */
  status?: 'idle' | 'busy' | undefined;
  /** Why it failed; the dialog stays for another try. */
  problem?: Problem | undefined;
  /** Has the focus afterwards, where the button that opened the dialog is gone by then. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Asks before something that matters. The focus starts on the safe choice and returns to where it came from. The host
 * closes the dialog when the work is done.
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
