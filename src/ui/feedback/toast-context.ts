import { createContext, useContext } from 'react';
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

export const ToastContext = createContext<{ show(message: ToastMessage): void } | undefined>(undefined);

/** Shows a toast: `const showToast = useToast()`. For event handlers and responses, never during rendering. */
export function useToast(): (message: ToastMessage) => void {
  const region = useContext(ToastContext);
  if (!region) throw new Error('Chatdeck: useToast needs a ChatdeckTheme around the screens.');
  return region.show;
}
