import { Portal, Toast as ToastParts } from 'radix-ui';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLabels } from '../theme/labels';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';
import { KeptToastItem, Toast } from './toast';
import { ToastContext, type KeptToast, type ShownToast, type ToastMessage } from './toast-context';
import { toastLabels } from './toast-labels';

/** Older ones are removed. */
const maxToasts = 3;

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
  const { direction, portalContainer } = useTheme();
  const labels = useLabels(toastLabels);
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  // A region that has never contained anything would be one more landmark to skip.
  const [isNeeded, setIsNeeded] = useState(false);
  const nextId = useRef(0);
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
      {isNeeded && (
        <ToastParts.Provider
          label={labels.message}
          swipeDirection={direction === 'ltr' ? 'right' : 'left'}
          announcerContainer={portalContainer}
        >
          {onceEach(kept).map((toast) => (
            <KeptToastItem key={toast.key} toast={toast} />
          ))}
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} onDismiss={dismiss} />
          ))}
          <Portal.Root asChild container={portalContainer ?? null}>
            <OverlayRoot>
              <ToastParts.Viewport className="cd-toasts" label={labels.region} data-chatdeck="toasts" />
            </OverlayRoot>
          </Portal.Root>
        </ToastParts.Provider>
      )}
    </ToastContext.Provider>
  );
}

/** The toasts of all owners, each key once. */
function onceEach(kept: ReadonlyMap<string, readonly KeptToast[]>): KeptToast[] {
  const byKey = new Map<string, KeptToast>();
  for (const toast of [...kept.values()].flat()) {
    if (!byKey.get(toast.key)?.isPreferred) byKey.set(toast.key, toast);
  }
  return [...byKey.values()];
}
