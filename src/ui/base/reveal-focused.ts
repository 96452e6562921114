import type { FocusEvent } from 'react';

/**
 * For the `onFocus` of a text of several lines. There a browser brings only the caret into view and ignores
 * `scroll-margin`, so a bar at the edge of the page would cover the field. A pointer is at what can be seen already.
 */
export function revealFocused({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  // The simulated pages of a host's tests scroll nowhere.
  const canScroll = 'scrollIntoView' in currentTarget;
  if (canScroll && !currentTarget.matches(':active')) currentTarget.scrollIntoView({ block: 'nearest' });
}
