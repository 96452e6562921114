import { useEffect, type RefObject } from 'react';
import { shortcutLetter } from './shortcut';

/** Ctrl+S, or ⌘S, anywhere inside the element. The browser's own saving of the page is kept back. */
export function useSaveShortcut(element: RefObject<HTMLElement | null>, onSave: () => void, isOff = false): void {
  useEffect(() => {
    const target = isOff ? null : element.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.shiftKey || shortcutLetter(event) !== 's') return;
      event.preventDefault();
      if (!event.repeat) onSave();
    };
    target?.addEventListener('keydown', handleKeyDown);
    return () => target?.removeEventListener('keydown', handleKeyDown);
  }, [element, onSave, isOff]);
}
