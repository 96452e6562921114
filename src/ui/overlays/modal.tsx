import { Dialog } from 'radix-ui';
import { useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { makeRestInert } from './inert-rest';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';
import { useBeforePaint } from '../base/use-before-paint';
import { focusedElement, isFocusFree } from '../focus/composed-tree';

interface ModalProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The stable part name. */
  part: string;
  /** `alertdialog` waits for an answer: a click outside doesn't close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The button that opens it, if not the host. */
  trigger?: ReactElement | undefined;
  className: string;
  isDescribed?: boolean | undefined;
  /** It has unsaved input: a click outside doesn't close it either. */
  isDirty?: boolean | undefined;
  /** Takes the focus first; the first control if absent. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus afterwards; the previously focused element if absent. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/**
 * A modal overlay. Radix's own modal dialog locks the page with an inline style, which a strict content security policy
 * blocks; here everything else is inert, and the backdrop contains scrolling.
 */
export function Modal(props: ModalProps) {
  const {
    open,
    onOpenChange,
    part,
    role = 'dialog',
    trigger,
    className,
    isDescribed = false,
    isDirty,
    children,
  } = props;
  const { initialFocusRef, returnFocusRef } = props;
  const { portalContainer } = useTheme();
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root modal={false} open={open} onOpenChange={onOpenChange}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal container={portalContainer}>
        <OverlayRoot>
          <Backdrop openerRef={opener}>
            <Dialog.Content
              role={role}
              aria-modal
              className={className}
              data-chatdeck={part}
              {...(!isDescribed && { 'aria-describedby': undefined })}
              onOpenAutoFocus={(event) => {
                if (!initialFocusRef?.current) return;
                event.preventDefault();
                initialFocusRef.current.focus({ preventScroll: true });
              }}
              onCloseAutoFocus={(event) => {
                // Radix would return the focus to a trigger, which a host-controlled dialog doesn't have.
                event.preventDefault();
                const back = returnFocusRef?.current ?? opener.current;
                // Something may have taken the focus since, like a field that a search led to.
                if (back instanceof HTMLElement && isFocusFree()) back.focus();
              }}
              // For example to a toast, which stays reachable.
              onFocusOutside={keepOpen}
              {...((role === 'alertdialog' || isDirty) && { onPointerDownOutside: keepOpen })}
            >
              {children}
            </Dialog.Content>
          </Backdrop>
        </OverlayRoot>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Backdrop({ openerRef, children }: { openerRef: RefObject<Element | null>; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    openerRef.current = focusedElement();
    return element.current ? makeRestInert(element.current) : undefined;
  }, [openerRef]);
  return (
    <div ref={element} className="cd-backdrop">
      {children}
    </div>
  );
}

function keepOpen(event: Pick<Event, 'preventDefault'>) {
  event.preventDefault();
}
