import type { Route } from '../../model/places/route';
import { Slot } from 'radix-ui';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { PlainLink, useHasScreen } from '../base/link';
import { Text } from '../base/text';
import { rootOf } from '../focus/composed-tree';
import { lazyPart, useLoadedSoon } from '../later/lazy-part';
import { useMenuParts } from './menu-parts';
import { useCallingOff } from './use-calling-off';

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

/** A menu of actions and links behind a button. Until it is first opened, only the button is rendered. */
export function Menu({ trigger, align = 'end', open, onOpenChange, ...content }: MenuProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const button = useRef<HTMLElement>(null);
  const startsAtItemRef = useRef(false);
  /** Whether the menu was open when a finger touched its button. */
  const touched = useRef<boolean | undefined>(undefined);
  const ownId = useId();
  const { id = ownId } = trigger.props as { id?: string };
  const isOpen = open ?? ownOpen;
  if (isOpen && !hasOpened) setOpened(true);
  const menuId = `${ownId}-menu`;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const handlePointerDown = (event: PointerEvent) => {
    startsAtItemRef.current = false;
    touched.current = event.pointerType === 'touch' ? isOpen : undefined;
    if (touched.current !== undefined || event.button !== 0 || event.ctrlKey || isTaken(event)) return;
    change(!isOpen);
    // The menu takes the focus.
    if (!isOpen) event.preventDefault();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isToggle = event.key === 'Enter' || event.key === ' ';
    if ((!isToggle && event.key !== 'ArrowDown') || isTaken(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    startsAtItemRef.current = true;
    change(!isToggle || !isOpen);
  };
  const handleClick = (event: MouseEvent) => {
    // A finger may only scroll when it goes down, and assistive technology may click without a pointer. The focus that comes
    // before the click has closed an open menu by then.
    if ((touched.current !== undefined || event.detail === 0) && !isTaken(event)) change(!(touched.current ?? isOpen));
    touched.current = undefined;
  };
  useLoadedSoon(MenuContent);
  useCallingOff({ isOpen, part: MenuContent, opener: button, onCallOff: () => change(false) });
  return (
    <>
      <Slot.Root
        {...asButton}
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onFocus={MenuContent.load}
        onPointerEnter={MenuContent.load}
        onPointerDown={handlePointerDown}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
      >
        {trigger}
      </Slot.Root>
      {hasOpened && (
        <MenuContent
          {...content}
          id={menuId}
          open={isOpen}
          onOpenChange={change}
          triggerRef={button}
          triggerId={id}
          startsAtItemRef={startsAtItemRef}
          align={align}
        />
      )}
    </>
  );
}

/** Unlike other buttons, this one never submits the form around it. */
const asButton = { type: 'button' };

/** The trigger itself has handled the event, or is disabled: some browsers tell disabled buttons of pointers. */
function isTaken(event: SyntheticEvent): boolean {
  return event.defaultPrevented || event.currentTarget.matches(':disabled');
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
