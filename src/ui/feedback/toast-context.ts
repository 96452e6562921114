import { createContext, useContext, useId, type ReactNode, type RefObject } from 'react';
import { useBeforePaint } from '../base/use-before-paint';
import type { Variant } from '../base/variants';
import type { toastLook } from './toast-look';

/** A toast's text and action. */
export interface ToastMessage {
  /** A short sentence about what happened. */
  text: string;
  tone?: Variant<typeof toastLook, 'tone'> | undefined;
  /** One action, for example undo. The toast closes when it is used. */
  action?: { label: string; onAction(): void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

/** A toast that stays for as long as its owner keeps it. Several owners may keep the same one, which appears once. */
export interface KeptToast extends ToastMessage {
  /** A new key announces its text. */
  key: string;
  /** Of several owners, this one's appears. */
  isPreferred?: boolean | undefined;
  /** What is shown instead of the text, for example with a countdown, which screen readers don't follow. */
  shown?: ReactNode;
  /** Called with the action's button when it appears. Keep it stable. */
  actionRef?: ((button: HTMLButtonElement | null) => void) | undefined;
  /** Takes the focus when the toast closes or its action is gone while focused. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** The user dismisses it; absent hides the button. */
  onDismiss?: (() => void) | undefined;
}

interface ToastKeeper {
  show(message: ToastMessage): void;
  /** Replaces what an owner keeps. */
  keep(owner: string, toasts: readonly KeptToast[]): void;
}

export const ToastContext = createContext<ToastKeeper | undefined>(undefined);

/** Shows a toast: `const showToast = useToast()`. For event handlers and responses, never during rendering. */
export function useToast(): (message: ToastMessage) => void {
  return useKeeper().show;
}

/** Keeps toasts for as long as its component is mounted. Keep the list the same between renders. */
export function useKeptToasts(toasts: readonly KeptToast[]): void {
  const owner = useId();
  const { keep } = useKeeper();
  useBeforePaint(() => keep(owner, toasts), [keep, owner, toasts]);
  useBeforePaint(() => () => keep(owner, []), [keep, owner]);
}

function useKeeper(): ToastKeeper {
  const region = useContext(ToastContext);
  if (!region) throw new Error('Chatdeck: useToast needs a ChatdeckTheme around the screens.');
  return region;
}
