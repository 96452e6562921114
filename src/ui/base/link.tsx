import { safeHref } from '../../model/core/address';
import type { Route } from '../../model/places/route';
import { cx } from 'class-variance-authority';
import { useCallback, forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { useReport } from '../theme/events';
import { useTheme } from '../theme/theme-context';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** The link's target. */
  to: Route;
  /** The link's text. */
  children: ReactNode;
}

/**
 * A plain anchor, or the theme's `linkComponent`, to one of our screens, styled by its place. Renders nothing if the
 * host has no such screen. The host routes plain clicks; the browser handles modified ones.
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

/** A link to one of our screens within text. */
export function Link({ className, ...rest }: LinkProps) {
  return <PlainLink {...rest} className={cx(linkLook, className)} />;
}

/** Styled like Radix Themes' link, which takes several times as long to render: a long table has hundreds of links. */
const linkLook = 'rt-Text rt-reset rt-Link rt-r-size-2';

interface ExternalLinkProps {
  /** Written by people or the server: a link only if it is safe, otherwise shown as text. */
  href: string;
  /** The link's text. */
  children: ReactNode;
  /** For the host's styles. */
  className?: string | undefined;
}

/** A link out of the product that opens in a new tab. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  const safe = safeHref(href);
  if (safe === undefined) return <span className={className}>{children}</span>;
  return (
    <a href={safe} target="_blank" rel="noreferrer" className={cx(linkLook, className)}>
      {children}
    </a>
  );
}

/** Whether the host has a screen for the route. */
export function useHasScreen(): (route: Route) => boolean {
  const { hrefFor } = useTheme();
  return useCallback((route: Route) => hrefFor(route) !== undefined, [hrefFor]);
}

/** Whether the browser handles a click, like one that opens a new tab. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
