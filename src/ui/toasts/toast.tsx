import { Button, IconButton } from '@radix-ui/themes';
import { Toast as ToastParts } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { AlertIcon, CloseIcon, SuccessIcon } from '../base/icons';
import { useBeforePaint } from '../base/use-before-paint';
import { VisuallyHidden } from '../base/visually-hidden';
import { focusedElement } from '../focus/composed-tree';
import { useLabels } from '../theme/labels';
import type { KeptToast, ShownToast, ToastMessage } from '../feedback/toast-context';
import { toastLabels } from '../feedback/toast-labels';
import { toastLook } from '../feedback/toast-look';
import { Text } from '../base/text';

/** Long enough to read twice; with an action, long enough to reach it by keyboard. */
const plainMs = 8_000;
const actionMs = 20_000;

interface ToastProps {
  toast: ShownToast;
  onDismiss(id: number): void;
}

/** A message in the toast region. Its timer pauses while it is hovered or focused. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const { id, text, tone = 'plain', action } = toast;
  const labels = useLabels(toastLabels);
  return (
    <ToastParts.Root
      type="background"
      duration={action ? actionMs : plainMs}
      onOpenChange={(isOpen) => !isOpen && onDismiss(id)}
      className={toastLook({ tone })}
      data-chatdeck="toast"
      data-tone={tone}
    >
      <ToastText tone={tone}>{text}</ToastText>
      {action && (
        <ToastParts.Action asChild altText={action.label}>
          <Button type="button" size="1" variant="outline" color="gray" onClick={action.onAction}>
            {action.label}
          </Button>
        </ToastParts.Action>
      )}
      <ToastParts.Close asChild>
        <IconButton type="button" size="1" variant="ghost" color="gray" aria-label={labels.dismiss}>
          <CloseIcon size={16} aria-hidden />
        </IconButton>
      </ToastParts.Close>
    </ToastParts.Root>
  );
}

/** A message that its owner keeps: it never closes on its own. */
export function KeptToastItem({ toast }: { toast: KeptToast }) {
  const { text, shown, tone = 'plain', action, actionRef, returnFocusRef, onDismiss } = toast;
  const labels = useLabels(toastLabels);
  const item = useRef<HTMLLIElement>(null);
  useFocusBack(item, returnFocusRef);
  return (
    <ToastParts.Root
      ref={item}
      open
      type="background"
      duration={Infinity}
      // By a swipe, or by Escape elsewhere.
      onOpenChange={(isOpen) => !isOpen && onDismiss?.()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Radix would move the focus to the empty region.
        event.preventDefault();
        onDismiss?.();
      }}
      className={toastLook({ tone })}
      data-chatdeck="toast"
      data-tone={tone}
    >
      <ToastText tone={tone} shown={shown}>
        {text}
      </ToastText>
      {action && <KeptAction {...action} actionRef={actionRef} returnFocusRef={returnFocusRef} />}
      {onDismiss && (
        <IconButton
          {...unread()}
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          aria-label={labels.dismiss}
          onClick={onDismiss}
        >
          <CloseIcon size={16} aria-hidden />
        </IconButton>
      )}
    </ToastParts.Root>
  );
}

type KeptActionProps = NonNullable<KeptToast['action']> & Pick<KeptToast, 'actionRef' | 'returnFocusRef'>;

function KeptAction({ label, onAction, actionRef, returnFocusRef }: KeptActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(button, returnFocusRef);
  useBeforePaint(() => {
    actionRef?.(button.current);
  }, [actionRef]);
  return (
    <Button {...unread(label)} ref={button} type="button" size="1" variant="outline" color="gray" onClick={onAction}>
      {label}
    </Button>
  );
}

/** As Radix marks a button that closes its toast: what is read instead of it when the toast appears. */
function unread(instead?: string) {
  return { 'data-radix-toast-announce-exclude': '', 'data-radix-toast-announce-alt': instead };
}

interface ToastTextProps {
  tone: NonNullable<ToastMessage['tone']>;
  shown?: ReactNode;
  children: string;
}

function ToastText({ tone, shown, children }: ToastTextProps) {
  return (
    <>
      {tone === 'success' && <SuccessIcon size={16} aria-hidden />}
      {tone === 'danger' && <AlertIcon size={16} aria-hidden />}
      <ToastParts.Description asChild>
        <Text as="p" size="2" className="cd-toast-text">
          {shown === undefined ? (
            children
          ) : (
            <>
              <VisuallyHidden>{children}</VisuallyHidden>
              <span aria-hidden>{shown}</span>
            </>
          )}
        </Text>
      </ToastParts.Description>
    </>
  );
}

/** Gives the focus to another element when the one that has it goes away. */
function useFocusBack(element: RefObject<HTMLElement | null>, back: RefObject<HTMLElement | null> | undefined) {
  useBeforePaint(() => {
    const inside = element.current;
    return () => {
      if (!inside?.contains(focusedElement())) return;
      // In strict mode, React runs this also for what stays.
      queueMicrotask(() => {
        if (!inside.isConnected) back?.current?.focus({ preventScroll: true });
      });
    };
  }, [element, back]);
}
