import { forwardRef, useImperativeHandle, type RefObject } from 'react';

interface TriggerOutsideProps {
  element: RefObject<HTMLElement | null>;
}

/**
 * Gives Radix a trigger that is rendered outside its overlay: while that is closed, a page with hundreds of triggers
 * renders only their buttons.
 */
export const TriggerOutside = forwardRef<HTMLElement, TriggerOutsideProps>(function TriggerOutside({ element }, ref) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
});
