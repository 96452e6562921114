import { Portal, Toast as ToastParts } from 'radix-ui';
import { useLabels } from '../theme/labels';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';
import { KeptToastItem, Toast } from './toast';
import type { KeptToast, ShownToast } from '../feedback/toast-context';
import { toastLabels } from '../feedback/toast-labels';

interface ToastListProps {
  /** By owner. */
  kept: ReadonlyMap<string, readonly KeptToast[]>;
  toasts: readonly ShownToast[];
  onDismiss(id: number): void;
}

/** The toasts themselves, over the page. */
export function ToastList({ kept, toasts, onDismiss }: ToastListProps) {
  const { direction, portalContainer } = useTheme();
  const labels = useLabels(toastLabels);
  return (
    <ToastParts.Provider
      label={labels.message}
      swipeDirection={direction === 'ltr' ? 'right' : 'left'}
      announcerContainer={portalContainer}
    >
      {onceEach(kept).map((toast) => (
        <KeptToastItem key={toast.key} toast={toast} />
      ))}
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
      <Portal.Root asChild container={portalContainer ?? null}>
        <OverlayRoot>
          <ToastParts.Viewport className="cd-toasts" label={labels.region} data-chatdeck="toasts" />
        </OverlayRoot>
      </Portal.Root>
    </ToastParts.Provider>
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
