import { Popover as PopoverParts } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';

interface PopoverProps {
  /** The button that opens it, and has the focus again when it closes. */
  trigger: ReactElement;
  /** The name of the panel for those who do not see where it belongs. */
  label: string;
  /** Absent, it opens and closes by itself. */
  open?: boolean | undefined;
  /** The person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which edge of the trigger the panel stands at. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** What the panel holds. */
  children: ReactNode;
}

/**
 * A small panel beside the button that opens it, for details or a few controls. Escape or a click beside it closes. For
 * a sentence that explains something use `InfoTip`, for actions `Menu`.
 */
export function Popover({ trigger, label, open, onOpenChange, align = 'start', children }: PopoverProps) {
  const { portalContainer } = useTheme();
  const state = { ...(open === undefined ? {} : { open }), ...(onOpenChange && { onOpenChange }) };
  return (
    <PopoverParts.Root {...state}>
      <PopoverParts.Trigger asChild>{trigger}</PopoverParts.Trigger>
      <PopoverParts.Portal container={portalContainer}>
        <OverlayRoot>
          <PopoverParts.Content
            className="rt-PopperContent rt-PopoverContent rt-r-size-1 cd-popover"
            aria-label={label}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            data-chatdeck="popover"
          >
            {children}
          </PopoverParts.Content>
        </OverlayRoot>
      </PopoverParts.Portal>
    </PopoverParts.Root>
  );
}
