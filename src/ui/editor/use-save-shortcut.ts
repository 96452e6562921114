import { useEffect, type RefObject } from 'react';

/** The letter pressed with Ctrl or ⌘; by the key's position if the keyboard types another script. */
export function shortcutLetter(event: KeyboardEvent): string | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const letter = /^[a-z]$/i.test(event.key) ? event.key : event.code.replace('Key', '');
  return letter.toLowerCase();
}

/** Ctrl+S or ⌘S anywhere inside the element. Prevents the browser's own save dialog. */
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
