import { useRef } from 'react';
import { useBeforePaint } from './use-before-paint';

/** For what comes and goes inside a place that stays: when it goes with the focus inside, the place takes the focus. */
export function useFocusReturn<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useBeforePaint(() => {
    const inside = part.current;
    const place = inside?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      if (inside?.contains(document.activeElement)) place?.focus({ preventScroll: true });
    };
  }, []);
  return part;
}
