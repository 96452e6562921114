import { Popover as PopoverParts } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';

interface PopoverProps {
  /** The button that opens it and takes the focus again when it closes. */
  trigger: ReactElement;
  /** The panel's accessible name. */
  label: string;
  /** If absent, it opens and closes itself. */
  open?: boolean | undefined;
  /** The user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger's edge that the panel is aligned with. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The panel's content. */
  children: ReactNode;
}

/**
 * A small panel next to its button, for details or a few controls. Escape or a click outside closes it. Use `InfoTip`
 * for an explanation and `Menu` for actions.
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
