import { useEffect, useRef, type PointerEvent } from 'react';

const REST_MS = 150;
const LEAVE_MS = 250;

/**
 * Mouse handlers for an element and the panel it opens: whether the pointer is over either, and when it has left both
 * for good, not just moving between them.
 */
export function useHover(onRest: () => void, onLeave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (event: PointerEvent, milliseconds: number, then: () => void) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(then, milliseconds);
  };
  return {
    onPointerEnter: (event: PointerEvent) => later(event, REST_MS, onRest),
    onPointerLeave: (event: PointerEvent) => later(event, LEAVE_MS, onLeave),
  };
}
