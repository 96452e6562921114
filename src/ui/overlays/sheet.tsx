import { IconButton } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { Dialog } from 'radix-ui';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { CloseIcon } from '../base/icons';
import { Modal } from './modal';
import type { Variant } from '../base/variants';
import { VisuallyHidden } from '../base/visually-hidden';

const sheet = cva('cd-sheet', { variants: { side: { start: '', end: 'cd-sheet-end' } } });

interface SheetProps {
  /** Whether it is open. */
  open: boolean;
  /** The user opens or closes it. */
  onOpenChange(open: boolean): void;
  /** The sheet's accessible name. */
  label: string;
  /** The close button's name; without one, the content has its own. */
  closeLabel?: string | undefined;
  /** The edge of the page it is at. */
  side?: Variant<typeof sheet, 'side'> | undefined;
  /** The button that opens it, if not the host, and takes the focus again when it closes. */
  trigger?: ReactElement | undefined;
  /** Takes the focus first; the first control if absent. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus when it closes, if set; otherwise the trigger. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Next to the close button. */
  header?: ReactNode;
  /** The panel's content. */
  children: ReactNode;
}

/** A panel over the page at one of its edges. It traps the focus; Escape or a click outside closes it. */
export function Sheet({ label, closeLabel, side = 'start', header, children, ...modal }: SheetProps) {
  return (
    <Modal {...modal} part="sheet" className={sheet({ side })}>
      <VisuallyHidden>
        <Dialog.Title>{label}</Dialog.Title>
      </VisuallyHidden>
      {closeLabel !== undefined && (
        <div className="cd-sheet-header">
          {header}
          <Dialog.Close asChild>
            <IconButton variant="ghost" color="gray" aria-label={closeLabel}>
              <CloseIcon size={16} />
            </IconButton>
          </Dialog.Close>
        </div>
      )}
      {children}
    </Modal>
  );
}
