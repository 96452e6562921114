import { useRef, useState } from 'react';
import { formatRoute, type Route } from '../../model/places/route';
import { PlainLink } from '../base/link';
import { renderNow } from '../overlays/render-now';
import { rootOf } from '../focus/composed-tree';
import { showField } from './field-arrival';

/** Goes to a route as a click on a link does, whatever router the host has. */
export function useFollow(current: Route) {
  const [to, setTo] = useState<Route>(current);
  const link = useRef<HTMLAnchorElement>(null);

  function follow(route: Route): void {
    if (isSamePlace(route, current) && showHere(route)) return;
    renderNow(() => setTo(route));
    link.current?.click();
  }

  /** An address that the page already has leads nowhere. */
  function showHere(route: Route): boolean {
    if (route.name !== 'settings' || route.field === undefined || !link.current) return false;
    const page = rootOf(link.current).querySelector('[data-chatdeck="settings"]');
    return page !== null && showField(page, route.field);
  }

  return {
    follow,
    link: (
      <PlainLink ref={link} to={to} hidden tabIndex={-1}>
        {formatRoute(to)}
      </PlainLink>
    ),
  };
}

function isSamePlace(a: Route, b: Route): boolean {
  return formatRoute(a) === formatRoute(b);
}
