import { useEffect, type RefObject } from 'react';
import { useLatestCallback } from '../base/use-latest-callback';
import { isShortcut } from '../keys/shortcuts';

/** Saves with the keys for it, anywhere inside the element, unless off. Prevents the browser's own save dialog. */
export function useSaveShortcut(
  element: RefObject<HTMLElement | null>,
  onSave: () => void,
  isOff: () => boolean = () => false,
): void {
  const handleKeyDown = useLatestCallback((event: KeyboardEvent) => {
    if (!isShortcut(event, 'save') || isOff()) return;
    event.preventDefault();
    if (!event.repeat) onSave();
  });
  useEffect(() => {
    const target = element.current;
    target?.addEventListener('keydown', handleKeyDown);
    return () => target?.removeEventListener('keydown', handleKeyDown);
  }, [element, handleKeyDown]);
}
