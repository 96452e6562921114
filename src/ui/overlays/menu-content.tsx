import { DropdownMenu } from 'radix-ui';
import { useRef, type FocusEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { isModifiedClick } from '../base/link';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';
import { MenuParts } from './menu-parts';
import { TriggerOutside } from './trigger-outside';

interface MenuContentProps {
  id: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  triggerRef: RefObject<HTMLElement | null>;
  triggerId: string;
  /** The menu was opened by a key, and its first item takes the focus. */
  startsAtItemRef: { current: boolean };
  align: 'start' | 'end';
  pageRef?: RefObject<HTMLElement | null> | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  children: ReactNode;
}

/**
 * Built on Radix's primitive and styled like Radix Themes, whose own menu contains a scroll area with an inline style
 * that a strict content security policy blocks.
 */
export function MenuContent(props: MenuContentProps) {
  const { id, open, onOpenChange, triggerRef, triggerId, startsAtItemRef, align } = props;
  const { pageRef, onCloseAutoFocus, children } = props;
  const { portalContainer } = useTheme();
  const wasFollowed = useRef(false);
  const handleClick = (event: MouseEvent) => {
    wasFollowed.current = event.target instanceof Element && !!event.target.closest('a') && !isModifiedClick(event);
  };
  const handleClosing = (event: Event) => {
    onCloseAutoFocus?.(event);
    if (!wasFollowed.current || !pageRef?.current) return;
    event.preventDefault();
    pageRef.current.focus({ preventScroll: true });
    wasFollowed.current = false;
  };
  // Radix knows of keys that were pressed while it was there.
  const handleFocus = ({ target, currentTarget }: FocusEvent) => {
    if (target !== currentTarget || !startsAtItemRef.current) return;
    startsAtItemRef.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  };
  return (
    <MenuParts.Provider value={DropdownMenu}>
      <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
        <DropdownMenu.Trigger asChild>
          <TriggerOutside element={triggerRef} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={portalContainer}>
          <OverlayRoot>
            <DropdownMenu.Content
              id={id}
              aria-labelledby={triggerId}
              className="rt-PopperContent rt-BaseMenuContent rt-DropdownMenuContent rt-r-size-2 rt-variant-soft"
              align={align}
              sideOffset={4}
              collisionPadding={8}
              onFocus={handleFocus}
              onClick={handleClick}
              onCloseAutoFocus={handleClosing}
            >
              <div className="rt-BaseMenuViewport rt-DropdownMenuViewport">{children}</div>
            </DropdownMenu.Content>
          </OverlayRoot>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </MenuParts.Provider>
  );
}
