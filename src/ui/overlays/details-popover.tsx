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
 * Details behind a short text: opens while the mouse is over the text or the panel, and while the keyboard is on the
 * text. It stays open after a click, a tap, or Enter, which moves into the panel. Escape or a click outside closes it.
 * Until first opened, only its button is rendered: a table has one in each row.
 */
export function DetailsPopover({ label, about, children }: DetailsPopoverProps) {
  const { portalContainer } = useTheme();
  const { state, hover, peek, leave, wasPinned, pin, close } = useDetails();
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasLeft = useRef(false);
  const isReturning = useRef(false);
  const isOpen = state === 'peeked' || state === 'pinned';
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
        onFocus={({ currentTarget }) => {
          if (!isReturning.current && currentTarget.matches(':focus-visible')) peek();
        }}
        onBlur={leave}
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
                  if (state === 'peeked') event.preventDefault();
                }}
                onInteractOutside={(event) => {
                  const isTrigger = event.target instanceof Node && trigger.current?.contains(event.target);
                  if (isTrigger) event.preventDefault();
                  else wasLeft.current = true;
                }}
                onCloseAutoFocus={(event) => {
                  event.preventDefault();
                  if (!wasPinned() || wasLeft.current) return;
                  isReturning.current = true;
                  trigger.current?.focus();
                  isReturning.current = false;
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

type State = 'unused' | 'closed' | 'peeked' | 'pinned';

function useDetails() {
  const [state, setState] = useState<State>('unused');
  const isPinned = useRef(false);
  const peek = () => setState((now) => (now === 'pinned' ? now : 'peeked'));
  const leave = () => setState((now) => (now === 'peeked' ? 'closed' : now));
  return {
    state,
    hover: useHover(peek, leave),
    peek,
    leave,
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
