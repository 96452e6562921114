import type { Problem } from '../model/problem';
import { AlertDialog } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { ConfirmForm } from './confirm-form';
import { OverlayRoot } from './overlay-root';
import { useTheme } from './theme-context';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The consequence as a question: "Delete the widget #sales?" */
  title: string;
  /** What else there is to know before. */
  children?: ReactNode;
  /** The verb of the title again: "Delete widget". */
  confirmLabel: string;
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
  const { open, onOpenChange, title, status = 'idle', returnFocusRef, children } = props;
  const { portalContainer } = useTheme();
  const opener = useRef<Element>(null);
  const isBusy = status === 'busy';
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !isBusy && onOpenChange(next)}>
      <AlertDialog.Portal container={portalContainer}>
        <OverlayRoot>
          <AlertDialog.Overlay className="rt-BaseDialogOverlay rt-AlertDialogOverlay">
            <div className="rt-BaseDialogScroll rt-AlertDialogScroll">
              <div className="rt-BaseDialogScrollPadding rt-AlertDialogScrollPadding">
                <AlertDialog.Content
                  className="rt-BaseDialogContent rt-AlertDialogContent rt-r-size-3 cd-confirm"
                  data-chatdeck="confirm-dialog"
                  {...(!children && { 'aria-describedby': undefined })}
                  onOpenAutoFocus={() => {
                    opener.current = document.activeElement;
                  }}
                  onCloseAutoFocus={(event) => {
                    // Radix would give the focus to a trigger, which a dialog that the host opens does not have.
                    event.preventDefault();
                    const back = returnFocusRef?.current ?? opener.current;
                    if (back instanceof HTMLElement) back.focus();
                  }}
                >
                  <ConfirmForm {...props} title={title} isBusy={isBusy} />
                </AlertDialog.Content>
              </div>
            </div>
          </AlertDialog.Overlay>
        </OverlayRoot>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
