import type { ComponentProps } from 'react';

/**
 * Text for screen readers. Hidden by a class, not by a `style` attribute, which a strict content security policy blocks
 * in server-rendered HTML.
 */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span className="cd-visually-hidden" {...props} />;
}
