import { IconButton } from '@radix-ui/themes';
import { Dialog } from 'radix-ui';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { CloseIcon } from '../base/icons';
import { Modal } from './modal';
import { VisuallyHidden } from '../base/visually-hidden';

interface SheetProps {
  /** Whether it is there. */
  open: boolean;
  /** The person opens or closes it. */
  onOpenChange(open: boolean): void;
  /** The name of the sheet for those who do not see it. */
  label: string;
  /** The name of the button with the cross. */
  closeLabel: string;
  /** The button that opens it, and has the focus again when it closes. */
  trigger: ReactElement;
  /** Has the focus when it closes, while it is set; the trigger otherwise. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Beside the close button. */
  header?: ReactNode;
  /** What the panel holds. */
  children: ReactNode;
}

/** A panel over the page at its start edge. Keeps the focus inside; Escape or a click beside it closes. */
export function Sheet({ label, closeLabel, header, children, ...sheet }: SheetProps) {
  return (
    <Modal {...sheet} part="sheet" className="cd-sheet">
      <VisuallyHidden>
        <Dialog.Title>{label}</Dialog.Title>
      </VisuallyHidden>
      <div className="cd-sheet-header">
        {header}
        <Dialog.Close asChild>
          <IconButton variant="ghost" color="gray" aria-label={closeLabel}>
            <CloseIcon size={16} />
          </IconButton>
        </Dialog.Close>
      </div>
      {children}
    </Modal>
  );
}
