import type { Route } from '../../model/places/route';
import { DropdownMenu } from 'radix-ui';
import { useRef, type MouseEvent, type ReactElement, type ReactNode, type RefObject } from 'react';
import { isModifiedClick, PlainLink, useHasScreen } from '../base/link';
import { Text } from '../base/text';
import { rootOf } from '../focus/composed-tree';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** The trigger's edge that the menu is aligned with. */
  align?: 'start' | 'end' | undefined;
  /** If absent, the menu opens and closes itself. */
  open?: boolean | undefined;
  /** The user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Takes the focus after a link was followed; the trigger if absent, and in all other cases. */
  pageRef?: RefObject<HTMLElement | null> | undefined;
  /** The focus is about to return to the trigger; `event.preventDefault()` leaves it where it is. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** Items, links and separators. */
  children: ReactNode;
}

/**
 * A menu of actions and links behind a button. Built on Radix's primitive and styled like Radix Themes, whose own menu
 * contains a scroll area with an inline style that a strict content security policy blocks.
 */
export function Menu({ trigger, align = 'end', open, onOpenChange, pageRef, onCloseAutoFocus, children }: MenuProps) {
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
  const state = { ...(open === undefined ? {} : { open }), ...(onOpenChange && { onOpenChange }) };
  return (
    <DropdownMenu.Root modal={false} {...state}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={portalContainer}>
        <OverlayRoot>
          <DropdownMenu.Content
            className="rt-PopperContent rt-BaseMenuContent rt-DropdownMenuContent rt-r-size-2 rt-variant-soft"
            align={align}
            sideOffset={4}
            collisionPadding={8}
            onClick={handleClick}
            onCloseAutoFocus={handleClosing}
          >
            <div className="rt-BaseMenuViewport rt-DropdownMenuViewport">{children}</div>
          </DropdownMenu.Content>
        </OverlayRoot>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemClass = 'rt-reset rt-BaseMenuItem rt-DropdownMenuItem';

interface MenuItemProps {
  /** The user chooses it; the menu closes. */
  onSelect(): void;
  /** Why it isn't possible now. It stays in the menu, so that people find it and the reason. */
  blockedBy?: string | undefined;
  /** What it does, below its label. */
  help?: string | undefined;
  /** The verb and its object. */
  children: ReactNode;
}

/** An action in a menu. */
export function MenuItem({ onSelect, blockedBy, help, children }: MenuItemProps) {
  const note = blockedBy ?? help;
  return (
    <DropdownMenu.Item
      className={itemClass}
      aria-disabled={blockedBy !== undefined || undefined}
      onSelect={(event) => {
        if (blockedBy !== undefined) {
          event.preventDefault();
          return;
        }
        focusTrigger(event.target);
        onSelect();
      }}
    >
      {children}
      {note !== undefined && (
        <Text size="1" color="gray" className="cd-menu-note">
          {note}
        </Text>
      )}
    </DropdownMenu.Item>
  );
}

/** The item is about to unmount, and a dialog that it opens returns the focus to the element that has it now. */
function focusTrigger(item: EventTarget | null) {
  const menu = item instanceof Element ? item.closest('[role="menu"]') : null;
  if (menu)
    rootOf(menu)
      .getElementById(menu.getAttribute('aria-labelledby') ?? '')
      ?.focus({ preventScroll: true });
}

interface MenuLinkProps {
  /** The target. */
  to: Route;
  /** The target's name. */
  children: ReactNode;
}

/** A menu link to one of our screens. Renders nothing if the host has no such screen. */
export function MenuLink({ to, children }: MenuLinkProps) {
  const hasScreen = useHasScreen();
  if (!hasScreen(to)) return null;
  return (
    <DropdownMenu.Item asChild className={itemClass}>
      <PlainLink to={to}>{children}</PlainLink>
    </DropdownMenu.Item>
  );
}

/** A line between two groups of items. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="rt-BaseMenuSeparator rt-DropdownMenuSeparator" />;
}
