import { IconButton, VisuallyHidden } from '@radix-ui/themes';
import { Dialog } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { CloseIcon } from './icons';
import { OverlayRoot } from './overlay-root';
import { useTheme } from './theme-context';

interface SheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The name of the sheet for those who do not see it. */
  label: string;
  closeLabel: string;
  /** The button that opens it, and has the focus again when it closes. */
  trigger: ReactElement;
  /** Beside the close button. */
  header?: ReactNode;
  children: ReactNode;
}

/** A panel over the page at its start edge. Keeps the focus inside; Escape or a click beside it closes. */
export function Sheet({ open, onOpenChange, label, closeLabel, trigger, header, children }: SheetProps) {
  const { portalContainer } = useTheme();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal container={portalContainer}>
        <OverlayRoot>
          <Dialog.Overlay className="cd-sheet-backdrop" />
          <Dialog.Content className="cd-sheet" aria-describedby={undefined} data-chatdeck="sheet">
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
          </Dialog.Content>
        </OverlayRoot>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
