import { useEffect, type RefObject } from 'react';
import { useLatestCallback } from '../base/use-latest-callback';

interface CallingOffOptions {
  isOpen: boolean;
  /** The lazy part that is to open. */
  part: { isLoaded(this: void): boolean };
  opener: RefObject<HTMLElement | null>;
  onCallOff(this: void): void;
}

const events = ['keydown', 'pointerdown', 'focusin'] as const;

/** Closes again what is about to open once its code is there, on Escape, and on a press or the focus elsewhere. */
export function useCallingOff({ isOpen, part, opener, onCallOff }: CallingOffOptions) {
  const handle = useLatestCallback((event: Event) => {
    if (part.isLoaded()) return;
    const isAway = !!opener.current && !event.composedPath().includes(opener.current);
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : isAway) onCallOff();
  });
  useEffect(() => {
    if (!isOpen || part.isLoaded()) return;
    for (const name of events) document.addEventListener(name, handle, true);
    return () => {
      for (const name of events) document.removeEventListener(name, handle, true);
    };
  }, [isOpen, part, handle]);
}
