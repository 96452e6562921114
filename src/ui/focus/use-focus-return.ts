import { useRef } from 'react';
import { useBeforePaint } from '../base/use-before-paint';
import { focusedElement } from './composed-tree';

/** Returns the focus to a container when a part inside it disappears while focused. */
export function useFocusReturn<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useBeforePaint(() => {
    const inside = part.current;
    const place = inside?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      if (inside?.contains(focusedElement())) place?.focus({ preventScroll: true });
    };
  }, []);
  return part;
}
