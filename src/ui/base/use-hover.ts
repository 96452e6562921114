import { useEffect, useRef, type PointerEvent } from 'react';

const REST_MS = 150;
const LEAVE_MS = 250;

/**
 * The handlers of a thing and of the panel that it opens, for a mouse: whether it rests on either, and when it has left
 * both for long enough not to be on its way from one to the other.
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
