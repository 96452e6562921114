import { useEffect, useRef } from 'react';
import type { CommandPaletteProps } from '../../model/palette/palette';
import { isShortcut } from '../../ui/keys/shortcuts';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { rootOf } from '../../ui/focus/composed-tree';

interface PaletteKeys extends Pick<CommandPaletteProps, 'shown' | 'onShownChange'> {
  /** The palette can take keys itself. */
  isLoaded: boolean;
  /** What is typed before that belongs to its field. */
  onEarlyType(change: (query: string) => string): void;
}

/** The keys that open the palette from anywhere on the page. Returns where it is. */
export function usePaletteKeys({ shown, isLoaded, onShownChange, onEarlyType }: PaletteKeys) {
  const place = useRef<HTMLDivElement>(null);

  function handleEarlyKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The notice there, if its code couldn't be loaded.
    if (place.current && event.composedPath().includes(place.current)) return;
    const { key } = event;
    if (key === 'Escape') onShownChange(undefined);
    else if (key === 'Backspace') onEarlyType((query) => query.slice(0, -1));
    else if (key.length === 1) onEarlyType((query) => query + key);
    // It would press what is behind.
    else if (key !== 'Enter') return;
    event.preventDefault();
  }

  const handleKeyDown = useLatestCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !place.current || !isOurs(event, place.current)) return;
    if (shown === 'search' && !isLoaded) handleEarlyKey(event);
    else if (isShortcut(event, 'search')) {
      if (shown === undefined && isCovered(place.current)) return;
      event.preventDefault();
      onShownChange(shown === 'search' ? undefined : 'search');
    } else if (isShortcut(event, 'shortcuts') && shown === undefined) {
      if (isTyping(event) || isCovered(place.current)) return;
      event.preventDefault();
      onShownChange('shortcuts');
    }
  });

  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [handleKeyDown]);
  return place;
}

/** Inside an element, the host's page around it has its own keys. */
function isOurs(event: KeyboardEvent, place: HTMLElement): boolean {
  const root = rootOf(place);
  return root === document || event.target === document.body || event.composedPath().includes(root);
}

/** Another dialog is open, and waits for an answer. */
function isCovered(place: HTMLElement): boolean {
  return rootOf(place).querySelector('[data-chatdeck="overlay"] [aria-modal="true"]') !== null;
}

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
