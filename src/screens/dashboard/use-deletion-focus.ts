import { isSameId, type Id } from '../../model/core/tolerant';
import type { DashboardProps } from '../../model/dashboard/dashboard';
import { isLeftOut } from '../../model/entities/widget-deletion';
import { useBeforePaint } from '../../ui/base/use-before-paint';
import { useCallback, useRef, type RefObject } from 'react';

/**
 * Moves the focus to “Undo” once a deletion is confirmed, and from there to the widget that is back: to its first
 * control, or to the list without one.
 */
export function useDeletionFocus(props: DashboardProps, list: RefObject<HTMLElement | null>) {
  const { deletions, onDelete, onDeletionUndo } = props;
  const isConfirmed = useRef(false);
  const undone = useRef<Id>(undefined);
  useBeforePaint(() => {
    const id = undone.current;
    if (id === undefined || isLeftOut(deletions ?? [], id)) return;
    undone.current = undefined;
    const widgets = list.current?.querySelectorAll<HTMLElement>('[data-widget]') ?? [];
    const widget = [...widgets].find((element) => isSameId(element.dataset.widget ?? '', id));
    (widget?.querySelector<HTMLElement>('a, button') ?? list.current)?.focus();
  }, [deletions, list]);
  /** The toast appears a moment after the dialog has closed. */
  const undoRef = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isConfirmed.current) return;
    isConfirmed.current = false;
    button.focus({ preventScroll: true });
  }, []);
  const undo = useCallback(
    (id: Id) => {
      undone.current = id;
      onDeletionUndo?.(id);
    },
    [onDeletionUndo],
  );
  const confirm = (id: Id) => {
    isConfirmed.current = true;
    onDelete?.(id);
  };
  return {
    confirming: { onDelete: onDelete && confirm },
    undoing: { undoRef, onDeletionUndo: onDeletionUndo && undo },
  };
}
