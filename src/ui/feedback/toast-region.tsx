import { Portal, Toast as ToastParts } from 'radix-ui';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLabels } from '../theme/labels';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';
import { Toast } from './toast';
import { ToastContext, type ShownToast, type ToastMessage } from './toast-context';
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
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const showing = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext.Provider value={showing}>
      {children}
      {isNeeded && (
        <ToastParts.Provider
          label={labels.message}
          swipeDirection={direction === 'ltr' ? 'right' : 'left'}
          announcerContainer={portalContainer}
        >
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
