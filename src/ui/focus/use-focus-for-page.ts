import type { RefObject } from 'react';
import { useBeforePaint } from '../base/use-before-paint';
import { focusedElement } from './composed-tree';

/** Gives the focus to the page when a part of it goes away that has the focus. */
export function useFocusForPage(ref: RefObject<HTMLElement | null>): void {
  useBeforePaint(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(focusedElement())) element.closest('main')?.focus({ preventScroll: true });
    };
  }, [ref]);
}
