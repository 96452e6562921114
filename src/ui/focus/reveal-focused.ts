import type { FocusEvent } from 'react';

/**
 * For the `onFocus` of a multi-line text. Browsers bring only its caret into view and ignore `scroll-margin`, so a bar
 * at the edge of the page would cover the field. A pointer only clicks what is visible.
 */
export function revealFocused({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  // The simulated pages of a host's tests can't scroll.
  const canScroll = 'scrollIntoView' in currentTarget;
  if (canScroll && !currentTarget.matches(':active')) currentTarget.scrollIntoView({ block: 'nearest' });
}
