import type { Route } from '../../model/places/route';
import { Slot } from 'radix-ui';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { PlainLink, useHasScreen } from '../base/link';
import { Text } from '../base/text';
import { rootOf } from '../focus/composed-tree';
import { lazyPart, useLoadedSoon } from '../later/lazy-part';
import { useMenuParts } from './menu-parts';

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

const MenuContent = lazyPart(() => import('./menu-content').then((part) => part.MenuContent), null);

/** A menu of actions and links behind a button. Until the button is pointed at or focused, only it is rendered. */
export function Menu({ trigger, align = 'end', open, onOpenChange, ...content }: MenuProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const button = useRef<HTMLElement>(null);
  const id = useId();
  const isOpen = open ?? ownOpen;
  const menuId = `${id}-menu`;
  const comeNear = () => setNear(true);
  const change = (next: boolean) => {
    comeNear();
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const handlePointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    change(!isOpen);
    // The menu takes the focus.
    if (!isOpen) event.preventDefault();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isToggle = event.key === 'Enter' || event.key === ' ';
    if (!isToggle && event.key !== 'ArrowDown') return;
    event.preventDefault();
    change(!isToggle || !isOpen);
  };
  useLoadedSoon(MenuContent);
  return (
    <>
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onFocus={comeNear}
        onPointerEnter={comeNear}
        onPointerDown={handlePointerDown}
        onKeyDown={handleKeyDown}
        // Assistive technology may click without a pointer.
        onClick={(event) => event.detail === 0 && change(true)}
      >
        {trigger}
      </Slot.Root>
      {(isNear || isOpen) && (
        <MenuContent
          {...content}
          id={menuId}
          open={isOpen}
          onOpenChange={change}
          triggerRef={button}
          triggerId={id}
          align={align}
        />
      )}
    </>
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
  const { Item } = useMenuParts();
  const note = blockedBy ?? help;
  return (
    <Item
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
    </Item>
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
  const { Item } = useMenuParts();
  if (!hasScreen(to)) return null;
  return (
    <Item asChild className={itemClass}>
      <PlainLink to={to}>{children}</PlainLink>
    </Item>
  );
}

/** A line between two groups of items. */
export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className="rt-BaseMenuSeparator rt-DropdownMenuSeparator" />;
}
