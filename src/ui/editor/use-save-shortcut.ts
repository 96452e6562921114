import { useEffect, type RefObject } from 'react';

/** Ctrl+S, or ⌘S, anywhere inside the element. The browser's own saving of the page is kept back. */
export function useSaveShortcut(element: RefObject<HTMLElement | null>, onSave: () => void): void {
  useEffect(() => {
    const target = element.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (!event.repeat) onSave();
    };
    target?.addEventListener('keydown', handleKeyDown);
    return () => target?.removeEventListener('keydown', handleKeyDown);
  }, [element, onSave]);
}
