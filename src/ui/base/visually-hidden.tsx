import type { ComponentProps } from 'react';

/**
 * Words for those who do not see the page. Hidden by a class and not by a `style` attribute, which a strict content
 * security policy ignores in what a server has rendered.
 */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span className="cd-visually-hidden" {...props} />;
}
