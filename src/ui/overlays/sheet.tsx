import { IconButton } from '@radix-ui/themes';
import { Dialog } from 'radix-ui';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { CloseIcon } from '../base/icons';
import { Modal } from './modal';
import { VisuallyHidden } from '../base/visually-hidden';

interface SheetProps {
  /** Whether it is open. */
  open: boolean;
  /** The user opens or closes it. */
  onOpenChange(open: boolean): void;
  /** The sheet's accessible name. */
  label: string;
  /** The close button's name. */
  closeLabel: string;
  /** The button that opens it and takes the focus again when it closes. */
  trigger: ReactElement;
  /** Takes the focus when it closes, if set; otherwise the trigger. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Next to the close button. */
  header?: ReactNode;
  /** The panel's content. */
  children: ReactNode;
}

/** A panel over the page at its start edge. It traps the focus; Escape or a click outside closes it. */
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
