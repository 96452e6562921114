import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { lazyPart, useLoadedSoon } from '../later/lazy-part';
import { ToastContext, type KeptToast, type ShownToast, type ToastMessage } from '../feedback/toast-context';

/** Older ones are removed. */
const maxToasts = 3;
const ToastList = lazyPart(() => import('./toast-list').then((part) => part.ToastList), null);

interface ToastRegionProps {
  /** Content that can show toasts. */
  children: ReactNode;
}

/**
 * Where toasts appear. The outermost `ChatdeckTheme` has one, shared by all themes inside it. A toast is for what
 * happens out of view, with undo if possible; other results show next to their action. F8 moves to the newest, Escape
 * dismisses it.
 */
export function ToastRegion({ children }: ToastRegionProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  // A region that has never contained anything would be one more landmark to skip.
  const [isNeeded, setIsNeeded] = useState(false);
  const nextId = useRef(0);
  // A toast may have to say that the server can't be reached, and then its code couldn't be either.
  useLoadedSoon(ToastList);
  const show = useCallback((message: ToastMessage) => {
    nextId.current += 1;
    const toast = { ...message, id: nextId.current };
    setToasts((shown) => [...shown, toast].slice(-maxToasts));
    setIsNeeded(true);
  }, []);
  const [kept, setKept] = useState<ReadonlyMap<string, readonly KeptToast[]>>(new Map());
  const keep = useCallback((owner: string, toasts: readonly KeptToast[]) => {
    setKept((all) => {
      if (toasts.length === 0 && !all.has(owner)) return all;
      const next = new Map(all);
      if (toasts.length > 0) next.set(owner, toasts);
      else next.delete(owner);
      return next;
    });
    if (toasts.length > 0) setIsNeeded(true);
  }, []);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const keeper = useMemo(() => ({ show, keep }), [show, keep]);
  return (
    <ToastContext.Provider value={keeper}>
      {children}
      {isNeeded && <ToastList kept={kept} toasts={toasts} onDismiss={dismiss} />}
    </ToastContext.Provider>
  );
}
