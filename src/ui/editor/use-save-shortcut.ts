import { useEffect, type RefObject } from 'react';

/** A key's letter, by its position if it types another script or a special character (Option on a Mac). */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const letter = /^[a-z]$/i.test(key) ? key : code.replace('Key', '');
  return letter.toLowerCase();
}

/** The letter pressed with Ctrl or ⌘. */
export function shortcutLetter(event: KeyboardEvent): string | undefined {
  return (event.ctrlKey || event.metaKey) && !event.altKey ? letterOf(event) : undefined;
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
