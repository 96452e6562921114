import { createContext, useContext } from 'react';
import type { Variant } from '../base/variants';
import type { toastLook } from './toast-look';

/** What a toast says, and what it offers. */
export interface ToastMessage {
  /** A short sentence of what has happened. */
  text: string;
  tone?: Variant<typeof toastLook, 'tone'> | undefined;
  /** One thing to do about it, such as undo. The toast goes when it is done. */
  action?: { label: string; onAction(): void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

export const ToastContext = createContext<{ show(message: ToastMessage): void } | undefined>(undefined);

/** Shows a toast: `const showToast = useToast()`. For event handlers and answers to calls, never while rendering. */
export function useToast(): (message: ToastMessage) => void {
  const region = useContext(ToastContext);
  if (!region) throw new Error('Chatdeck: useToast needs a ChatdeckTheme around the screens.');
  return region.show;
}
