import { Popover } from 'radix-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { OverlayRoot } from './overlay-root';
import { useTheme } from './theme-context';

interface DetailsPopoverProps {
  /** What opens it, in words, and what they are the details of for those who hear it alone. */
  label: string;
  about: string;
  children: ReactNode;
}

const OPEN_MS = 150;
const CLOSE_MS = 250;

/**
 * More about a thing, behind a few words: opens while a mouse rests on them or on the panel, and to stay by a click, a
 * tap or the keyboard, which then is in the panel. Escape or a click beside it closes.
 */
export function DetailsPopover({ label, about, children }: DetailsPopoverProps) {
  const { portalContainer } = useTheme();
  const { state, hover, wasPinned, pin, close } = useHover();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={state !== 'closed'} onOpenChange={(open) => (open ? pin() : close())}>
      <Popover.Trigger asChild>
        <button
          type="button"
          className="rt-reset cd-details-trigger"
          aria-label={about}
          data-chatdeck="details"
          {...hover}
          onClick={(event) => {
            // Radix would close what the mouse has already opened.
            if (state !== 'hovered') return;
            event.preventDefault();
            pin();
            panel.current?.focus();
          }}
        >
          {label}
        </button>
      </Popover.Trigger>
      <Popover.Portal container={portalContainer}>
        <OverlayRoot>
          <Popover.Content
            ref={panel}
            className="rt-PopperContent rt-PopoverContent rt-r-size-1 cd-popover cd-details-panel"
            aria-label={about}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            data-chatdeck="popover"
            // What is too long for the panel is scrolled by keyboard as well.
            tabIndex={0}
            {...hover}
            onOpenAutoFocus={(event) => {
              if (state === 'hovered') event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              if (!wasPinned()) event.preventDefault();
            }}
          >
            {children}
          </Popover.Content>
        </OverlayRoot>
      </Popover.Portal>
    </Popover.Root>
  );
}

type State = 'closed' | 'hovered' | 'pinned';

function useHover() {
  const [state, setState] = useState<State>('closed');
  const isPinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (milliseconds: number, from: State, to: State) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState((now) => (now === from ? to : now)), milliseconds);
  };
  return {
    state,
    hover: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') later(OPEN_MS, 'closed', 'hovered');
      },
      onPointerLeave: (event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') later(CLOSE_MS, 'hovered', 'closed');
      },
    },
    /** Whether the focus went into the panel the last time that it was open. */
    wasPinned: () => isPinned.current,
    pin() {
      isPinned.current = true;
      setState('pinned');
    },
    close() {
      isPinned.current = state === 'pinned';
      setState('closed');
    },
  };
}
