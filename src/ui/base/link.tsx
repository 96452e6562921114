import { safeHref } from '../../model/core/address';
import type { Route } from '../../model/places/route';
import { cx } from 'class-variance-authority';
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { useReport } from '../theme/events';
import { useTheme } from '../theme/theme-context';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Where it leads. */
  to: Route;
  /** The words of the link. */
  children: ReactNode;
}

/**
 * A plain anchor, or the theme's `linkComponent`, to one of our screens, to be styled by its place. Shows nothing when
 * the host has no such screen. A plain click is the host's to route; a modified one is the browser's.
 */
export const PlainLink = forwardRef<HTMLAnchorElement, LinkProps>(function PlainLink(
  { to, onClick, children, ...rest },
  ref,
) {
  const { hrefFor, onNavigate, linkComponent: Anchor } = useTheme();
  const report = useReport();
  const href = hrefFor(to);
  if (href === undefined) return null;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    report({ name: 'navigated', to: to.name });
    if (!onNavigate || isModifiedClick(event) || rest.target === '_blank') return;
    event.preventDefault();
    onNavigate(to);
  };
  return (
    <Anchor {...rest} ref={ref} href={href} onClick={handleClick}>
      {children}
    </Anchor>
  );
});

/** A link within text to one of our screens. */
export function Link({ className, ...rest }: LinkProps) {
  return <PlainLink data-accent-color="" {...rest} className={cx(linkLook, className)} />;
}

/** That of Radix Themes, whose own part takes several times as long: a long table has hundreds of links. */
const linkLook = 'rt-Text rt-reset rt-Link rt-r-size-2 rt-underline-auto';

interface ExternalLinkProps {
  /** Written by people or the server: followed only when it is safe, else shown as text. */
  href: string;
  /** The words of the link. */
  children: ReactNode;
  /** For the host's own look. */
  className?: string | undefined;
}

/** A link out of the product, in a tab of its own. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  const safe = safeHref(href);
  if (safe === undefined) return <span className={className}>{children}</span>;
  return (
    <a href={safe} target="_blank" rel="noreferrer" className={cx(linkLook, className)} data-accent-color="">
      {children}
    </a>
  );
}

/** Whether the host has a screen for the route. */
export function useHasScreen(): (route: Route) => boolean {
  const { hrefFor } = useTheme();
  return (route) => hrefFor(route) !== undefined;
}

/** Whether a click is the browser's own, such as one that opens another tab. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
