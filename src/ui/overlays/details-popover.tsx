import { cva } from 'class-variance-authority';
import { Popover } from 'radix-ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';
import { useHover } from '../base/use-hover';

const words = cva('rt-reset cd-details-trigger', { variants: { state: { closed: '', open: 'cd-details-open' } } });

interface DetailsPopoverProps {
  /** The trigger's text, and what the details are about, for screen readers. */
  label: string;
  about: string;
  children: ReactNode;
}

/**
 * Details behind a short text: opens while the mouse is over the text or the panel, and stays open after a click, a
 * tap, or the keyboard, which moves into the panel. Escape or a click outside closes it. Until first opened, only its
 * button is rendered: a table has one in each row.
 */
export function DetailsPopover({ label, about, children }: DetailsPopoverProps) {
  const { portalContainer } = useTheme();
  const { state, hover, wasPinned, pin, close } = useDetails();
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasLeft = useRef(false);
  const isOpen = state === 'hovered' || state === 'pinned';
  const shown = isOpen ? 'open' : 'closed';
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={words({ state: shown })}
        aria-label={about}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={shown}
        data-chatdeck="details"
        {...hover}
        onClick={() => {
          if (state === 'pinned') {
            close();
            return;
          }
          wasLeft.current = false;
          pin();
          panel.current?.focus();
        }}
      >
        {label}
      </button>
      {state !== 'unused' && (
        <Popover.Root open={isOpen} onOpenChange={close}>
          <Popover.Anchor virtualRef={trigger} />
          <Popover.Portal container={portalContainer}>
            <OverlayRoot>
              <Popover.Content
                ref={panel}
                id={id}
                className="rt-PopperContent rt-PopoverContent rt-r-size-1 cd-popover cd-details-panel"
                aria-label={about}
                align="start"
                sideOffset={4}
                collisionPadding={8}
                data-chatdeck="popover"
                // Overflow can be scrolled with the keyboard as well.
                tabIndex={0}
                {...hover}
                onOpenAutoFocus={(event) => {
                  if (state === 'hovered') event.preventDefault();
                }}
                onInteractOutside={(event) => {
                  const isTrigger = event.target instanceof Node && trigger.current?.contains(event.target);
                  if (isTrigger) event.preventDefault();
                  else wasLeft.current = true;
                }}
                onCloseAutoFocus={(event) => {
                  event.preventDefault();
                  if (wasPinned() && !wasLeft.current) trigger.current?.focus();
                }}
              >
                {children}
              </Popover.Content>
            </OverlayRoot>
          </Popover.Portal>
        </Popover.Root>
      )}
    </>
  );
}

type State = 'unused' | 'closed' | 'hovered' | 'pinned';

function useDetails() {
  const [state, setState] = useState<State>('unused');
  const isPinned = useRef(false);
  const hover = useHover(
    () => setState((now) => (now === 'pinned' ? now : 'hovered')),
    () => setState((now) => (now === 'hovered' ? 'closed' : now)),
  );
  return {
    state,
    hover,
    /** Whether the focus was in the panel when it was last open. */
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
